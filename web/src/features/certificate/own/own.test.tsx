import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { issueTo, newHolder, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, fetchFromServer, loginAs, newStudent } from "#test/test-api.ts"

const url = "/dashboard/my-certificates"

test("a certificate without a PDF says why, and has no link to it", async () => {
  const holder = await newHolder()
  await issueTo(holder, { candidateName: "张 伟" })
  const { certificationNo } = await issueTo(holder, { candidateName: "张 伟", latinName: "Zhang Wei" })
  await renderApp({ url, as: holder })
  await screen.findByText(/^There is no PDF yet, because it cannot show: 张 伟\. Request a correction/)
  const link = screen.getByRole("link", { name: "Download (PDF)" })
  expect(link.getAttribute("href")).toContain(certificationNo)
})

test("a holder finds their certificates with their states in the menu, and none of anybody else", async () => {
  const holder = await newHolder()
  await issueTo(await newStudent())
  const expired = { issuedOn: "2020-01-01", expiresOn: "2021-01-01" }
  const [first, second, third] = [await issueTo(holder, expired), await issueTo(holder), await issueTo(holder)]
  await callApi("PATCH", `certificates/withdraw-certificate/${second._id}`, { note: "Private" })
  const user = await renderApp({ url: "/dashboard", as: holder })
  await user.click(screen.getByRole("button", { name: "School" }))
  await user.click(screen.getByRole("link", { name: "My Certificates" }))
  // The overview shows certificates too.
  await screen.findByRole("heading", { level: 1, name: "My Certificates" })
  await screen.findByText(third.certificationNo)
  const rows = screen.getAllByText(/^OWN-/).map((number) => number.closest("li"))
  const states = [/valid/, /revoked/, /expired/]
  for (const [index, { certificationNo }] of [third, second, first].entries()) {
    expect(rows[index]?.textContent).toContain(certificationNo)
    expect(rows[index]?.textContent).toMatch(states[index] as RegExp)
  }
  expect(rows).toHaveLength(3)
  await expectAccessible()
  const link = within(rows[0] as HTMLElement).getByRole("link", { name: "Verification page" })
  expect(link.getAttribute("href")).toBe(`/verify-certificate?no=${third.certificationNo}`)
  const [linkedIn, ...others] = screen.getAllByRole("link", { name: /^Add to LinkedIn/ })
  expect(others).toEqual([])
  const query = new URL(linkedIn?.getAttribute("href") ?? "").searchParams
  expect(query.get("certUrl")).toMatch(new RegExp(`^http.*/c/${third.certificationNo}$`))
  expect(query.get("certId")).toBe(third.certificationNo)
})

test("a holder copies the short link of each certificate; if the browser refuses, the page shows it", async () => {
  const holder = await newHolder()
  const [first, second] = [await issueTo(holder), await issueTo(holder)]
  const user = await renderApp({ url, as: holder })
  await user.click(await screen.findByRole("button", { name: `Copy the link ${first.certificationNo}` }))
  await screen.findByText("The link has been copied.")
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`^http.*/c/${first.certificationNo}$`))
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("Not allowed"))
  await user.click(screen.getByRole("button", { name: `Copy the link ${second.certificationNo}` }))
  const message = await screen.findByText(/^Your browser does not allow copying\. The link is: /)
  expect(message.textContent).toMatch(new RegExp(`/c/${second.certificationNo}$`))
  expect(message.getAttribute("role")).toBe("status")
})

test("a holder requests a correction, the office declines it with a reason, and the holder reads it", async () => {
  expectProblem(/^500 /)
  const holder = await newHolder()
  const certificate = await issueTo(holder, { candidateName: "Rahim Udin" })
  const user = await renderApp({ url, as: holder })
  await user.click(await screen.findByRole("button", { name: `Request a correction ${certificate.certificationNo}` }))
  const form = within(await screen.findByRole("dialog"))
  await expectAccessible()
  await user.click(form.getByRole("button", { name: "Send request" }))
  await form.findByText("Please fill this in")
  fill(form.getByRole("textbox"), "My name is <b>Uddin</b>")
  failOnce(`certificates/request-correction/${certificate._id}`)
  await user.click(form.getByRole("button", { name: "Send request" }))
  await findToast("The disk is full")
  expect(textIn(form.getByRole("textbox"))).toBe("My name is <b>Uddin</b>")
  await user.click(form.getByRole("button", { name: "Send request" }))
  await findToast("Request sent")
  await screen.findByText(/^Correction requested on .* The office has not answered yet\.$/)
  expect(screen.queryByRole("button", { name: /^Request a correction/ })).toBe(null)

  const office = await renderApp({ url: "/dashboard", as: "registrar" })
  await office.click(await screen.findByRole("link", { name: `${certificate.certificationNo} · Rahim Udin` }))
  const region = { name: "The holder requests a correction" }
  within(await screen.findByRole("region", region)).getByText("My name is <b>Uddin</b>")
  await expectAccessible()
  await office.click(screen.getByRole("button", { name: /^Decline / }))
  const question = within(await screen.findByRole("dialog"))
  fill(question.getByLabelText("Reason"), "As in your identity card")
  await office.click(question.getByRole("button", { name: "Decline" }))
  await findToast("Request declined")
  await waitFor(() => expect(screen.queryByRole("region", region)).toBe(null))

  await renderApp({ url, as: holder })
  await screen.findByText("As in your identity card")
  await screen.findByRole("button", { name: /^Request a correction/ })
})

test("after an import the request stays, and the holder and the office read that the certificate was corrected since", async () => {
  const holder = await newHolder()
  const fields = { candidateEmail: holder.user.email, certificationNo: unique("OWN"), candidateName: "Rahim Udin" }
  const { _id } = await issueTo(holder, fields)
  await callApi("POST", `certificates/request-correction/${_id}`, { text: "My name is Uddin" }, holder)
  const row = { ...aCertificate(fields), batchNo: "0099" }
  await fetchFromServer("/api/certificates/import-certificates?corrects=1&reason=Batch", {
    method: "POST",
    headers: { authorization: (await loginAs("admin")).token, "content-type": "text/csv" },
    body: `${Object.keys(row).join()}\n${Object.values(row).join()}\n`,
  })
  await renderApp({ url, as: holder })
  await screen.findByText(/^The certificate was corrected on .* The office will still check/)
  await expectAccessible()

  const office = await renderApp({ url: "/dashboard", as: "registrar" })
  const name = `${fields.certificationNo} · Rahim Udin · corrected since, please check`
  await office.click(await screen.findByRole("link", { name }))
  const request = within(await screen.findByRole("region", { name: "The holder requests a correction" }))
  request.getByText(/^The certificate was corrected since, on .* Please check whether that settles the request\.$/)
  await office.click(request.getByRole("button", { name: /^Settled: close / }))
  const question = within(await screen.findByRole("alertdialog", { name: "Close the request as settled?" }))
  question.getByText(/The certificate stays as corrected\.$/)
  await expectAccessible()
})

test("the office corrects from the request, which stays in sight in the form", async () => {
  const holder = await newHolder()
  const { _id } = await issueTo(holder)
  await callApi("POST", `certificates/request-correction/${_id}`, { text: "My name is Uddin" }, holder)
  const user = await renderApp({ url: `/dashboard/certificates/${_id}`, as: "registrar" })
  await user.click(await screen.findByRole("button", { name: "Correct" }))
  const form = within(await screen.findByRole("dialog"))
  await form.findByText("My name is Uddin")
  await expectAccessible()
  fill(form.getByLabelText("Candidate Name"), "Rahim Uddin")
  fill(form.getByLabelText("Reason for the correction"), "The holder asked for it")
  await user.click(form.getByRole("button", { name: "Save correction" }))
  await findToast("Certificate corrected successfully")
  await waitFor(() => expect(screen.queryByText("The holder requests a correction")).toBe(null))
})

test("a request is closed without a correction only after a question that says what the holder gets", async () => {
  const holder = await newHolder()
  const { _id, certificationNo } = await issueTo(holder)
  await callApi("POST", `certificates/request-correction/${_id}`, { text: "Please" }, holder)
  const isOpen = async () =>
    (await callApi("GET", `certificates/get-correction-requests?certificateId=${_id}`)).length === 1
  const user = await renderApp({ url: `/dashboard/certificates/${_id}`, as: "registrar" })
  await user.click(await screen.findByRole("button", { name: `Close without a correction ${certificationNo}` }))
  const question = within(await screen.findByRole("alertdialog"))
  question.getByText(/^The holder is told by email that the request was closed/)
  await expectAccessible()
  expect(await isOpen()).toBe(true)
  await user.click(question.getByRole("button", { name: "Close without a correction" }))
  await findToast("Request closed")
  expect(await isOpen()).toBe(false)

  await renderApp({ url, as: holder })
  await screen.findByText(/^Your request of .* was closed\.$/)
})

test("without a verified email the page offers to verify it, and an empty list says what to do", async () => {
  await renderApp({ url, as: await newStudent() })
  await screen.findByRole("button", { name: "Send the verification email again" })
  await renderApp({ url, as: await newHolder() })
  await screen.findByText(/^There is no certificate for your email yet\./)
  await expectAccessible()
})

test("in Bengali a holder sees the certificate, and the welcome page leads there", async () => {
  const holder = await newHolder()
  const { certificationNo } = await issueTo(holder)
  const user = await renderApp({ url: "/dashboard", as: holder, language: "bn" })
  await user.click(await within(screen.getByRole("main")).findByRole("link", { name: /^আমার সনদ/ }))
  await screen.findByText(certificationNo)
  await screen.findByRole("button", { name: `সংশোধন চান ${certificationNo}` })
})

test("the welcome page shows the three newest certificates, and leads to all of them", async () => {
  const holder = await newHolder()
  await renderApp({ url: "/dashboard", as: holder })
  await screen.findByRole("link", { name: /^My Certificates See and share/ })
  expect(screen.queryByText("Your certificates")).toBe(null)
  const certificates = [await issueTo(holder), await issueTo(holder), await issueTo(holder)]
  const revoked = await issueTo(holder)
  await callApi("PATCH", `certificates/withdraw-certificate/${revoked._id}`)
  const user = await renderApp({ url: "/dashboard", as: holder })
  const section = within(await screen.findByRole("region", { name: "Your certificates" }))
  const rows = section.getAllByRole("listitem").map((row) => row.textContent)
  const newest = [revoked, ...certificates.reverse()].slice(0, 3)
  const shown = newest.map((each) => `${each.certificationName}${each.certificationNo}`)
  expect(rows).toEqual(shown.map((text, row) => `${text}${row === 0 ? "revoked" : "valid"}`))
  const [first] = section.getAllByRole("link", { name: revoked.certificationName })
  expect(first?.getAttribute("href")).toBe(`/verify-certificate?no=${revoked.certificationNo}`)
  await expectAccessible()
  await user.click(section.getByRole("link", { name: "See all (4)" }))
  await screen.findByRole("heading", { name: "My Certificates" })
})

test("a holder lets search engines show a valid certificate's page, and takes it back; a failure changes nothing", async () => {
  expectProblem(/^500 /)
  const holder = await newHolder()
  const { _id } = await issueTo(holder)
  await issueTo(holder, { issuedOn: "2020-01-01", expiresOn: "2021-01-01" })
  const user = await renderApp({ url, as: holder })
  const box = await screen.findByRole("checkbox", { name: /^Search engines may show this page/ })
  expect((box as HTMLInputElement).checked).toBe(false)
  screen.getByText(/^At the moment, only people who have the link/)
  failOnce(`certificates/show-in-search/${_id}`)
  await user.click(box)
  await findToast("The setting could not be saved")
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false))
  await user.click(box)
  await findToast("Search engines may show the page now")
  screen.getByText(/^Google and other search engines may list the page/)
  await expectAccessible()
  await waitFor(() => expect((box as HTMLInputElement).disabled).toBe(false))
  await user.click(box)
  await findToast("Search engines are told not to show the page")
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false))
})
