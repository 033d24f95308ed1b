import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible, expectContrast, settle, unique } from "./journey.ts"

test("an admin undoes a delete in its toast, and restores a deleted batch from the bin", async ({
  page,
  factories,
}) => {
  const batchNo = unique("0042")
  const issue = (no: number) =>
    factories.send("POST", "certificates/register", {
      candidateName: `নুসরাত ${no}`,
      candidateEmail: "nusrat@example.com",
      certificationName: "Ethical Hacking",
      batchNo,
      certificationNo: `${batchNo}-${no}`,
    })
  for (let no = 1; no <= 4; no++) await issue(no)
  await openAs(page, factories.admin, `/dashboard/manage-certificates?batchNo=${batchNo}`)
  const heading = (count: number) => page.getByRole("heading", { name: `Certificates (${count})` })
  const toast = page.locator("[data-toaster]")

  await page.getByRole("button", { name: `Delete ${batchNo}-2` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(heading(3)).toBeVisible()
  await toast.getByRole("button", { name: "Undo" }).click()
  await expect(heading(4)).toBeVisible()

  await page.getByRole("button", { name: `Delete ${batchNo}-3` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(heading(3)).toBeVisible()
  await expect(toast.getByText(`${batchNo}-3`)).toBeVisible()
  await page.keyboard.press("Control+z")
  await expect(heading(4)).toBeVisible()

  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await page.getByRole("button", { name: "Delete the selected certificates" }).click()
  await page
    .getByRole("alertdialog", { name: "Delete 4 certificates?" })
    .getByRole("button", { name: "Delete" })
    .click()
  await expect(page.getByText("No certificate found...")).toBeVisible()
  const other = await issue(1)

  await page.getByRole("main").getByRole("link", { name: "Bin" }).click()
  await page.getByRole("searchbox", { name: "Search the bin" }).fill(batchNo)
  await expect(page).toHaveURL(/search=/)
  // The rows are faded while they are fetched.
  await settle(page)
  const row = page.getByRole("row").filter({ hasText: "4 deleted together" })
  await row.getByRole("button", { name: /^Show all 4/ }).click()
  await expect(row.getByText(`${batchNo}-2 · নুসরাত 2`)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectFitsOnPhone(page)
  await page.emulateMedia({ colorScheme: "dark" })
  await expectContrast(page)
  await row.getByRole("button", { name: /^Restore all/ }).click()
  const rest = page.getByRole("row").filter({ hasText: "1 of 4 are still here" })
  await expect(rest.getByText("A certificate with this number already exists")).toBeVisible()
  await rest.getByRole("link", { name: `${batchNo}-1 · নুসরাত 1` }).click()
  await expect(page.getByRole("heading", { name: `${batchNo}-1` })).toBeVisible()
  await factories.send("DELETE", `certificates/delete-certificate/${other._id}`)
  await page.goBack()
  await rest.getByRole("button", { name: /^Restore/ }).click()
  await toast.getByRole("button", { name: "Show it" }).click()
  await expect(page.getByRole("heading", { name: `${batchNo}-1` })).toBeVisible()
  await page.goto(`/dashboard/manage-certificates?batchNo=${batchNo}`)
  await expect(heading(4)).toBeVisible()
})
