import { openAs, test } from "../factories.ts"
import { expectFitsOnPhone, expectNoHorizontalOverflow } from "../fits-on-phone.ts"
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
  await expect(drawer.getByRole("button", { name: "Records" })).toBeInViewport({ ratio: 1 })
  expect(await drawer.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
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

test("the whole menu of an admin is visible on a laptop, and its groups open by keyboard", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openAs(page, factories.admin, "/dashboard/my-devices")
  const records = page.getByRole("button", { name: "Records" })
  await expect(records).toBeInViewport({ ratio: 1 })
  await expect(records).toHaveCSS("height", "36px")
  await records.press("Space")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Bin" })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/dashboard/audit-log")
  await expect(page.getByRole("link", { name: "Audit Log" })).toBeInViewport({ ratio: 1 })
})

test("two presses of Tab from the top, or one key from the search, lead to the first row of a list", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard/all-users")
  const firstRow = page.locator("tbody tr").first()
  await expect(firstRow).toBeVisible()
  await page.locator("body").press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Skip to the first row" })).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(firstRow.locator(":focus")).toHaveCount(1)
  await page.keyboard.press("/")
  await page.keyboard.press("ArrowDown")
  await expect(firstRow.locator(":focus")).toHaveCount(1)
  await page.goto("/dashboard/my-profile")
  await expect(page.getByLabel("Full Name")).toBeVisible()
  await expect(page.getByRole("button", { name: "Skip to the first row" })).toBeHidden()
})

test("on a phone the tabs of one's account scroll sideways, and the current one is in view", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, factories.admin, "/bn/dashboard/account")
  const tab = (name: string) => page.getByRole("navigation", { name: "আমার অ্যাকাউন্ট" }).getByRole("link", { name })
  await tab("দুই ধাপে যাচাই").click()
  await tab("আমার তথ্য").press("Enter")
  await expect(tab("আমার তথ্য")).toHaveAttribute("aria-current", "page")
  await expect(tab("আমার তথ্য")).toBeInViewport({ ratio: 1 })
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
})
