import { screen, waitFor, within } from "@testing-library/react"
import { dhakaDay, randomNumber, serverNow } from "contract"
import { aCertificate, aCourse } from "server/src/test/factories.ts"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, compareWith, intercept } from "#test/test-api.ts"

beforeEach(() => {
  localStorage.clear()
  // Without the draft of the test before, whose mistakes would be sent.
  sessionStorage.clear()
})

async function openForm(...latest: string[]) {
  compareWith(...latest)
  const user = await renderApp({ url: "/dashboard/manage-certificates?new", as: "registrar" })
  const dialog = within(await screen.findByRole("dialog"))
  const field = (label: string) => dialog.getByLabelText(label)
  const fillAll = (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) fill(field(label), text)
  }
  const more = () => dialog.getByRole("button", { name: "More fields" })
  const press = (name: string) => user.click(dialog.getByRole("button", { name }))
  return { user, dialog, field, fillAll, more, press }
}

const required = (certificationNo: string, batchNo = "0007") => ({
  "Candidate Name": "নুসরাত জাহান",
  "Candidate Email": "nusrat@example.com",
  "Certification Name": "EHP",
  "Batch No.": batchNo,
  "Certification No.": certificationNo,
})
const optional = {
  "Name in Latin letters": "Nusrat Jahan",
  Result: "A+",
  "Date of issue": "2026-11-16",
  "Valid until": "2029-11-15",
  Hours: "48",
  Skills: "Reporting",
}
const stored = async (number: string) =>
  (await callApi("GET", `certificates/get-certificates?search=${encodeURIComponent(number)}`))[0]

test("the next certificate has the course, batch, dates, hours and skills of the one before, but no person's details", async () => {
  const number = unique("MORE")
  const { user, field, fillAll, more, press } = await openForm()
  expect(more().getAttribute("aria-expanded")).toBe("false")
  await user.click(more())
  await expectAccessible()
  fillAll({ ...required(`${number}-1`), ...optional })
  await press("Create and add another")
  await findToast("Certificate created successfully")
  await waitFor(() => expect(textIn(field("Certification No."))).toBe(`${number}-2`))
  const texts = Object.keys({ ...required(""), ...optional }).map((label) => textIn(field(label)))
  const next = ["", "", "EHP", "0007", `${number}-2`, "", "", "2026-11-16", "2029-11-15", "48", "Reporting"]
  expect(texts).toEqual(next)
  expect(await stored(`${number}-1`)).toMatchObject({
    latinName: "Nusrat Jahan",
    mark: "A+",
    hours: 48,
    issuedOn: "2026-11-16",
  })
})

test("the optional fields stay open once they were opened, and open if one of them has a value", async () => {
  const first = await openForm()
  await first.user.click(first.more())
  const second = await openForm()
  expect(second.more().getAttribute("aria-expanded")).toBe("true")
  fill(second.field("Hours"), "৪৮")
  await second.user.keyboard("{Escape}")
  localStorage.clear()
  const { field, more } = await openForm()
  await waitFor(() => expect(textIn(field("Hours"))).toBe("৪৮"))
  expect(more()).toMatchObject({ disabled: true })
})

test("mistakes in optional fields are shown beside them, all at once, and nothing that was typed is lost", async () => {
  const { user, dialog, field, fillAll, more, press } = await openForm()
  await user.click(more())
  const dates = { "Date of issue": "2026-11-16", "Valid until": "2026-11-15" }
  fillAll({ ...required(unique("BAD")), ...optional, ...dates, Hours: "many", "Name in Latin letters": "নুসরাত" })
  await press("Create Certificate")
  await dialog.findByText("Please use Latin letters")
  dialog.getByText(/^Please enter a whole number from 0 to 10,000/)
  dialog.getByText("This day is before the day of issue")
  const [today, tomorrow] = [0, 1].map((days) => dhakaDay(Date.now() + days * 24 * 60 * 60 * 1000))
  expect(field("Date of issue").getAttribute("max")).toBe(today)
  fillAll({ "Date of issue": tomorrow ?? "" })
  await press("Create Certificate")
  await dialog.findByText("This day is in the future")
  expect(textIn(field("Skills"))).toBe("Reporting")
})

test("a random number of the server is filled in again for each certificate", async () => {
  let isIssued = false
  const numbers = [1, 2].map((no) =>
    randomNumber(
      unique("R").toUpperCase(),
      Uint8Array.from({ length: 8 }, () => no),
    ),
  )
  intercept("certificates/get-new-numbers*", () =>
    Response.json({ success: true, message: "", data: [numbers[isIssued ? 1 : 0]], count: 1 }),
  )
  const { user, field, fillAll, press } = await openForm()
  fillAll(required(""))
  await user.click(field("Batch No."))
  await user.tab()
  await waitFor(() => expect(textIn(field("Certification No."))).toBe(numbers[0]))
  await press("Create and add another")
  await findToast("Certificate created successfully")
  isIssued = true
  await waitFor(() => expect(document.activeElement).toBe(field("Candidate Name")))
  await user.keyboard("Rahim{Tab}")
  await waitFor(() => expect(textIn(field("Certification No."))).toBe(numbers[1]))
})

test("a number unlike the others is issued only after another press, beside its field", async () => {
  const { user, dialog, field, fillAll, press } = await openForm("PRH-0004-0030")
  fillAll(required("salma.k@example.com"))
  await press("Create Certificate")
  await dialog.findByText("It does not look like your other numbers (PRH-0004-0030). Issue it anyway?")
  await waitFor(() => expect(document.activeElement).toBe(field("Certification No.")))
  await expectAccessible()
  await user.keyboard("{Enter}")
  await press("Create Certificate")
  expect(await stored("salma.k@example.com")).toBe(undefined)
  fill(field("Certification No."), "PRH-0004-31")
  expect(dialog.queryByText(/^It does not look like/)).toBe(null)
  await press("Create Certificate")
  await user.click(await dialog.findByRole("button", { name: "Issue it anyway" }))
  await findToast("Certificate created successfully")
  await findToast("PRH-0004-31. The mail goes out in 30 seconds")
  expect(await stored("PRH-0004-31")).toMatchObject({ certificationNo: "PRH-0004-31" })
})

test("a number that is proposed while its field has the focus is replaced by typing", async () => {
  const proposed = { success: true, message: "", data: ["PRH-0777-0001"], count: 1 }
  intercept("certificates/get-new-numbers*", () => Response.json(proposed))
  const { user, field } = await openForm()
  await user.type(field("Batch No."), "0777{Tab}")
  expect(document.activeElement).toBe(field("Certification No."))
  await waitFor(() => expect(textIn(field("Certification No."))).toBe("PRH-0777-0001"))
  await user.keyboard("OWN-1")
  expect(textIn(field("Certification No."))).toBe("OWN-1")
})

test("titles of courses are suggested as certifications", async () => {
  const title = unique("Course")
  await callApi("POST", "courses/register", aCourse({ title }))
  const { fillAll } = await openForm()
  fillAll({ "Certification Name": title.slice(0, -1) })
  await waitFor(() => expect(document.querySelector(`datalist option[value="${title}"]`)).not.toBe(null))
})

test("letters that the document cannot show are named beside the field, until the name is given in Latin letters", async () => {
  const number = unique("LETTERS")
  const { dialog, field, fillAll, press } = await openForm()
  fillAll({ ...required(number), "Candidate Name": "张 伟 🎓" })
  await dialog.findByText("The document cannot show: 张 伟. Add the spelling in Latin letters.")
  expect(field("Candidate Name").getAttribute("aria-invalid")).toBe(null)
  expect(document.getElementById(field("Candidate Name").getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
    /张/,
  )
  await expectAccessible()
  fill(field("Name in Latin letters"), "Nguyễn")
  await dialog.findByText("The document cannot show: ễ. Please write this in other letters.")
  fill(field("Name in Latin letters"), "Zhang Wei")
  fill(field("Certification Name"), "SQL → NoSQL")
  await dialog.findByText("The document cannot show: →. Please write this in other letters.")
  expect(dialog.queryByText(/张/)).toBe(null)
  await press("Create Certificate")
  await findToast("Certificate created successfully")
  expect(await stored(number)).toMatchObject({ candidateName: "张 伟 🎓", latinName: "Zhang Wei" })
})

test("the form for corrections names them too", async () => {
  const certificationNo = unique("LETTERS")
  const values = aCertificate({ certificationNo, candidateName: "محمد" })
  const { _id } = await callApi("POST", "certificates/register", values)
  await renderApp({ url: `/dashboard/certificates/${_id}?edit=${_id}`, as: "registrar" })
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText("The document cannot show: م ح د. Add the spelling in Latin letters.")
  fill(dialog.getByLabelText("Name in Latin letters"), "Muhammad")
  await waitFor(() => expect(dialog.queryByText(/^The document cannot show/)).toBe(null))
})

test("the day of issue is judged by the server's clock, whatever that of the device", async () => {
  const { dialog, fillAll, more, user, press } = await openForm()
  const [now, nextDay] = [-10, -9].map((days) => Date.now() + days * 24 * 60 * 60 * 1000) as [number, number]
  const sendTime = async (forward: () => Promise<Response>) => {
    const { body, headers } = await forward()
    return new Response(body, { headers: { ...Object.fromEntries(headers), date: new Date(now).toUTCString() } })
  }
  intercept("*", sendTime)
  await user.click(more())
  fillAll({ ...required(unique("CLOCK")), "Certification Name": unique("Course"), "Date of issue": dhakaDay(nextDay) })
  await waitFor(() => expect(dhakaDay(serverNow())).toBe(dhakaDay(now)))
  await press("Create Certificate")
  await dialog.findByText("This day is in the future")
})

test("a number that a colleague used meanwhile is replaced by the next one; one whose response was lost is not", async () => {
  expectProblem(/^409 /)
  const batchNo = unique("TAKEN")
  const issueOther = (no: string, some = {}) =>
    callApi("POST", "certificates/register", aCertificate({ batchNo, certificationNo: `${batchNo}-${no}`, ...some }))
  await issueOther("01")
  const { user, dialog, field, fillAll, press } = await openForm()
  fillAll(required(`${batchNo}-02`, batchNo))
  await issueOther("02", { candidateName: "Rahim Uddin", candidateEmail: "rahim@example.com" })
  await press("Create Certificate")
  await dialog.findByText("It is on the certificate of Rahim Uddin.")
  await expectAccessible()
  await user.click(dialog.getByRole("button", { name: `Use ${batchNo}-03` }))
  expect(textIn(field("Certification No."))).toBe(`${batchNo}-03`)
  expect(document.activeElement).toBe(field("Certification No."))
  expect(dialog.queryByText(/^It is on the certificate/)).toBe(null)
  // The request that had no response.
  await issueOther("03", { candidateName: "নুসরাত জাহান", candidateEmail: "nusrat@example.com" })
  await press("Create Certificate")
  await dialog.findByText("নুসরাত জাহান already has this certificate; perhaps your last attempt went through.")
  expect(dialog.queryByRole("button", { name: /^Use / })).toBe(null)
})
