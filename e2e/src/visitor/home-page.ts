import type { Page } from "@playwright/test"
import { expect } from "../journey.ts"

/** The second image is requested after the page has loaded, just before the announcement would open. */
export async function waitForSecondImage(page: Page) {
  const second = page.locator('img[src="/site/hero-2.svg"]')
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}
