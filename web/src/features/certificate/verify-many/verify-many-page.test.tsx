import { fireEvent, screen, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, loseConnection } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const url = "/verify-certificate/many"
const list = () => screen.getByLabelText("Certification Numbers")
const type = (text: string) => fireEvent.input(list(), { target: { value: text } })
const check = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Check the list" }))
const rows = () => screen.getAllByRole("row").slice(1)

async function issueThree(batch = "0001") {
  const valid = await createCertificate(`VMP-${batch}-0001`)
  const revoked = await createCertificate(`VMP-${batch}-0002`)
  const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${revoked}`)
  await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, { reason: "Issued by mistake", note: "Secret" })
  return { valid, revoked }
}

test("a pasted list is checked, problems first, with a summary, hints, repeated numbers and links", async () => {
  const { valid, revoked } = await issueThree()
  const user = await renderApp({ url })
  await expectAccessible()
  type(`Certification No.\n${valid}\nvmp ০০০১ ০০০১\n${revoked}, VMP-9999-0001\n${valid}`)
  screen.getByText(/^4 numbers in the list/)
  await check(user)
  const summary = await screen.findByText("3 numbers checked: 1 valid, 1 not found, 1 revoked.")
  expect(summary.getAttribute("role")).toBe("status")
  screen.getByText(/^Revoked: we issued the certificate/)
  screen.getByText("Not checked, because it cannot be a number: Certification No.")
  const [first, second, third] = rows().map((row) => within(row as HTMLElement))
  first?.getByText(revoked)
  const today = new Date().toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Asia/Dhaka" })
  first?.getByText(`Revoked on: ${today}`)
  first?.getByText("Issued by mistake")
  screen.getByText(/\d [ap]m \(Bangladesh time\)$/)
  second?.getByText("Not found")
  third?.getByText("2 times in the list")
  expect(third?.getByRole("link").getAttribute("href")).toBe(`/verify-certificate?no=${valid}`)
  await user.selectOptions(screen.getByLabelText("Order"), "list")
  within(rows()[0] as HTMLElement).getByText("2 times in the list")
  await expectAccessible()
})

test("a certificate whose number is written in two ways counts once, and its other row says so, in the CSV too", async () => {
  const { valid, revoked } = await issueThree("0005")
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved")
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  const user = await renderApp({ url })
  type(`${valid}\n${valid.toLowerCase()}\n${revoked}\nVMP-8887-1\nVMP-8887-2`)
  await check(user)
  await screen.findByText("4 numbers checked: 1 valid, 2 not found, 1 revoked.")
  expect(screen.getAllByText(/^the same certificate as /)).toHaveLength(1)
  const row = screen.getByText(valid.toLowerCase()).closest("tr")
  within(row as HTMLElement).getByText(`the same certificate as ${valid}`)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Download as CSV" }))
  const file = saved.mock.calls[0]?.[0] as Blob
  vi.restoreAllMocks()
  expect(await file.text()).toContain(`\r\n${valid.toLowerCase()},${valid},Valid (the same certificate as ${valid}),`)
})

test("the results are saved as CSV with the time of the check, in which no cell is a formula", async () => {
  const { revoked } = await issueThree("0002")
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved")
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  const user = await renderApp({ url, language: "bn" })
  fireEvent.input(screen.getByLabelText("সনদ নম্বরগুলো"), { target: { value: `=HYPERLINK(1)\n@X-1\n${revoked}` } })
  await user.click(screen.getByRole("button", { name: "তালিকা যাচাই করুন" }))
  await user.click(await screen.findByRole("button", { name: "CSV নামান" }))
  const file = saved.mock.calls[0]?.[0] as Blob
  vi.restoreAllMocks()
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer())
  expect(text.startsWith("\ufeffআপনার তালিকার নম্বর,সনদ নম্বর,অবস্থা,")).toBe(true)
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Dhaka" })
  const unknown = `,,পাওয়া যায়নি,,,,,,,${today} \\d\\d:\\d\\d\r\n`
  expect(text).toMatch(new RegExp(`\r\n'=HYPERLINK\\(1\\)${unknown}'@X-1${unknown}`))
  expect(text).toContain(",বাতিলের তারিখ,বাতিলের কারণ,যাচাইয়ের সময় (বাংলাদেশ সময়)\r\n")
  expect(text).toMatch(new RegExp(`\r\n${revoked},${revoked},বাতিল,.+,,${today},Issued by mistake,${today} `))
})

test("an expired certificate in the list says until when it was valid", async () => {
  const certificationNo = "VMP-0003-0001"
  const days = { issuedOn: "2020-01-01", expiresOn: "2021-01-31" }
  await callApi("POST", "certificates/register", aCertificate({ certificationNo, ...days }))
  const user = await renderApp({ url })
  type(certificationNo)
  await check(user)
  await screen.findByText("Valid until: 31 January 2021")
})

test("more than 200 numbers, none, or junk are refused beside the field, and the list stays", async () => {
  const user = await renderApp({ url })
  await check(user)
  screen.getByText("Please paste the numbers first.")
  type("no number at all")
  await check(user)
  screen.getByText(/^There is no number in this list/)
  const long = Array.from({ length: 201 }, (_, index) => `VMP-${index}`).join("\n")
  type(long)
  await check(user)
  screen.getByText(/^The list has 201 different numbers, but only 200/)
  expect(textIn(list())).toBe(long)
})

test("after a refusal or without network the list and the earlier results stay, and the page says when to go on", async () => {
  expectProblem(/^429 |Failed to fetch/)
  const user = await renderApp({ url })
  type("VMP-8888-1")
  await check(user)
  await screen.findByText("1 number checked: 1 not found.")
  const params = { minutes: 17 }
  intercept("certificates/verify-many", () => Response.json({ code: "tooManyNumbers", params }, { status: 429 }), 1)
  type("VMP-8888-2")
  await check(user)
  await screen.findByText(/continue in 17 minutes; your list stays here/)
  screen.getByRole("heading", { name: "Result of an earlier check" })
  screen.getByText("The list above has not been checked. These results are older.")
  const { remove } = loseConnection("certificates/verify-many")
  await check(user)
  await screen.findByText(/^The server could not be reached/)
  screen.getByText("1 number checked: 1 not found.")
  remove()
  await check(user)
  await screen.findByText("VMP-8888-2", { selector: "span" })
  expect(textIn(list())).toBe("VMP-8888-2")
  expect(screen.queryByText(/^The server could not be reached/)).toBe(null)
  screen.getByRole("heading", { name: "Result" })
  expect(screen.queryByText(/These results are older/)).toBe(null)
})

test("a file is added to the list, chosen or dropped; a workbook is refused with the way out", async () => {
  const user = await renderApp({ url })
  type("VMP-1")
  await user.upload(screen.getByLabelText("Open a file"), new File(["Name,Certificate No\nRahim,VMP-2\n"], "list.csv"))
  await screen.findByText(/^2 numbers in the list/)
  expect(textIn(list())).toBe("VMP-1\nVMP-2")
  expect(screen.getByText("“list.csv” was added to the list: 1 number.").getAttribute("role")).toBe("status")
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4])], "list.xlsx")
  fireEvent.drop(list(), { dataTransfer: { types: ["Files"], files: [file] } })
  await screen.findByText(/^This is an Excel workbook/)
  expect(screen.queryByText(/was added to the list/)).toBe(null)
  expect(textIn(list())).toBe("VMP-1\nVMP-2")
})
