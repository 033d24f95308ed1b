import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import { layOutWholePage } from "../journey.ts"

export const folder = fileURLToPath(new URL("../../../.cache/screenshots/", import.meta.url))
mkdirSync(folder, { recursive: true })

type Options = { name: string; fullPage: boolean }

/** Takes a screenshot of the page, and returns its path. */
export async function takeScreenshot(page: Page, { name, fullPage }: Options): Promise<string> {
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, fullPage, animations: "disabled", caret: "hide" })
  return path
}

/** Waits for fonts and images. Scrolls to the end first, because lazy images load only near the window. */
export async function loadEverything(page: Page) {
  await layOutWholePage(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    await document.fonts.ready
    // An image that is hidden at this width never loads, and a broken one never decodes.
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const timeout = new Promise((resolve) => setTimeout(resolve, 5000))
    await Promise.race([Promise.allSettled(shown.map((image) => image.decode())), timeout])
    window.scrollTo({ top: 0, behavior: "instant" })
  })
}

/** Faults of a page that are easily overlooked in a screenshot. */
export async function problemsOf(page: Page, name: string): Promise<string[]> {
  const { wide, missing } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - window.innerWidth,
    missing: [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  }))
  return [
    ...(wide > 0 ? [`${name} is ${wide} pixels wider than the window`] : []),
    ...missing.map((source) => `${name} shows an image that does not load: ${source}`),
  ]
}
