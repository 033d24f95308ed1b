import { expect } from "@playwright/test"
import { publicPages } from "../public-pages.ts"
import { makeContactSheet } from "./contact-sheet.ts"
import { loadEverything, problemsOf, takeScreenshot } from "./screenshot.ts"
import { test } from "./tabs.ts"
import { nameOf, variants } from "./variants.ts"

/** `/verify-certificate?no=PRH-0001` becomes verify-certificate-no-prh-0001. */
const screenshotNameOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "home"

for (const { path } of publicPages) {
  const page = screenshotNameOf(path)
  test(page, async ({ tabFor }) => {
    const screenshots: string[] = []
    const problems: string[] = []
    for (const variant of variants) {
      const tab = await tabFor(variant)
      const url = `/${variant.language}${path === "/" ? "" : path}`
      const response = await tab.goto(url)
      expect(response?.status(), url).toBeLessThan(500)
      await loadEverything(tab)
      const name = `${page}-${nameOf(variant)}`
      problems.push(...(await problemsOf(tab, name)))
      screenshots.push(await takeScreenshot(tab, { name, fullPage: true }))
    }
    await makeContactSheet(page, screenshots)
    expect(problems).toEqual([])
  })
}
