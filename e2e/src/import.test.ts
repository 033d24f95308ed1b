import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { expectNoHorizontalOverflow } from "./fits-on-phone.ts"
import { expect, expectAccessible } from "./journey.ts"

async function choose(page: Page, text: string | Buffer, name: string) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text as string) }
  await page.locator("input[type=file]").first().setInputFiles(file)
}

test.beforeEach(async ({ page, factories }) => {
  await openAs(page, await factories.adminLogin(), "/dashboard/manage-certificates/import")
  await expect(page.getByRole("heading", { name: "Last imports" })).toBeVisible()
})

test("an admin downloads the sample file, imports it, and undoes the import", async ({ page }) => {
  await expectAccessible(page)
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download a sample file" }).click()
  await choose(page, await readFile(await (await download).path()), "sample.csv")
  await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByText("Certificates that will be made: 2")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Import 2 certificates" }).click()
  await expect(page.getByRole("heading", { name: "Certificates imported successfully" })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Undo this import" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo this import" }).click()
  await expect(page.getByText("Certificates deleted: 2")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Choose a file" })).toBeVisible()
})

test("every step of an import fits on a phone", async ({ page, expectProblem }) => {
  expectProblem(/400/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoHorizontalOverflow(page)
  const headings = "SL;Certificate No.;Student's Full Name;E-mail;Course;Batch"
  const row = `1;${"9".repeat(120)};${"n".repeat(300)};${"m".repeat(200)};EHP;7`
  await choose(page, `${headings}\n${row}`, `${"f".repeat(120)}.csv`)
  await expectNoHorizontalOverflow(page)
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("alert").getByText("Mistakes: 3")).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
})
