import type { Browser } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expect, expectAccessible, expectAccessibleDialog } from "../journey.ts"

/** Opens a path in another browser, without a login. */
async function openAsEmployer(browser: Browser, path: string) {
  const context = await browser.newContext({ locale: "en-US" })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test("an employer verifies a certificate after an admin has created, deactivated and deleted it", {
  tag: "@slow",
}, async ({ page, factories, browser }) => {
  // Written like the sample's numbers, so that it is not asked about.
  const number = `PRH-7000-${String(Date.now()).slice(-4)}`
  await openAs(page, factories.admin, "/dashboard")
  await page.getByRole("navigation").getByRole("link", { name: "Certificates", exact: true }).click()
  await expect(page.getByRole("heading", { name: /^Certificates \(\d+\)$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole("button", { name: "Create New Certificate" }).click()
  const dialog = page.getByRole("dialog", { name: "Create New Certificate" })
  await dialog.getByLabel("Candidate Name").fill("ঋতুপর্ণা দাস")
  await dialog.getByLabel("Candidate Email").fill("rituparna@example.com")
  await dialog.getByLabel("Certification Name").fill("Ethical Hacking Professional")
  await dialog.getByLabel("Batch No.").fill("0007")
  await dialog.getByLabel("Certification No.").fill(number)
  await expectAccessibleDialog(page)
  await dialog.getByRole("button", { name: "Create Certificate" }).click()
  await expect(page.getByText("Certificate created successfully")).toBeVisible()
  await expect(dialog).toBeHidden()

  const employer = await openAsEmployer(browser, "/verify-certificate")
  await employer.getByLabel("Certification Number").fill(` ${number.toLowerCase()} `)
  await employer.getByRole("button", { name: "Submit" }).click()
  await expect(employer.getByText("The credentials which you have entered is valid.")).toBeVisible()
  await expect(employer.getByText("ঋতুপর্ণা দাস")).toBeVisible()
  await expect(employer.getByText("rituparna@example.com")).toHaveCount(0)
  await expectAccessible(employer)
  const list = await employer.context().newPage()
  await list.goto("/verify-certificate")
  await list.getByRole("link", { name: "Check a whole list of numbers at once" }).click()
  await list.getByLabel("Certification Numbers").fill(`${number}\n${number}-XY`)
  await list.getByRole("button", { name: "Check the list" }).click()
  await expect(list.getByText("2 numbers checked: 1 valid, 1 not found.")).toBeVisible()
  await expectAccessible(list)

  await page.getByRole("searchbox", { name: "Search certificates" }).fill(number)
  const row = page.getByRole("row").filter({ hasText: number })
  await expect(page.getByRole("row")).toHaveCount(2)
  await row.getByRole("combobox").selectOption("inactive")
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click()
  await expect(page.getByText("Status changed successfully")).toBeVisible()

  await employer.getByRole("button", { name: "Submit" }).click()
  await expect(employer.getByText("The credentials which you have entered is not valid.")).toBeVisible()
  await expect(employer.getByText("inactive").first()).toBeVisible()
  await expect(employer.getByText("ঋতুপর্ণা দাস")).toBeVisible()
  await expectAccessible(employer)

  await row.getByRole("button", { name: /Delete/ }).click()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText(number)
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Certificate deleted successfully")).toBeVisible()
  await expect(page.getByText("No certificate found...")).toBeVisible()

  await employer.reload()
  await expect(employer.getByText("The credentials which you have entered is not valid.")).toBeVisible()
  await expect(employer.getByText("ঋতুপর্ণা দাস")).toHaveCount(0)
  await employer.context().close()
})
