import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { authorization, expect, expectAccessible, unique } from "./journey.ts"

const address = "/dashboard/manage-certificates/import"
const importCall = "**/api/certificates/import-certificates*"
const head = "SL;Certificate No.;Student's Full Name;E-mail;Course;Batch"

/** A file as a spreadsheet of a country with decimal commas saves it. */
function listOf(count: number, mark = unique("IMP")) {
  const rows = Array.from({ length: count }, (_, no) => `${no + 1};${mark}-${no};নুসরাত জাহান ${no};N${no}@x.org;EHP;0007`)
  return { mark, text: [head, ...rows].join("\r\n") }
}

async function choose(page: Page, text: string | Buffer, name = "batch-7.csv") {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text as string) }
  await page.locator("input[type=file]").first().setInputFiles(file)
}

/** As far as the preview: the columns are as they were guessed. */
async function check(page: Page, text: string | Buffer) {
  await choose(page, text)
  await page.getByRole("button", { name: "Continue" }).click()
}

async function found(page: Page, search: string) {
  const answer = await page.request.get(`/api/certificates/get-certificates?search=${encodeURIComponent(search)}`, {
    headers: await authorization(page),
  })
  return await answer.json()
}

test.beforeEach(async ({ page, factories }) => {
  await openAs(page, await factories.adminLogin(), address)
  await expect(page.getByRole("heading", { name: "Last imports" })).toBeVisible()
})

test("a file is chosen, its columns are found and its first rows shown, and nothing is kept yet", async ({ page }) => {
  const { mark, text } = listOf(3)
  await expectAccessible(page)
  await choose(page, text)
  await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeFocused()
  await expect(page.getByLabel("Candidate Name")).toHaveValue("2")
  await expect(page.getByLabel("Certification No.")).toHaveValue("1")
  await expect(page.getByText("For example: নুসরাত জাহান 0 · নুসরাত জাহান 1")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByText("Everything is in order. Certificates that will be made: 3")).toBeVisible()
  await expect(page.getByRole("cell", { name: "n0@x.org" })).toBeVisible()
  await expectAccessible(page)
  expect((await found(page, mark)).count).toBe(0)
})

test("a file is imported, and taken back after a question that names the count", async ({ page }) => {
  const { mark, text } = listOf(3)
  await check(page, text)
  await page.getByRole("button", { name: "Import 3 certificates" }).click()
  await expect(page.getByRole("heading", { name: "Certificates imported successfully" })).toBeFocused()
  await expectAccessible(page)
  expect((await found(page, mark)).count).toBe(3)
  await page.getByRole("button", { name: "Undo this import" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("Certificates: 3")
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo this import" }).click()
  await expect(page.getByText("Certificates deleted: 3")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Choose a file" })).toBeVisible()
  expect((await found(page, mark)).count).toBe(0)
})

test("what is wrong is told by line, column and value of the person's own file; the mended file goes straight on", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/)
  const { mark, text } = listOf(2)
  const rows = ["3;;Two;two@x.org;EHP;7", `4;${mark}-0;????? ??;"no\nmail";EHP;7`, "5;a;b"]
  await check(page, `My list;;;;;\n\n${text}\n${rows.join("\n")}`)
  await expect(page.getByRole("heading", { name: "Please correct your file" })).toBeVisible()
  const lines = page.getByRole("row")
  await expect(lines.nth(1)).toContainText(/6.*Certification No\..*empty.*Please fill this in/)
  await expect(lines.nth(2)).toContainText(/7.*Candidate Name.*\?{5} \?\?.*Letters were lost/)
  await expect(lines.nth(3)).toContainText(/7.*Candidate Email.*no\s+mail.*Please enter a valid email/)
  await expect(lines.nth(4)).toContainText(/9.*whole line.*This line does not have 6 cells/)
  await expect(page.getByRole("alert").getByText("Mistakes: 4")).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0)
  await choose(page, text)
  await expect(page.getByRole("button", { name: "Import 2 certificates" })).toBeVisible()
})

test("in Bengali the faults are in Bengali, with the lines of the file", async ({ page, expectProblem }) => {
  expectProblem(/400/)
  const { mark, text } = listOf(1)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: "ফাইল থেকে সনদ আমদানি" })).toBeVisible()
  await choose(page, `${text}\r\n2;${mark.toLowerCase()}-0;রাফি;r@x.org;EHP;7`)
  await page.getByRole("button", { name: "এগিয়ে যান".normalize("NFC") }).click()
  await expect(page.getByRole("row").nth(1)).toContainText(/৩.*সনদ নম্বর.*এই নম্বরটি ২ নম্বর লাইনে আগেই আছে/)
  await expectAccessible(page)
})

test("Excel's own 'Unicode Text' is read, letter by letter", async ({ page }) => {
  const mark = unique("UNI")
  const text = `নাম\tইমেইল\tকোর্স\tব্যাচ\tসনদ নম্বর\r\nক্ষ্মী র‍্যাব\tk@x.org\tEHP\t0001\t${mark}\r\n`
  await check(page, Buffer.from(`\ufeff${text}`, "utf16le"))
  await page.getByRole("button", { name: "Import 1 certificate" }).click()
  await expect(page.getByRole("heading", { name: "Certificates imported successfully" })).toBeVisible()
  expect((await found(page, mark)).data[0]).toMatchObject({ candidateName: "ক্ষ্মী র‍্যাব", batchNo: "0001" })
})

test("five thousand rows are imported, and undone from the list of last imports", async ({ page }) => {
  test.setTimeout(90_000)
  const { mark, text } = listOf(5000)
  await check(page, text)
  await page.getByRole("button", { name: "Import 5,000 certificates" }).click()
  await expect(page.getByRole("heading", { name: "Certificates imported successfully" })).toBeVisible({
    timeout: 60_000,
  })
  expect((await found(page, mark)).count).toBe(5000)
  await page.getByRole("button", { name: "Import another file" }).click()
  const row = page.getByRole("row").filter({ hasText: "5,000" }).first()
  await row.getByRole("button", { name: /^Undo/ }).click()
  await expect(page.getByRole("alertdialog")).toContainText("5,000")
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo this import" }).click()
  await expect(page.getByText("Certificates deleted: 5,000")).toBeVisible({ timeout: 60_000 })
  await expect(row).toContainText("Nothing left")
})

test("the sample file can be downloaded and imported as it is", async ({ page }) => {
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download a sample file" }).click()
  const file = await (await download).path()
  await check(page, await readFile(file))
  await expect(page.getByText("Certificates that will be made: 2")).toBeVisible()
})

test("a file that is no list is told apart, and what to do about it", async ({ page }) => {
  await choose(page, Buffer.from([0x50, 0x4b, 3, 4, 20]), "list.xlsx")
  await expect(page.getByText(/^This is an Excel workbook/)).toBeVisible()
  await choose(page, Buffer.from([0x4e, 0x61, 0xef, 0x76]))
  await expect(page.getByText(/^The letters of this file cannot be read/)).toBeVisible()
  await choose(page, "\n\n")
  await expect(page.getByText("There is no certificate in this file")).toBeVisible()
  await expectAccessible(page)
})

test("columns that were not found are asked for, each once", async ({ page }) => {
  await choose(page, `x;y;z;u;v\n1;2;3;4;5`)
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByText("Please choose a column")).toHaveCount(5)
  await expect(page.getByLabel("Candidate Name")).toBeFocused()
  await page.getByLabel("Candidate Name").selectOption("Column A: x")
  await page.getByLabel("Candidate Email").selectOption("Column A: x")
  await expect(page.getByText("This column is chosen twice")).toHaveCount(2)
  await expectAccessible(page)
})

test("a check or an import that fails keeps the file: it is tried again", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  const answer = (status: number, message: string) => ({ status, json: { success: false, message } })
  await page.route(importCall, (route) => route.abort(), { times: 1 })
  await check(page, listOf(2).text)
  await expect(page.getByText("The file could not be checked")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Try again" }).click()
  const start = page.getByRole("button", { name: "Import 2 certificates" })
  await expect(start).toBeVisible()
  const failures = [
    [429, "Too many requests. Please try again in 1 minutes", "Nothing was imported"],
    [500, "Something went wrong. Please try again", "It is not known whether the certificates were imported"],
  ] as const
  for (const [status, message, title] of failures) {
    await page.route(importCall, (route) => route.fulfill(answer(status, message)), { times: 1 })
    await page.getByRole("button", { name: /^(Import 2 certificates|Try again)$/ }).click()
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("heading", { name: "Certificates imported successfully" })).toBeVisible()
})

test("after an import whose answer is lost the certificates are asked for again", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  const { mark, text } = listOf(1)
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await menu.getByRole("link", { name: "Certificates" }).click()
  await expect(page.getByRole("heading", { name: /^Certificates \(/ })).toBeVisible()
  await page.goBack()
  await check(page, text)
  const start = page.getByRole("button", { name: "Import 1 certificate" })
  await expect(start).toBeVisible()
  await page.route(importCall, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await start.click()
  await expect(page.getByText("It is not known whether the certificates were imported")).toBeVisible()
  await menu.getByRole("link", { name: "Certificates" }).click()
  await expect(page.getByText(`${mark}-0`).first()).toBeVisible()
})

test("who may no longer import is asked for again, since their role may have changed", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/403/)
  await check(page, listOf(1).text)
  const start = page.getByRole("button", { name: "Import 1 certificate" })
  await expect(start).toBeVisible()
  const json = { success: false, message: "You do not have permission to do this" }
  await page.route(importCall, (route) => route.fulfill({ status: 403, json }))
  const refreshed = page.waitForRequest("**/api/auth/get-user")
  await start.click()
  await refreshed
})

test("a logout aborts an import that is being sent", async ({ page }) => {
  await check(page, listOf(1).text)
  const start = page.getByRole("button", { name: "Import 1 certificate" })
  await expect(start).toBeVisible()
  // Without an answer it ends only by being aborted.
  await page.route(importCall, () => {})
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("import-certificates"))
  await start.click()
  await expect(page.getByRole("heading", { name: "Importing…" })).toBeVisible()
  await page.getByRole("button", { name: "Your account" }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible()
  await aborted
})

test("what others imported in between is looked at again before anything is done", async ({ page, expectProblem }) => {
  expectProblem(/409/)
  const message = "Somebody has changed this in the meantime. Please look at it again"
  await check(page, listOf(2).text)
  await page.route(importCall, (route) => route.fulfill({ status: 409, json: { success: false, message } }), {
    times: 1,
  })
  await page.getByRole("button", { name: "Import 2 certificates" }).click()
  await expect(page.getByText(message)).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText("Certificates that will be made: 2")).toBeVisible()
})

test("after a session that ended in the middle the chosen file is still there", async ({ page, expectProblem }) => {
  expectProblem(/401/)
  await check(page, listOf(2).text)
  const start = page.getByRole("button", { name: "Import 2 certificates" })
  await expect(start).toBeVisible()
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await start.click()
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password", { exact: true }).fill("the watch at the gate")
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page).toHaveURL(address)
  await start.click()
  await expect(page.getByRole("heading", { name: "Certificates imported successfully" })).toBeVisible()
})

test("a check that meets an ended session says so after the next login", async ({ page, expectProblem }) => {
  expectProblem(/401/)
  await page.route(importCall, async (route) => {
    await page.request.post("/api/auth/logout", { headers: await authorization(page) })
    await route.continue()
  })
  await check(page, listOf(2).text)
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password", { exact: true }).fill("the watch at the gate")
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page.getByText("The file could not be checked")).toBeVisible()
  await expect(page.getByText("Please log in to go on")).toBeVisible()
})

test("an import cannot be started twice, and goes on when somebody looks at something else", async ({ page }) => {
  let sent = 0
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await check(page, listOf(2).text)
  await page.route(importCall, async (route) => {
    sent++
    await release
    await route.continue()
  })
  const start = page.getByRole("button", { name: "Import 2 certificates" })
  await start.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole("heading", { name: "Importing…" })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("navigation", { name: "Dashboard menu" }).getByRole("link", { name: "Courses" }).click()
  await expect(page.getByRole("heading", { name: /^Courses/ })).toBeVisible()
  resolve()
  await expect(page.getByText("Certificates imported successfully")).toBeVisible()
  expect(sent).toBe(1)
  await page.goBack()
  await expect(page.getByRole("button", { name: "Undo this import" })).toBeVisible()
})

test("on a phone every step fits", async ({ page, expectProblem }) => {
  expectProblem(/400/)
  await page.setViewportSize({ width: 320, height: 700 })
  const fits = async () =>
    expect(await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0)
  await fits()
  await choose(
    page,
    `${head}\n1;${"9".repeat(120)};${"n".repeat(300)};${"m".repeat(200)};EHP;7`,
    `${"f".repeat(120)}.csv`,
  )
  await fits()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("alert").getByText("Mistakes: 3")).toBeVisible()
  await fits()
  await expectAccessible(page)
})
