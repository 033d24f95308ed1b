import type { Page } from "@playwright/test"
import { expect, expectAccessible } from "./journey.ts"

/** Nothing hangs over the edge of a phone's screen, and the cards are still a table to a screen reader. */
export async function expectFitsOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole("table")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
