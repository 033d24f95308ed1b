import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, expectAccessible, unique } from "../journey.ts"

async function choose(page: Page, text: string, name: string) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) }
  await page.locator("input[type=file]").first().setInputFiles(file)
}

test("every step of an import fits on a phone", { tag: "@slow" }, async ({ page, factories, expectProblem }) => {
  expectProblem(/400/)
  await page.setViewportSize({ width: 320, height: 700 })
  await openAs(page, await factories.adminLogin(), "/dashboard/manage-certificates/import")
  await expect(page.getByRole("heading", { name: "Last imports" })).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
  const headings = "SL;Certificate No.;Student's Full Name;E-mail;Course;Batch"
  const row = `1;${"9".repeat(120)};${"n".repeat(300)};${"m".repeat(200)};EHP;7`
  await choose(page, `${headings}\n${row}`, `${"f".repeat(120)}.csv`)
  await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeFocused()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("alert").getByText("Mistakes: 3")).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
  const candidateEmail = "rahim@example.com"
  const certificate = { certificationNo: unique("FIX"), candidateName: "n".repeat(100), candidateEmail }
  await factories.send("POST", "certificates/register", { ...certificate, certificationName: "EHP", batchNo: "7" })
  const correction = `1;${certificate.certificationNo};${"m".repeat(100)};${candidateEmail};EHP;7`
  await choose(page, `${headings}\n${correction}`, "corrections.csv")
  await page.getByLabel("Correct the certificates that exist already").check()
  await expect(page.locator("ins")).toHaveText(/m{100}/)
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
})
