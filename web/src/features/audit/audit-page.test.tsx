import { screen, waitFor, within } from "@testing-library/react"
import { aToKnow } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { addFilter, chooseFilter, findRow } from "#test/actions.ts"
import { createCertificate } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, fetchFromServer, intercept, loginAs, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const screenUrl = "/dashboard/audit-log"
const currentUrl = () => location.pathname + location.search
const textOf = ({ textContent }: HTMLElement) => textContent

const entry = {
  _id: "1",
  position: 1,
  at: "2026-11-20T22:05:00.000Z",
  actorId: "1",
  actor: "somebody@example.com",
  actorName: "",
  action: "course.paint",
  recordId: "1",
  record: "Web",
  details: Array.from({ length: 12 }, (_, line) => `PRH-0001-${line}`).join("\n"),
  address: "192.0.2.1",
  userAgent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/133.0",
  previousHash: "",
  hash: "x",
}
const meta = { total: 1, from: 1, to: 1, page: 1, pages: 1, hasPrevPage: false, hasNextPage: false }

/** The details of an entry, of which the list shows the first line. */
async function allLines(user: UserEvent, entry: string) {
  const row = within(await findRow(entry))
  await user.click(row.getByRole("button", { name: /^Show all / }))
  return row.getAllByRole("listitem").map(textOf)
}

test("the latest entry is first, and shows who changed what, the previous value and the IP address", async () => {
  const { email, _id: id } = (await newStudent()).user
  const admin = (await loginAs("admin")).user
  await callApi("PATCH", "auth/change-role", { id, role: "suspended" })
  await renderApp({ url: `${screenUrl}?search=${email}`, as: "admin" })
  await screen.findByRole("heading", { name: "Audit Log (3)" })
  const headings = screen.getAllByRole("columnheader").map(textOf)
  expect(headings).toEqual(["When", "Who", "What", "Details", "From"])
  const [, ended, change, creation] = screen.getAllByRole("row").map((row) => within(row))
  ended?.getByText("Devices logged out by the server")
  expect(ended?.getAllByRole("listitem").map(textOf)).toContain("reason: the user was suspended")
  for (const text of ["Role changed", admin.email, email, "127.0.0.1"]) change?.getByText(text)
  expect(change?.getAllByRole("listitem").map(textOf)).toEqual(["role: student → suspended"])
  expect(change?.getByRole("time").textContent).toMatch(/^\d+ \w+ 20\d\d, \d+:\d\d\s[ap]m$/)
  creation?.getByText("Account created")
})

test("the change of an English text is named by the original's label", async () => {
  const toKnow = aToKnow({ en: { title: "Networks" } })
  const { _id, title } = await callApi("POST", "toKnows/register", toKnow)
  await callApi("PATCH", `toKnows/update-toKnow/${_id}`, { en: { title: "Network basics" } })
  await renderApp({ url: `${screenUrl}?search=${_id}`, as: "admin" })
  const row = within(await findRow(title))
  expect(row.getAllByRole("listitem").map(textOf)).toEqual(["title (English): Networks → Network basics"])
})

test("points in time in the details are written as dates", async () => {
  const number = await createCertificate()
  const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${number}`)
  await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, { reason: "By mistake" })
  const user = await renderApp({ url: `${screenUrl}?search=${number}`, as: "admin" })
  const lines = await allLines(user, "Certificate revoked")
  expect(lines).toContainEqual(expect.stringMatching(/^revoked: empty → \d+ \w+ 20\d\d, \d+:\d\d\s[ap]m$/))
})

test("the log can be filtered by the person of an entry, or by one of the people who match the input", async () => {
  const { email } = (await newStudent()).user
  const user = await renderApp({ url: `${screenUrl}?search=${email}`, as: "admin" })
  await user.click(within(await findRow("Account created")).getByRole("link", { name: email }))
  await waitFor(() => expect(location.search).toContain(`actor=${email.replace("@", "%40")}`))
  await user.click(await screen.findByRole("button", { name: "Clear all" }))
  await waitFor(() => expect(currentUrl()).toBe(`${screenUrl}?search=${encodeURIComponent(email)}`))
  const editor = await addFilter(user, "Person (email)")
  const person = editor.getByRole("combobox", { name: "Person (email)" })
  await user.type(person, email.slice(0, 12))
  await waitFor(() => expect(document.querySelector("datalist option")?.getAttribute("value")).toBe(email))
  await expectAccessible()
  await user.type(person, `${email.slice(12)}{Enter}`)
  await screen.findByRole("heading", { name: "Audit Log (1)" })
  await user.click(await screen.findByRole("button", { name: "Remove the filter Person (email)" }))
  await waitFor(() => expect(location.search).not.toContain("actor"))
})

test("the log and its export can be filtered by kind and person together", async () => {
  const { email } = (await newStudent()).user
  const user = await renderApp({ url: `${screenUrl}?actor=${email}&kind=painting`, as: "admin" })
  await addFilter(user, "Kind")
  await user.click(screen.getByRole("button", { name: "Certificates" }))
  await screen.findByText("No entry found...")
  await chooseFilter(user, "Kind: Certificates", "Users")
  await screen.findByRole("heading", { name: "Audit Log (1)" })
  const link = screen.getByRole("link", { name: "Export search results (CSV)" }).getAttribute("href") ?? ""
  expect(link).toContain("kind=user")
  const { token } = await loginAs("admin")
  const file = await (await fetchFromServer(link, { headers: { authorization: token } })).text()
  expect(file.split("\n").filter((line) => line.includes("user.create"))).toHaveLength(1)
})

test("a denied access shows the call; in Bengali an unknown action is shown as it is, and long details can be expanded", async () => {
  const denied = { ...entry, _id: "2", action: "access.deny", details: "count: 3\ncall: DELETE /mails/delete-failed" }
  const response = { success: true, message: "", data: [entry, denied], count: 2, meta }
  intercept("audit/get-entries*", () => Response.json(response))
  const user = await renderApp({ url: screenUrl, as: "admin" })
  const [, call] = await allLines(user, "Access denied")
  expect(call).toBe("call: DELETE /mails/delete-failed")
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByRole("heading", { name: "অডিট লগ (২)" })
  const row = within(screen.getAllByRole("row")[1] as HTMLElement)
  for (const text of ["course.paint", "২১ নভেম্বর, ২০২৬, ভোর ৪:০৫", "Windows-এ Firefox"]) row.getByText(text)
  expect(row.getAllByRole("listitem")).toHaveLength(1)
  await user.click(row.getByRole("button", { name: "সব ১২টি লাইন দেখুন" }))
  expect(row.getAllByRole("listitem")).toHaveLength(12)
  await user.click(row.getByRole("button", { name: "কম দেখুন" }))
  expect(row.getAllByRole("listitem")).toHaveLength(1)
  await expectAccessible()
})

test("a field has the name that it has in records of its kind", async () => {
  const details = JSON.stringify({ changed: { hours: [10, 40] } })
  const data = ["certificate.update", "site.update"].map((action) => ({ ...entry, _id: action, action, details }))
  intercept("audit/get-entries*", () => Response.json({ success: true, message: "", data, count: 2, meta }))
  await renderApp({ url: screenUrl, as: "admin" })
  await screen.findByRole("heading", { name: "Audit Log (2)" })
  const lines = screen.getAllByRole("listitem").map(textOf)
  expect(lines.filter((line) => line?.includes("→"))).toEqual(["hours: 10 → 40", "office hours: 10 → 40"])
})

test("a field that was changed and changed back within the hour says so", async () => {
  const changed = { name: ["One", "Two"], phone: ["", ""] }
  const details = JSON.stringify({ changed, changes: 3, lastAt: entry.at })
  const data = [{ ...entry, action: "user.update", details }]
  intercept("audit/get-entries*", () => Response.json({ success: true, message: "", data, count: 1, meta }))
  const user = await renderApp({ url: screenUrl, as: "admin" })
  const lines = await allLines(user, "Profile changed")
  expect(lines.slice(0, 2)).toEqual(["name: One → Two", "phone: changed and changed back"])
})
