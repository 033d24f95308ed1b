import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { authorization, expect, expectAccessible, unique } from "./journey.ts"

const list = "/dashboard/manage-certificates"
const statusCall = "**/api/certificates/update-certificate/**"

/** Certificates of a test's own, and the list of them alone. */
async function withCertificates(page: Page, count: number) {
  const mark = unique("SEL")
  const headers = await authorization(page)
  const made: { _id: string; certificationNo: string }[] = []
  for (let no = 1; no <= count; no++) {
    const data = {
      candidateName: `নুসরাত ${no}`,
      candidateEmail: "nusrat@example.com",
      certificationName: "Ethical Hacking",
      batchNo: "0001",
      certificationNo: `${mark}-${no}`,
    }
    const answer = await page.request.post("/api/certificates/register", { headers, data })
    made.push((await answer.json()).data)
  }
  await page.goto(`${list}?search=${mark}`)
  await expect(page.getByRole("heading", { name: `Certificates (${count})` })).toBeVisible()
  const row = (no: number) => page.getByRole("row").filter({ hasText: `${mark}-${no}` })
  return { mark, made, headers, row, status: (no: number) => row(no).getByRole("combobox") }
}

const chosen = (page: Page, action: string) => page.getByRole("button", { name: `${action} the selected certificates` })
const question = (page: Page) => page.getByRole("alertdialog")

test.beforeEach(async ({ page, factories }) => openAs(page, factories.admin, "/dashboard"))

test("a status shows at once, and goes back when the server fails", async ({ page, expectProblem }) => {
  expectProblem(/500/)
  const { status } = await withCertificates(page, 1)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(statusCall, async (route) => {
    await answered
    await route.fulfill({ status: 500, json: { success: false, message: "Something went wrong" } })
  })
  await status(1).focus()
  await status(1).selectOption("inactive")
  await expect(status(1)).toHaveValue("inactive")
  answer()
  await expect(page.getByText("Failed to change status")).toBeVisible()
  await expect(status(1)).toHaveValue("active")
  await expect(status(1)).toBeFocused()
})

test("several are set inactive after one question that names the count, with one toast", async ({ page }) => {
  const { mark, row, status } = await withCertificates(page, 3)
  await row(1).getByRole("checkbox").check()
  await row(3).getByRole("checkbox").check()
  await expect(page.getByText("2 selected")).toBeVisible()
  await expectAccessible(page)
  await chosen(page, "Set inactive").click()
  await expect(question(page)).toContainText("Set 2 certificates to inactive?")
  await expect(question(page)).toContainText(`${mark}-1, ${mark}-3`)
  await expectAccessible(page)
  await question(page).getByRole("button", { name: "Set inactive" }).click()
  await expect(page.getByText("Status changed successfully")).toHaveCount(1)
  await expect(question(page)).toBeHidden()
  for (const [no, value] of [
    ["1", "inactive"],
    ["2", "active"],
    ["3", "inactive"],
  ] as const) {
    await expect(status(Number(no))).toHaveValue(value)
  }
  await expect(page.getByText("2 selected")).toHaveCount(0)
})

test("what failed stays selected and is told with its reason; tried again it is done", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/)
  const { made, row, status } = await withCertificates(page, 3)
  const message = "The server is busy. Please try again in a moment"
  await page.route(`**/update-certificate/${made[1]?._id}`, (route) =>
    route.fulfill({ status: 500, json: { success: false, message } }),
  )
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await chosen(page, "Set inactive").click()
  await question(page).getByRole("button", { name: "Set inactive" }).click()
  await expect(page.getByText(`1 failed: ${message}`)).toBeVisible()
  await expect(page.getByText("Failed to change status")).toHaveCount(1)
  await expect(page.getByText("1 selected")).toBeVisible()
  await expect(row(2).getByRole("checkbox")).toBeChecked()
  await page.unroute(`**/update-certificate/${made[1]?._id}`)
  await chosen(page, "Set inactive").click()
  await expect(question(page)).toContainText("Set 1 certificate to inactive?")
  await question(page).getByRole("button", { name: "Set inactive" }).click()
  await expect(page.getByText("Status changed successfully")).toBeVisible()
  for (const no of [1, 2, 3]) await expect(status(no)).toHaveValue("inactive")
})

test("several are deleted, those that somebody else has deleted meanwhile too", async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const { made, headers, row } = await withCertificates(page, 3)
  await row(1).getByRole("checkbox").check()
  await row(2).getByRole("checkbox").check()
  await page.request.delete(`/api/certificates/delete-certificate/${made[0]?._id}`, { headers })
  await chosen(page, "Delete").click()
  await expect(question(page)).toContainText("Delete 2 certificates?")
  await question(page).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Certificate deleted successfully")).toHaveCount(1)
  await expect(page.getByRole("heading", { name: "Certificates (1)" })).toBeVisible()
  await expect(row(3)).toBeVisible()
})

test("a certificate that was changed meanwhile is not deleted unseen", async ({ page, expectProblem }) => {
  expectProblem(/412/)
  const { made, headers, row, status } = await withCertificates(page, 1)
  await page.request.patch(`/api/certificates/update-certificate/${made[0]?._id}`, { headers })
  await row(1).getByRole("button", { name: "Delete" }).click()
  await question(page).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Failed to delete certificate")).toBeVisible()
  await expect(page.getByText(/^Somebody has changed this in the meantime/)).toBeVisible()
  await question(page).getByRole("button", { name: "Cancel" }).click()
  await expect(status(1)).toHaveValue("inactive")
  await row(1).getByRole("button", { name: "Delete" }).click()
  await question(page).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Certificate deleted successfully")).toBeVisible()
  await expect(page.getByText("No certificate found...")).toBeVisible()
})

test("a file holds those that are selected, those that were found, or all", async ({ page }) => {
  const { mark, row } = await withCertificates(page, 3)
  const numbersIn = async (link: string) => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: link, exact: true }).click()
    const text = await readFile(await (await download).path(), "utf8")
    return text.split("\r\n").flatMap((line) => line.split(",")[4] ?? [])
  }
  await row(2).getByRole("checkbox").check()
  expect(await numbersIn("Export (CSV) the selected certificates")).toEqual(["certificationNo", `${mark}-2`])
  expect(await numbersIn("Export search results (CSV)")).toHaveLength(4)
  await page.getByRole("button", { name: "Clear search" }).click()
  const all = await numbersIn("Export (CSV)")
  expect(all).toContain("PRH-0001-0001")
  expect(all).toContain(`${mark}-1`)
})

test("rows stay selected from page to page and search to search, until they are let go", async ({ page }) => {
  const { row, mark } = await withCertificates(page, 2)
  await row(1).getByRole("checkbox").check()
  const search = page.getByRole("searchbox", { name: "Search certificates" })
  await search.fill("nobody has this name")
  await expect(page.getByText("No certificate found...")).toBeVisible()
  await search.fill(mark)
  await expect(row(1).getByRole("checkbox")).toBeChecked()
  await expect(page.getByText("1 selected")).toBeVisible()
  await page.getByRole("button", { name: "Clear selection" }).click()
  await expect(row(1).getByRole("checkbox")).not.toBeChecked()
})

test("what is deleted in its row is not selected any more", async ({ page }) => {
  const { row } = await withCertificates(page, 2)
  await row(1).getByRole("checkbox").check()
  await row(2).getByRole("checkbox").check()
  await row(1).getByRole("button", { name: "Delete" }).click()
  await question(page).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("1 selected", { exact: true })).toBeVisible()
  await expect(row(2).getByRole("checkbox")).toBeChecked()
})

test("in Bengali a certificate is made, withdrawn and deleted", async ({ page }) => {
  await page.goto(list)
  await page.getByRole("link", { name: "বাংলা" }).click()
  const number = unique("BN")
  await page.getByRole("button", { name: "নতুন সনদ তৈরি করুন" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "সনদ তৈরি করুন" }).click()
  await expect(dialog.getByText("সবগুলো ঘর পূরণ করুন")).toHaveCount(5)
  const fields = {
    "প্রার্থীর নাম": "রাফি",
    "প্রার্থীর ইমেইল": "r@x.org",
    "কোর্সের নাম": "EHP",
    "ব্যাচ নম্বর": "১",
    "সনদ নম্বর": number,
  }
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole("button", { name: "সনদ তৈরি করুন" }).click()
  await expect(page.getByText("সনদ তৈরি হয়েছে".normalize("NFC"))).toBeVisible()
  const row = page.getByRole("row").filter({ hasText: number })
  await row.getByRole("combobox").selectOption("inactive")
  await expect(page.getByText("অবস্থা বদলানো হয়েছে".normalize("NFC"))).toBeVisible()
  await expectAccessible(page)
  await row.getByRole("button", { name: "মুছুন" }).click()
  await question(page).getByRole("button", { name: "মুছুন" }).click()
  await expect(page.getByText("সনদ মুছে ফেলা হয়েছে".normalize("NFC"))).toBeVisible()
  await expect(row).toHaveCount(0)
})
