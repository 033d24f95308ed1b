import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { addFilter, chooseFilter, fill, findRow, menuLink, textIn } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, fetchFromServer, loginAs, newLogin } from "#test/test-api.ts"

const url = "/dashboard/manage-certificates"
const columnTexts = (row: HTMLElement, column: number) => within(row).getAllByRole("cell")[column]?.textContent
const rows = () => screen.getAllByRole("row").slice(1)
const numbers = () => rows().map((row) => columnTexts(row, 4))
const heading = (name: string) => screen.findByRole("heading", { name: `Certificates (${name})` })

/** Batch 0007 has three certificates, of which one is inactive; 0008 has nine. */
beforeAll(async () => {
  for (let no = 1; no <= 12; no++) {
    const batchNo = no <= 3 ? "0007" : "0008"
    const certificationName = no <= 6 ? "Ethical Hacking" : "SOC"
    const candidateName = `Candidate ${String.fromCharCode(64 + ((no * 5) % 13))}`
    const certificationNo = `PRH-${batchNo}-${no}`
    const some = { batchNo, certificationName, candidateName, certificationNo }
    const { _id } = await callApi("POST", "certificates/register", aCertificate(some))
    if (no === 2) await callApi("PATCH", `certificates/update-certificate/${_id}`)
  }
})

test("filters become chips and are in the URL, and each can be changed and removed", async () => {
  const user = await renderApp({ url, as: "admin" })
  await heading("12")
  const editor = await addFilter(user, "Batch No.")
  const field = editor.getByRole("combobox", { name: "Batch No." })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await waitFor(() => expect(document.querySelectorAll("datalist option")).toHaveLength(2))
  await expectAccessible()
  await user.type(field, " 0007 {Enter}")
  await heading("3")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" })))
  await addFilter(user, "Status")
  await user.click(screen.getByRole("button", { name: "revoked" }))
  await heading("1")
  expect(location.search).toBe("?batchNo=0007&status=inactive")
  expect(screen.getByRole("list", { name: "Filters" }).textContent).toBe("Batch No.:0007Status:revoked")
  await expectAccessible()
  await chooseFilter(user, "Status: revoked", "valid")
  await heading("2")
  await user.click(screen.getByRole("button", { name: "Remove the filter Batch No." }))
  await heading("11")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" })))
  await user.click(screen.getByRole("button", { name: "Clear all" }))
  await heading("12")
  expect(location.search).toBe("")
})

test("an export has the filters of the list", async () => {
  const user = await renderApp({ url: `${url}?certificationName=soc&sort=batchNo&limit=50`, as: "admin" })
  await heading("6")
  await addFilter(user, "Status")
  await user.click(screen.getByRole("button", { name: "valid" }))
  const link = () => screen.getByRole("link", { name: "Export search results (CSV)" }).getAttribute("href") ?? ""
  await waitFor(() => expect(link()).toMatch(/\?certificationName=soc&status=active&format=readable$/))
  const { token: authorization } = await loginAs("admin")
  const file = await (await fetchFromServer(link(), { headers: { authorization } })).text()
  expect(file.trim().split("\n")).toHaveLength(7)
})

test("an empty result under filters says so, and the filters can be cleared there", async () => {
  const user = await renderApp({ url: `${url}?batchNo=0007&search=PRH-0008`, as: "admin" })
  await screen.findByText("No certificate found...")
  screen.getByText(/Nothing matches all of these filters\.$/)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Clear filters" }))
  await heading("9")
  expect(location.search).toBe("?search=PRH-0008")
})

test("meaningless values in the URL are dropped without an error", async () => {
  const query = "status=purple&sort=shoeSize&limit=7&page=-2&from=2026-02-30&to=soon&batchNo=%20&colour=red"
  await renderApp({ url: `${url}?${query}`, as: "admin" })
  await heading("12")
  expect(rows()).toHaveLength(10)
  expect(screen.queryByRole("list", { name: "Filters" })).toBe(null)
})

test("a heading sorts upwards, downwards and not at all", async () => {
  const user = await renderApp({ url: `${url}?batchNo=0007`, as: "admin" })
  await heading("3")
  const newestFirst = ["PRH-0007-3", "PRH-0007-2", "PRH-0007-1"]
  expect(numbers()).toEqual(newestFirst)
  const sort = async () => {
    await user.click(screen.getByRole("button", { name: "Sort by Certification No." }))
    // A render that the press has queued as a transition is not always run by the waiting below.
    await act(async () => {})
  }
  const column = () => screen.getByRole("columnheader", { name: /^Certification No\./ })
  await sort()
  await waitFor(() => expect(numbers()).toEqual(newestFirst.toReversed()))
  expect(column().getAttribute("aria-sort")).toBe("ascending")
  expect(location.search).toBe("?batchNo=0007&sort=certificationNo")
  await expectAccessible()
  await sort()
  await waitFor(() => expect(column().getAttribute("aria-sort")).toBe("descending"))
  expect(location.search).toBe("?batchNo=0007&sort=-certificationNo")
  await sort()
  await waitFor(() => expect(column().hasAttribute("aria-sort")).toBe(false))
  await waitFor(() => expect(numbers()).toEqual(newestFirst))
  expect(location.search).toBe("?batchNo=0007")
})

test("on a phone a select sorts, also by the day of issue", async () => {
  const user = await renderApp({ url: `${url}?batchNo=0007`, as: "admin" })
  await heading("3")
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort" }), "Issued: oldest first")
  await waitFor(() => expect(numbers()[0]).toBe("PRH-0007-1"))
  expect(location.search).toBe("?batchNo=0007&sort=createdAt")
})

test("the order and page size are remembered for the next visit, and filters are not", async () => {
  const user = await renderApp({ url: `${url}?status=active`, as: "admin" })
  await heading("11")
  await user.click(screen.getByRole("button", { name: "Sort by Candidate" }))
  await waitFor(() => expect(location.search).toContain("sort"))
  await user.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "50")
  await waitFor(() => expect(rows()).toHaveLength(11))
  await user.click(menuLink("Reviews"))
  await screen.findByRole("heading", { name: /^Reviews/ })
  await user.click(menuLink("Certificates"))
  await heading("12")
  await waitFor(() => expect(location.search).toBe("?sort=candidateName&limit=50"))
  const candidates = rows().map((row) => columnTexts(row, 1))
  expect(candidates).toEqual(candidates.toSorted())
  await user.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "10")
  await waitFor(() => expect(location.search).toBe("?sort=candidateName"))
})

const store = async (settings: string) =>
  localStorage.setItem(`list:${(await loginAs("admin")).user._id}:certificates`, settings)

test.for(["{", "null", '{"sort":5,"limit":["50"]}', '{"sort":"shoeSize","limit":"7"}'])(
  "damaged settings of a list are ignored: %s",
  async (damaged) => {
    await store(damaged)
    await renderApp({ url, as: "admin" })
    await heading("12")
    expect(location.search).toBe("")
  },
)

test("another user of the browser has their own order", async () => {
  await store('{"sort":"candidateName"}')
  await renderApp({ url, as: await newLogin("admin") })
  await heading("12")
  expect(location.search).toBe("")
})

test("a period needs its last day after the first, and a refused one stays in the field", async () => {
  const user = await renderApp({ url, as: "admin" })
  await heading("12")
  const editor = await addFilter(user, "Issued")
  fireEvent.change(editor.getByLabelText("From"), { target: { value: "2026-11-05" } })
  fireEvent.change(editor.getByLabelText("To"), { target: { value: "2026-11-04" } })
  await user.click(editor.getByRole("button", { name: "Apply" }))
  await editor.findByText("The last day is before the first.")
  expect(textIn(editor.getByLabelText("From"))).toBe("2026-11-05")
  await expectAccessible()
  fireEvent.change(editor.getByLabelText("To"), { target: { value: "2026-11-06" } })
  await user.click(editor.getByRole("button", { name: "Apply" }))
  await screen.findByRole("button", { name: "Issued: 5 November 2026 – 6 November 2026" })
  expect(location.search).toBe("?from=2026-11-05&to=2026-11-06")
  await user.click(screen.getByRole("button", { name: /^Issued:/ }))
  await user.click(screen.getByRole("button", { name: "Last 7 days" }))
  await heading("12")
})

test("in Bengali the filters, the order and the pages have Bengali texts", async () => {
  const user = await renderApp({ url: `${url}?status=inactive&from=2026-01-02`, as: "admin", language: "bn" })
  await screen.findByRole("heading", { name: "সনদ (১)" })
  screen.getByRole("button", { name: "অবস্থা: বাতিল" })
  screen.getByRole("button", { name: "প্রদানের তারিখ: ২ জানুয়ারি, ২০২৬ থেকে" })
  await user.click(screen.getByRole("button", { name: "অবস্থা: ফিল্টারটি সরান" }))
  await screen.findByRole("heading", { name: "সনদ (১২)" })
  await expectAccessible()
  await findRow("PRH-0008-12")
})

test("from ten pages on a page is opened by its number, also in Bengali digits, and a wrong number stays in the field", async () => {
  const issue = (no: number) =>
    callApi("POST", "certificates/register", aCertificate({ certificationNo: `PRH-0009-${no}` }))
  await Promise.all(Array.from({ length: 79 }, (_, no) => issue(no)))
  const user = await renderApp({ url, as: "admin" })
  await heading("91")
  const field = () => screen.getByRole("textbox", { name: "Go to page" })
  for (const wrong of ["11", "0", "two", ""]) {
    fill(field(), wrong)
    await user.click(screen.getByRole("button", { name: "Go" }))
    await screen.findByText("Enter a page from 1 to 10.")
    expect(textIn(field())).toBe(wrong)
    expect(field().getAttribute("aria-invalid")).toBe("true")
  }
  await expectAccessible()
  await user.type(field(), "১০{Enter}")
  await waitFor(() => expect(location.search).toBe("?page=10"))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(textIn(field())).toBe("")
})
