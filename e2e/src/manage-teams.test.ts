import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect } from "./journey.ts"

const screen = "/dashboard/manage-teams"

test("Teams name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^Teams \([1-9]\d*\)$/ })).toBeVisible()
  const headings = ["Serial", "Avatar", "Name and designation", "Contact", "Social Links", "Action"]
  await expect(page.getByRole("columnheader")).toHaveText(headings)
  await expectFitsOnPhone(page)
})
