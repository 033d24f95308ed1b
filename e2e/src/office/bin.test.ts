import { openAs, test } from "../factories.ts"
import { expectFitsOnPhone } from "../fits-on-phone.ts"
import { expect, expectAccessible, expectContrast, unique } from "../journey.ts"

test("a deleted batch in the bin fits on a phone and is accessible in both themes", async ({ page, factories }) => {
  const batchNo = unique("0042")
  const records: { _id: string }[] = []
  for (let no = 1; no <= 4; no++) {
    const certificate = {
      candidateName: `নুসরাত ${no}`,
      candidateEmail: "nusrat@example.com",
      certificationName: "Ethical Hacking",
      batchNo,
      certificationNo: `${batchNo}-${no}`,
    }
    const { _id } = await factories.send("POST", "certificates/register", certificate)
    records.push({ _id })
  }
  await factories.send("POST", "certificates/delete-certificates", { records })
  await openAs(page, factories.admin, `/dashboard/bin?search=${batchNo}`)
  const row = page.getByRole("row").filter({ hasText: "4 deleted together" })
  await row.getByRole("button", { name: /^Show all 4/ }).click()
  await expect(row.getByText(`${batchNo}-2 · নুসরাত 2`)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectFitsOnPhone(page)
  await page.emulateMedia({ colorScheme: "dark" })
  await expectContrast(page)
})
