import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect } from "./journey.ts"

const screen = "/dashboard/manage-achievements"

test("Achievements name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^Achievements \([1-9]\d*\)$/ })).toBeVisible()
  await expectFitsOnPhone(page)
})
