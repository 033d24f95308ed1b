import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { authorization, expect, unique } from "../journey.ts"

const list = "/dashboard/manage-certificates"

/** Creates certificates, and opens a list that has only these. */
async function withCertificates(page: Page, count: number) {
  const mark = unique("SEL")
  const headers = await authorization(page)
  for (let no = 1; no <= count; no++) {
    const data = {
      candidateName: `নুসরাত ${no}`,
      candidateEmail: "nusrat@example.com",
      certificationName: "Ethical Hacking",
      batchNo: "0001",
      certificationNo: `${mark}-${no}`,
    }
    await page.request.post("/api/certificates/register", { headers, data })
  }
  await page.goto(`${list}?search=${mark}`)
  await expect(page.getByRole("heading", { name: `Certificates (${count})` })).toBeVisible()
  const row = (no: number) => page.getByRole("row").filter({ hasText: `${mark}-${no}` })
  return { mark, row }
}

test.beforeEach(async ({ page, factories }) => openAs(page, factories.admin, "/dashboard"))

test("an admin downloads the selected certificates, those that a search found, or all", async ({ page }) => {
  const { mark, row } = await withCertificates(page, 3)
  const numbersIn = async (link: string) => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: link, exact: true }).click()
    const text = await readFile(await (await download).path(), "utf8")
    return text.split("\r\n").flatMap((line) => line.split(",")[4] ?? [])
  }
  await row(2).getByRole("checkbox").check()
  expect(await numbersIn("Export (CSV) the selected certificates")).toEqual(["Certificate number", `${mark}-2`])
  expect(await numbersIn("Export search results (CSV)")).toHaveLength(4)
  await page.getByRole("button", { name: "Clear search" }).click()
  const all = await numbersIn("Export (CSV)")
  expect(all).toContain("PRH-0001-0001")
  expect(all).toContain(`${mark}-1`)
})
