import type { Locator, Page } from "@playwright/test"
import { type Login, openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible } from "./journey.ts"

const screen = "/dashboard/audit-log"
const by = ({ user }: Login) => `${screen}?actor=${user.email}`
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text }).first()
const chain = (page: Page) => page.getByRole("region", { name: "The log's chain" })

const entry = {
  _id: "1",
  position: 1,
  at: "2026-11-20T22:05:00.000Z",
  actorId: "1",
  actor: "somebody@example.com",
  action: "course.paint",
  recordId: "1",
  record: "Web",
  details: Array.from({ length: 12 }, (_, line) => `PRH-0001-${line}`).join("\n"),
  address: "192.0.2.1",
  userAgent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/133.0",
  previousHash: "",
  hash: "x",
}
const page1 = { total: 1, from: 1, to: 1, page: 1, pages: 1, hasPrevPage: false, hasNextPage: false }

test("the newest stands first: who did what to which record, what it was before, and from where", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  await factories.suspend(student)
  await openAs(page, factories.admin, `${screen}?search=${student.user.email}`)
  await expect(page.getByRole("heading", { name: "Audit Log (3)" })).toBeVisible()
  await expect(page.getByRole("columnheader")).toHaveText(["When", "Who", "What", "Details", "From"])
  const [ended, newest, oldest] = [1, 2, 3].map((place) => page.getByRole("row").nth(place)) as [
    Locator,
    Locator,
    Locator,
  ]
  await expect(ended.getByText("Devices logged out by the server")).toBeVisible()
  await expect(ended.getByText("reason: the user was suspended")).toBeVisible()
  await expect(newest.getByText("Role changed")).toBeVisible()
  await expect(newest.getByText("admin@example.com")).toBeVisible()
  await expect(newest.getByText(student.user.email)).toBeVisible()
  await expect(newest.getByText("role: student → suspended")).toBeVisible()
  await expect(newest.getByText("127.0.0.1")).toBeVisible()
  await expect(newest.getByRole("time")).toHaveText(/^\d+ \w+ 20\d\d, \d+:\d\d [ap]m$/)
  await expect(oldest.getByText("Account created")).toBeVisible()
  await expectFitsOnPhone(page)
})

test("a row's person, and a person chosen from those who match, filter the log", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, `${screen}?search=${student.user.email}`)
  await rowOf(page, "Account created").getByRole("link", { name: student.user.email }).click()
  await expect(page).toHaveURL(new RegExp(`actor=${student.user.email.replace("@", "%40")}`))
  const person = page.getByRole("combobox", { name: "Person (email)" })
  await expect(person).toHaveValue(student.user.email)
  await page.getByRole("link", { name: "Clear filters" }).click()
  await expect(page).toHaveURL(/audit-log\??$/)
  await expect(person).toHaveValue("")
  const [start] = student.user.email.split("@")
  await person.fill(String(start))
  await expect(page.locator("datalist option")).toHaveAttribute("value", student.user.email)
  await person.fill(student.user.email)
  await expect(page.getByRole("heading", { name: "Audit Log (1)" })).toBeVisible()
  await page.getByRole("button", { name: "Everybody's entries" }).click()
  await expect(page).toHaveURL(/audit-log\??$/)
  await expectAccessible(page)
})

test("a kind filters the log, together with a person, and so does the export", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, by(student))
  const kind = page.getByRole("combobox", { name: "Kind" })
  await kind.selectOption({ label: "Certificates" })
  await expect(page.getByText("No entry found...")).toBeVisible()
  await kind.selectOption({ label: "Users" })
  await expect(page.getByRole("heading", { name: "Audit Log (1)" })).toBeVisible()
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export search results (CSV)" }).click()
  expect((await download).url()).toContain("kind=user")
  const sent = await page.request.get((await download).url())
  expect((await sent.text()).split("\n").filter((line) => line.includes("user.create"))).toHaveLength(1)
})

test("the chain is verified, and again when asked; that it could not be is said", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  const call = "**/api/audit/get-chain"
  await page.route(call, (route) => route.abort())
  await openAs(page, factories.admin, screen)
  await expect(chain(page).getByText("The chain could not be checked")).toBeVisible()
  await page.unroute(call)
  const again = chain(page).getByRole("button", { name: "Check again" })
  await again.click()
  await expect(chain(page).getByText(/^The log is intact: all \d+ entries are as they were written\.$/)).toBeVisible()
  await expect(again).toBeFocused()
  await expect(chain(page).getByText(/^Its end carries this server's signature\. Checked \d+ \w+ 20\d\d/)).toBeVisible()
})

test("a damaged chain says where, and what to do", async ({ page, factories }) => {
  const fault = { fault: "Entry 42 is not as it was written", code: "chainAltered", params: { entry: 42 } }
  const data = { ...fault, entries: 41, checkedAt: entry.at, lastHash: "x", signature: "unsigned", signedFrom: 0 }
  await page.route("**/api/audit/get-chain", (route) => route.fulfill({ json: { success: true, message: "", data } }))
  await openAs(page, factories.admin, screen)
  await expect(chain(page).getByText("The log is damaged: Entry 42 is not as it was written.")).toBeVisible()
  await expect(chain(page).getByText(/tell whoever runs the server\. Checked 21 November 2026, 4:05 am/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(chain(page).or(page.getByRole("region", { name: "লগের শিকল" }))).toContainText("৪২")
})

test("a log that was found damaged stays marked when a later check fails", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  const fault = { fault: "Entry 42 is not as it was written", code: "chainAltered", params: { entry: 42 } }
  const data = { ...fault, entries: 41, checkedAt: entry.at, lastHash: "x", signature: "unsigned", signedFrom: 0 }
  const call = "**/api/audit/get-chain"
  await page.route(call, (route) => route.abort())
  await page.route(call, (route) => route.fulfill({ json: { success: true, message: "", data } }), { times: 1 })
  await openAs(page, factories.admin, screen)
  await expect(chain(page).getByText("The log is damaged")).toBeVisible()
  await chain(page).getByRole("button", { name: "Check again" }).click()
  await expect(chain(page).getByText("The chain could not be checked")).toBeVisible()
  await expect(chain(page)).toHaveClass(/border-danger/)
})

test("in Bengali: what nobody has a word for shows as it is, and long details unfold", async ({ page, factories }) => {
  await page.route("**/api/audit/get-entries*", (route) =>
    route.fulfill({ json: { success: true, message: "", data: [entry], count: 1, meta: page1 } }),
  )
  await openAs(page, factories.admin, screen)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: "অডিট লগ (১)" })).toBeVisible()
  const row = page.getByRole("row").nth(1)
  await expect(row.getByText("course.paint")).toBeVisible()
  await expect(row.getByText("২১ নভেম্বর, ২০২৬, ভোর ৪:০৫")).toBeVisible()
  await expect(row.getByText("Windows-এ Firefox")).toBeVisible()
  await expect(row.getByRole("listitem")).toHaveCount(3)
  await row.getByRole("button", { name: "সব ১২টি লাইন দেখুন" }).click()
  await expect(row.getByRole("listitem")).toHaveCount(12)
  await row.getByRole("button", { name: "কম দেখুন" }).click()
  await expect(row.getByRole("listitem")).toHaveCount(3)
  await expectAccessible(page)
})
