import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible } from "./journey.ts"

test("an admin on a phone opens the menu as a drawer and reads the certificates as cards", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, factories.admin, "/dashboard/manage-certificates")
  await expect(page.getByRole("heading", { name: /^Certificates \(\d+\)$/ })).toBeVisible()
  await page.getByRole("button", { name: "Open the menu" }).click()
  const drawer = page.getByRole("dialog", { name: "Dashboard menu" })
  await expectAccessible(page)
  await drawer.getByRole("link", { name: "Dashboard" }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("heading", { name: "Welcome, Admin" })).toBeVisible()
  await page.goto("/dashboard/manage-certificates")
  await expectFitsOnPhone(page)
  await page.goto("/dashboard/audit-log")
  await page.getByRole("button", { name: "Open the menu" }).click()
  await expect(drawer.getByRole("link", { name: "Audit Log" })).toBeFocused()
  await expect(drawer.getByRole("link", { name: "Audit Log" })).toBeInViewport({ ratio: 1 })
})
