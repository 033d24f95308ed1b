import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expectFitsOnPhone } from "../fits-on-phone.ts"
import { expect, expectAccessible, expectContrast, unique } from "../journey.ts"

const list = "/dashboard/manage-certificates"

/** Presses Tab, or another key, until the element with this role and name has the focus. */
async function tabTo(page: Page, role: "button" | "checkbox" | "combobox", name: string, key = "Tab") {
  const target = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The Tab key does not lead to “${name}”`)
}

test("an admin revokes a batch of certificates by keyboard alone", async ({ page, factories }) => {
  const batchNo = unique("0007")
  for (let no = 1; no <= 12; no++) {
    await factories.send("POST", "certificates/register", {
      candidateName: `নুসরাত ${no}`,
      candidateEmail: "nusrat@example.com",
      certificationName: "Ethical Hacking",
      batchNo,
      certificationNo: `${batchNo}-${no}`,
    })
  }
  await openAs(page, factories.admin, list)
  await expect(page.getByRole("table")).toBeVisible()
  await tabTo(page, "button", "Filter")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Batch No.", exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("combobox", { name: "Batch No." })).toBeFocused()
  await page.keyboard.type(batchNo)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Certificates (12)" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeFocused()
  await tabTo(page, "button", "Sort by Candidate")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("columnheader", { name: "Candidate" })).toHaveAttribute("aria-sort", "ascending")
  await tabTo(page, "combobox", "Rows per page")
  await page.keyboard.press("5")
  await expect(page.getByRole("row")).toHaveCount(13)
  await page.getByRole("checkbox", { name: "Select all on this page" }).focus()
  await page.keyboard.press("Space")
  // The bar with the selection's actions is before the table.
  await tabTo(page, "button", "Revoke the selected certificates", "Shift+Tab")
  await page.keyboard.press("Enter")
  const question = page.getByRole("alertdialog", { name: "Revoke 12 certificates?" })
  await expect(question).toBeVisible()
  await tabTo(page, "button", "Revoke")
  await page.keyboard.press("Enter")
  await expect(question).toBeHidden()
  await page.getByRole("button", { name: "Filter", exact: true }).focus()
  await page.keyboard.press("Enter")
  await tabTo(page, "button", "Status")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "valid", exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByText("No certificate found...")).toBeVisible()
  await tabTo(page, "button", "Remove the filter Status")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Certificates (12)" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeFocused()
})

test("a list with filters and an open editor fits on a phone and is accessible in both themes", {
  tag: "@slow",
}, async ({ page, factories }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(page, factories.admin, `${list}?batchNo=0001&from=2026-01-01&to=2099-12-31&sort=-certificationNo`)
  await expect(page.getByRole("table")).toBeVisible()
  await expectFitsOnPhone(page)
  await page.getByRole("button", { name: /^Issued:/ }).click()
  await expect(page.getByRole("dialog", { name: "Issued" })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: "dark" })
  await expectContrast(page)
})
