import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"

export const folder = fileURLToPath(new URL("../../../.cache/pictures/", import.meta.url))
mkdirSync(folder, { recursive: true })

// Chromium leaves out of a picture what is far below the window and has `content-visibility: auto`.
const style = "*, *::before, *::after { content-visibility: visible !important }"

type Options = { name: string; fullPage: boolean }

/** A picture of the page as it is now. */
export async function takePicture(page: Page, { name, fullPage }: Options): Promise<string> {
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, fullPage, style, animations: "disabled", caret: "hide" })
  return path
}

/** Waits until letters and pictures are there, those at the far end too, which load when somebody comes near them. */
export async function loadEverything(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    await document.fonts.ready
    // A picture that nobody sees at this width never loads, and a broken one never decodes.
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const late = new Promise((resolve) => setTimeout(resolve, 5000))
    await Promise.race([Promise.allSettled(shown.map((image) => image.decode())), late])
    window.scrollTo({ top: 0, behavior: "instant" })
  })
}

/** What is wrong with a page that its picture would not show at a glance. */
export async function problemsOf(page: Page, name: string): Promise<string[]> {
  const { wide, missing } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - window.innerWidth,
    missing: [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  }))
  return [
    ...(wide > 0 ? [`${name} is ${wide} pixels wider than the window`] : []),
    ...missing.map((source) => `${name} shows a picture that does not load: ${source}`),
  ]
}
