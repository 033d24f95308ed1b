import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, findToast } from "#test/actions.ts"
import { calm, failedMails, health, overviewWith } from "#test/overview.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate, createHomeCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce } from "#test/test-api.ts"

const url = "/dashboard"
const currentUrl = () => location.pathname + location.search
const allClear = "Nothing needs your attention now."

test("mails that could not be sent are shown with their reason, sent again, and deleted on request", async () => {
  expectProblem(/^500 /)
  overviewWith({ ...calm, failedMails })
  const user = await renderApp({ url, as: "admin" })
  await screen.findByRole("heading", { name: "Mails that could not be sent (7)" })
  screen.getByText("To nusrat.mim@example.com · 15 November 2026")
  screen.getByText("550 5.1.1 User unknown")
  screen.getByText("Out of date, and therefore not sent again: 1.")
  const again = screen.getByRole("button", { name: "Try again" })
  failOnce("mails/*")
  await user.click(again)
  await findToast("Failed to send the mails again")
  await user.click(again)
  await findToast("The mails are on their way again")
  await user.click(screen.getByRole("button", { name: "Forget them" }))
  const question = await screen.findByRole("alertdialog", { name: "Forget these mails?" })
  expect(question.textContent).toContain("7")
  await expectAccessible()
  overviewWith(calm)
  await confirm(user, "Forget them")
  await findToast("The mails are forgotten")
  await screen.findByText(allClear)
  const heading = screen.getByRole("heading", { name: "What needs attention" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test("the counts lead to their lists and are shown as a table too, and one link issues a certificate", async () => {
  await createCertificate()
  const { counts } = await callApi("GET", "overview/get-overview")
  // Somebody registered ten weeks ago, too.
  counts[0].weekly[1] = 1
  overviewWith({ ...calm, counts })
  const user = await renderApp({ url, as: "admin" })
  await screen.findByText(allClear)
  expect(document.querySelectorAll("main svg[viewBox$=' 40']")).toHaveLength(1)
  await user.click(screen.getByText("The last 12 weeks as a table"))
  const table = within(screen.getByRole("table", { name: "New ones of each week" }))
  const headings = table.getAllByRole("columnheader").map(({ textContent }) => textContent)
  expect(headings).toEqual(["Week from", "Users", "Certificates", "Reviews", "Courses"])
  expect(table.getAllByRole("rowheader")).toHaveLength(12)
  const thisWeek = within(table.getAllByRole("row").at(-1) as HTMLElement)
  expect(thisWeek.getAllByRole("cell")[1]?.textContent).toBe("1")
  await expectAccessible()
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Certificates" }))
  // The URL changes before the screen: without the heading, the next click would hit the old one.
  await screen.findByRole("heading", { name: "Certificates (1)" })
  expect(currentUrl()).toBe("/dashboard/manage-certificates")
  history.back()
  await user.click(await screen.findByRole("link", { name: "Issue a certificate" }))
  await screen.findByRole("dialog", { name: "Create New Certificate" })
})

test("this week's users with an unverified email are counted, with a link to a list of only these", async () => {
  overviewWith({ ...calm, unverifiedUsers: 12345, newUnverifiedUsers: 3, weeks: ["2026-11-16T18:00:00.000Z"] })
  const user = await renderApp({ url, as: "admin" })
  await screen.findByRole("heading", { name: "Registered in the last 7 days, email not verified (3)" })
  await user.click(screen.getByRole("link", { name: "See them" }))
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/all-users?isVerified=false&from=2026-11-17"))
})

test("those who have had long to verify their email are no task", async () => {
  overviewWith({ ...calm, unverifiedUsers: 12345 })
  await renderApp({ url, as: "admin" })
  await screen.findByText(allClear)
})

test("reviews that wait are counted, with a link to a list of only these", async () => {
  overviewWith({ ...calm, waitingReviews: 2 })
  const user = await renderApp({ url, as: "editor" })
  await screen.findByRole("heading", { name: "Reviews that wait for your approval (2)" })
  await user.click(screen.getByRole("link", { name: "Read them" }))
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/manage-reviews?status=waiting"))
})

test("a user who asked for what is not allowed is reported, with a link to their entries in the log", async () => {
  const account = "curious@example.com"
  const denied = { kind: "deniedAccess", count: 3, account, address: "", fault: "", lastAt: "2026-11-22T04:05:00.000Z" }
  overviewWith({ ...calm, anomalies: [denied] })
  const user = await renderApp({ url, as: "admin" })
  const title = `${account} asked for what they are not allowed to see or do (3)`
  await screen.findByRole("heading", { name: title })
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: /^See the entries/ }))
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/audit-log?kind=access&actor=curious%40example.com"))
  await screen.findByRole("heading", { name: /^Audit Log/ })
})

test("in Bengali an overview that could not be fetched can be fetched again", async () => {
  expectProblem(/^500 /)
  overviewWith({ ...calm, failedMails, newUnverifiedUsers: 12345 })
  failOnce("overview/get-overview")
  const user = await renderApp({ url, as: "admin" })
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByText("সারসংক্ষেপ আনা যায়নি")
  await user.click(screen.getByRole("button", { name: "আবার চেষ্টা করুন" }))
  await screen.findByRole("heading", { name: "গত ৭ দিনে অ্যাকাউন্ট খুলেছেন, ইমেইল নিশ্চিত করেননি (১২,৩৪৫)" })
  screen.getByRole("heading", { name: "যেসব মেইল পাঠানো যায়নি (৭)" })
  await expectAccessible()
})

const small = { freeBytes: 98_304, totalBytes: 6_291_456, isLow: true }

test.for([
  [{ ...health, fault: "storageFull", storage: small }, "The disk is full", "Free disk space: 98.3 KB of 6.3 MB"],
  [{ ...health, fault: "databaseDamaged" }, "The database is damaged", "restored from a backup"],
  [{ ...health, storage: small }, "The disk is almost full", "Free disk space: 98.3 KB of 6.3 MB"],
  [
    { ...health, backup: { ...health.backup, isOverdue: true } },
    "There is no recent backup",
    "The last backup is of 21 November 2026, 3:00\u00a0am (12.4 MB).",
  ],
  [
    { ...health, backup: { ...health.backup, failedAt: "2026-11-21T21:10:00.000Z" } },
    "The last backup failed",
    "The last attempt to write a backup failed on 22 November 2026, 3:10\u00a0am.",
  ],
] as const)("the first item reports the state of the server: $1", async ([state, title, text]) => {
  overviewWith({ ...calm, health: state })
  await renderApp({ url, as: "admin" })
  await screen.findByRole("heading", { name: title })
  const list = within(screen.getByRole("region", { name: "What needs attention" }))
  const first = list.getAllByRole("listitem").find(({ parentElement }) => parentElement?.matches("section > ul"))
  expect(first?.querySelector("h3")?.textContent).toBe(title)
  expect(first?.textContent).toContain(text)
  await waitFor(() => expect(screen.queryAllByText(allClear)).toHaveLength(0))
  await expectAccessible()
})

test("a server that is well has one line, the last one, and none for those who do not run it", async () => {
  overviewWith(calm)
  await renderApp({ url, as: "admin" })
  const state = await screen.findByText("The server is well")
  expect(state.closest("li")?.textContent).toBe(
    "The server is well · 31.4 GB free · backup of 21 November 2026, 3:00\u00a0am",
  )
  expect(state.closest("li")?.nextElementSibling).toBe(null)
  overviewWith({ ...calm, health: null })
  await renderApp({ url, as: "registrar" })
  await screen.findByText(allClear)
  expect(screen.queryByText(/server/)).toBe(null)
})

test("the first steps of a new site lead to where each is done, and are gone when all are", async () => {
  const steps = ["password", "contact", "signature", "colleague", "course", "payment"]
  const firstSteps = steps.map((step) => ({ step, isDone: step === "course" }))
  overviewWith({ ...calm, firstSteps, unsavedSections: ["legal"] })
  const user = await renderApp({ url, as: "admin" })
  const list = within(await screen.findByRole("region", { name: "First steps" }))
  list.getByRole("progressbar", { name: "1 of 6 done" })
  const links = list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Choose a password of your own", "/dashboard/change-password"],
    ["Enter contact and legal data", "/dashboard/manage-site/legal"],
    ["Say who signs certificates", "/dashboard/manage-certificates/signature"],
    ["Invite a colleague", "/dashboard/all-users?new"],
    ["Say how fees can be paid", "/dashboard/manage-site/payment-ways"],
  ])
  await expectAccessible()
  await user.click(list.getByRole("link", { name: "Invite a colleague" }))
  await screen.findByRole("dialog", { name: "Invite a user" })
  overviewWith({ ...calm, firstSteps: [] })
  await renderApp({ url, as: "admin" })
  await screen.findByText(allClear)
  expect(screen.queryByRole("region", { name: "First steps" })).toBe(null)
})

test("people who wait for a course are counted, with a link to its switch", async () => {
  overviewWith({ ...calm, waitingPeople: [{ _id: "1", title: "Forensics", count: 12 }] })
  const user = await renderApp({ url, as: "editor" })
  await screen.findByRole("heading", { name: "People who wait for a course" })
  await user.click(screen.getByRole("link", { name: "Forensics · 12 people" }))
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/manage-courses?search=Forensics"))
})

test("what somebody did in the last day can be dismissed, and comes back only when it happens again", async () => {
  const deletions = { kind: "deletions", count: 31, account: "a@example.com", address: "", fault: "" }
  const anomalies = [
    { ...deletions, lastAt: "2026-11-22T04:05:00.000Z" },
    { ...deletions, kind: "failedJob", account: "backup", lastAt: "2026-11-22T04:05:00.000Z" },
  ]
  overviewWith({ ...calm, anomalies })
  const user = await renderApp({ url, as: "admin" })
  const title = "a@example.com deleted many records (31)"
  await screen.findByRole("heading", { name: title })
  await user.click(screen.getByRole("button", { name: `Dismiss: ${title}` }))
  await waitFor(() => expect(screen.queryByRole("heading", { name: title })).toBe(null))
  screen.getByRole("heading", { name: "A daily job of the server has failed: backup" })
  expect(screen.queryByRole("button", { name: /^Dismiss/ })).toBe(null)
  await renderApp({ url, as: "admin" })
  await screen.findByRole("heading", { name: /^A daily job/ })
  expect(screen.queryByRole("heading", { name: title })).toBe(null)
  overviewWith({ ...calm, anomalies: [{ ...deletions, lastAt: "2026-11-22T05:05:00.000Z" }] })
  await renderApp({ url, as: "admin" })
  await screen.findByRole("heading", { name: title })
})

test("parts of the site that nobody has saved are listed, each with its screen", async () => {
  overviewWith({ ...calm, unsavedSections: ["legal", "numbers"] })
  await renderApp({ url, as: "editor" })
  await screen.findByRole("heading", { name: "Parts of the site that nobody has saved (2)" })
  screen.getByText(/^The site leaves them out/)
  const link = screen.getByRole("link", { name: "The company in numbers" })
  expect(link.getAttribute("href")).toBe("/dashboard/manage-site/numbers")
  await expectAccessible()
})

test("a course on the home page that is closed for registration is listed with a link to its switch", async () => {
  const title = await createHomeCourse()
  const courses: { _id: string; title: string }[] = await callApi("GET", "courses/get-courses")
  const id = courses.find((course) => course.title === title)?._id
  await callApi("PATCH", `courses/change-visibility/${id}`)
  const user = await renderApp({ url, as: "admin" })
  await screen.findByRole("heading", { name: /^Courses on the home page with registration closed/ })
  await user.click(screen.getByRole("link", { name: title }))
  await waitFor(() => expect(currentUrl()).toContain(`manage-courses?search=${title}`))
  const open = await screen.findByRole("switch", { name: `Registration open: ${title}` })
  expect(open.getAttribute("aria-checked")).toBe("false")
})

test("a failed mail about a certificate names it and leads to its page", async () => {
  const number = await createCertificate()
  const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${number}`)
  const about = { _id, certificationNo: number }
  const latest = failedMails.latest.map((mail) => ({ ...mail, certificate: about }))
  overviewWith({ ...calm, failedMails: { ...failedMails, latest } })
  const user = await renderApp({ url, as: "admin" })
  await user.click(await screen.findByRole("link", { name: `Certificate ${number}` }))
  await screen.findByRole("heading", { name: "Mails to the holder" })
})
