import type { Locator, Page } from "@playwright/test"
import { expect, hydrated } from "../journey.ts"

/** The URL of the script that hydrates the page. */
export const entryScript = /\/assets\/client-[^/]*\.js$/

/** Opens the page as the server rendered it. The returned function lets its script load, and waits for hydration. */
export async function openBeforeHydration(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(entryScript, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("script[data-entry]").waitFor({ state: "attached" })
  return async () => {
    release()
    await hydrated(page)
  }
}

export async function expectPending(control: Locator) {
  await expect(control).toHaveAttribute("aria-busy", "true")
  await expect(control).toHaveAttribute("data-pending")
}

/** Records the page's API and document requests from now on, such as `POST /api/auth/login` or `GET /login`. */
export function requestsOf(page: Page) {
  const seen: string[] = []
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith("/api/") || request.resourceType() === "document") {
      seen.push(`${request.method()} ${pathname}${search}`)
    }
  })
  return {
    /** The number of requests that start with this text. */
    count: (request: string) => seen.filter((each) => each.startsWith(request)).length,
    all: () => seen,
  }
}

/** Records every change of the theme from now on. */
export async function recordThemeChanges(page: Page): Promise<() => Promise<unknown>> {
  const changes = await page.evaluateHandle(() => {
    const changes: (string | undefined)[] = []
    const root = document.documentElement
    new MutationObserver((records) => {
      for (const _ of records) changes.push(root.dataset.theme)
    }).observe(root, { attributeFilter: ["data-theme"] })
    return changes
  })
  return () => changes.jsonValue()
}
