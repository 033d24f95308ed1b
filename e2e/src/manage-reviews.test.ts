import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect } from "./journey.ts"

const screen = "/dashboard/manage-reviews"

test("Reviews name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^Reviews \([1-9]\d*\)$/ })).toBeVisible()
  await expect(page.getByText(/^On the home page: \d+. It shows at most 50.$/)).toBeVisible()
  await expectFitsOnPhone(page)
})
