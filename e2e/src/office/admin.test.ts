import { openAs, test } from "../factories.ts"
import { expectFitsOnPhone } from "../fits-on-phone.ts"
import { expect, expectAccessible } from "../journey.ts"

test("an admin on a phone reads the certificates as cards, and the menu is a drawer for touch and keyboard", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, factories.admin, "/dashboard/manage-certificates")
  await expect(page.getByRole("heading", { name: /^Certificates \(\d+\)$/ })).toBeVisible()
  await expectFitsOnPhone(page)
  const opener = page.getByRole("button", { name: "Open the menu" })
  await opener.click()
  const drawer = page.getByRole("dialog", { name: "Dashboard menu" })
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press("Enter")
  await drawer.getByRole("link", { name: "Dashboard" }).click()
  await expect(page).toHaveURL("/dashboard")
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("heading", { name: "Welcome, Admin" })).toBeVisible()
  await page.goto("/dashboard/audit-log")
  await opener.click()
  await expect(drawer.getByRole("link", { name: "Audit Log" })).toBeFocused()
  await expect(drawer.getByRole("link", { name: "Audit Log" })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Enter")
  // The main part gets the focus for screen readers, without a ring, whose second tone would cover the header's line.
  await expect(page.getByRole("main")).toBeFocused()
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none")
  await expect(page.getByRole("main")).toHaveCSS("box-shadow", "none")
})
