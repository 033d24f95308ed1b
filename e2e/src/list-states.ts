import type { Page } from "@playwright/test"
import { type Login, openAs } from "./factories.ts"
import { expect, expectAccessible } from "./journey.ts"

type TheList = { who?: Login; screen: string; call: string; none: string; create?: string }

const meta = { total: 0, from: 0, to: 0, page: 1, pages: 1, hasPrevPage: false, hasNextPage: false }

/** Calls that take a query answer in pages. */
const nothing = (call: string) => ({
  success: true,
  message: "",
  data: [],
  count: 0,
  ...(call.endsWith("*") && { meta }),
})

/** A list that fails says so and is tried again; one without rows says so in the product's words, with what mends it. */
export async function expectListStates(page: Page, { who, screen, call, none, create }: TheList) {
  await page.route(call, (route) => route.abort())
  await openAs(page, who ?? null, screen)
  await expect(page.getByText("This list could not be loaded")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ json: nothing(call) }))
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText(none)).toBeVisible()
  await expectAccessible(page)
  if (create) {
    // Beside the heading, and below the words that nothing is there.
    await expect(page.getByRole("button", { name: create })).toHaveCount(2)
    await page.getByRole("button", { name: create }).last().click()
    await expect(page.getByRole("dialog", { name: create })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: create }).last()).toBeFocused()
  }
  await page.unroute(call)
}

/** Nothing hangs over the edge of a phone's screen, and the cards are still a table to a screen reader. */
export async function expectFitsOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole("table")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
