import type { Page } from "@playwright/test"

/** Returns a function that throws if anything has failed on the page so far: a broken page would be measured as fast. */
export function watchProblems(page: Page): () => void {
  const problems: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text())
  })
  page.on("pageerror", (error) => problems.push(error.message))
  page.on("requestfailed", (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} responded ${response.status()}`)
  })
  return () => {
    if (problems.length > 0) throw new Error(`${page.url()} had problems:\n  ${problems.join("\n  ")}`)
  }
}

/** Opens a URL, which must respond 200, and waits for the load event. */
export async function open(page: Page, url: string) {
  const response = await page.goto(url, { waitUntil: "load" })
  if (response?.status() !== 200) throw new Error(`${url} responded ${response?.status()}`)
}

// The parts of the page's window that are used here: this project has only Node's globals.
type Window = {
  innerHeight: number
  scrollTo: (to: { top: number; behavior: "instant" }) => void
  document: { documentElement: { scrollHeight: number } }
}

/** Scrolls to the end of the page like a reader, so that lazy content loads and causes its layout shifts. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const { innerHeight, scrollTo, document } = globalThis as unknown as Window
    const step = Math.floor(innerHeight * 0.8)
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })
  await page.waitForLoadState("networkidle")
}
