import type { Page } from "@playwright/test"
import { hydrated } from "../journey.ts"

/** Records the API calls and the layout shifts of the page that is opened next. */
export async function watchLoading(page: Page) {
  const calls: string[] = []
  // Uploaded images of the gallery are files.
  page.on("request", (request) => /\/api\/(?!images\/)/.test(request.url()) && calls.push(request.url()))
  const observer = await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON())
    }).observe({ type: "layout-shift", buffered: true })
  })
  return { calls, shifts: () => page.evaluate("window.shifts"), [Symbol.asyncDispose]: () => observer.dispose() }
}

/** Waits until the page is hydrated, its fonts and eager images are loaded, and its effects have run. */
export async function settleLoading(page: Page) {
  await hydrated(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images].filter(({ loading }) => loading !== "lazy")
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}
