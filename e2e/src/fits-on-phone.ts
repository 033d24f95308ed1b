import type { Page } from "@playwright/test"
import { expect, expectAccessible } from "./journey.ts"

/** The page does not overflow a phone's screen, and screen readers get the cards as a table. */
export async function expectFitsOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole("table")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
