import type { Locator, Page } from "@playwright/test"
import { expect } from "./journey.ts"

declare global {
  interface Window {
    /** Gone when the page is hydrated, and all that was pressed before has been replayed. */
    eventCapture?: unknown
  }
}

/** The file that hydrates the page. */
export const entryScript = /\/assets\/client-[^/]*\.js$/

/** Opens the page as it was sent; its script arrives when the function that this gives back is called. */
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
    await page.waitForFunction(() => !window.eventCapture)
  }
}

export async function expectPending(control: Locator) {
  await expect(control).toHaveAttribute("aria-busy", "true")
  await expect(control).toHaveAttribute("data-pending")
}

/** Counts the page's requests from now on: `POST /api/auth/login`, and `GET /login` for the document itself. */
export function requestsOf(page: Page) {
  const seen: string[] = []
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith("/api/") || request.resourceType() === "document") {
      seen.push(`${request.method()} ${pathname}${search}`)
    }
  })
  return {
    /** How often; all that begin with it. */
    count: (request: string) => seen.filter((each) => each.startsWith(request)).length,
    all: () => seen,
  }
}

/** The themes that the page takes on from now on. */
export async function turnsOfTheme(page: Page): Promise<() => Promise<unknown>> {
  const turns = await page.evaluateHandle(() => {
    const turns: (string | undefined)[] = []
    const root = document.documentElement
    new MutationObserver((changes) => {
      for (const _ of changes) turns.push(root.dataset.theme)
    }).observe(root, { attributeFilter: ["data-theme"] })
    return turns
  })
  return () => turns.jsonValue()
}
