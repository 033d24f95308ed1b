import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect } from "./journey.ts"

const lists = {
  "all-users": "All Users",
  "manage-achievements": "Achievements",
  "manage-galleries": "Galleries",
  "manage-questions": "Questions",
  "manage-reviews": "Reviews",
  "manage-teams": "Teams",
  "manage-to-knows": "To-Knows",
}

for (const [list, name] of Object.entries(lists)) {
  test(`the list of /dashboard/${list} fits on a phone`, async ({ page, factories }) => {
    await openAs(page, factories.admin, `/dashboard/${list}`)
    await expect(page.getByRole("heading", { name: new RegExp(`^${name} \\([1-9]\\d*\\)$`) })).toBeVisible()
    await expectFitsOnPhone(page)
  })
}
