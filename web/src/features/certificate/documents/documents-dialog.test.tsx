import { screen, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, insertCertificates, intercept, newLogin } from "#test/test-api.ts"

test("the documents of a list are downloaded as one file, and can be tried again after a failure", async () => {
  expectProblem(/^500 /)
  await insertCertificates([aCertificate({ batchNo: "zip" }), aCertificate({ batchNo: "zip" })])
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved")
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  const user = await renderApp({ url: "/dashboard/manage-certificates?batchNo=zip", as: "registrar" })
  await user.click(await screen.findByRole("button", { name: "PDFs (ZIP)" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Download the 2 certificates as PDF?" }))
  await expectAccessible()
  await user.selectOptions(dialog.getByLabelText("Language"), "Bengali")
  failOnce("certificates/documents?*")
  await user.click(dialog.getByRole("button", { name: "Download" }))
  await findToast("The certificates could not be downloaded")
  const urls: string[] = []
  intercept("certificates/documents?batchNo=zip&language=bn", async (forward) => {
    urls.push("documents")
    return forward()
  })
  await user.click(dialog.getByRole("button", { name: "Download" }))
  await findToast("The certificates are downloaded")
  expect([urls.length, saved.mock.calls.length]).toEqual([1, 1])
  const [file] = saved.mock.calls[0] ?? []
  expect((file as Blob).size).toBeGreaterThan(50_000)
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^certificates-.*\.zip$/)
  vi.restoreAllMocks()
})

test("a download of a list with expired certificates reports how many are not included", async () => {
  const expired = { batchNo: "zip-expired", issuedOn: "2020-01-01", expiresOn: "2021-01-01" }
  await insertCertificates([aCertificate({ batchNo: "zip-expired" }), aCertificate(expired), aCertificate(expired)])
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved")
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  const user = await renderApp({ url: "/dashboard/manage-certificates?batchNo=zip-expired", as: "registrar" })
  await user.click(await screen.findByRole("button", { name: "PDFs (ZIP)" }))
  await user.click(await screen.findByRole("button", { name: "Download" }))
  await findToast("2 are not included: see not-included.csv")
  vi.restoreAllMocks()
})

test("the documents of a selection are one file, named by their batch", async () => {
  const of = (certificationNo: string) => aCertificate({ batchNo: "০৯১১", certificationNo })
  await insertCertificates([of("SEL-1"), of("SEL-2"), of("SEL-3")])
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved")
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  const user = await renderApp({ url: "/dashboard/manage-certificates?batchNo=0911", as: "registrar" })
  for (const number of ["SEL-1", "SEL-3"])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${number}` }))
  await user.click(screen.getByRole("button", { name: /^PDFs \(ZIP\) the selected/ }))
  await screen.findByRole("dialog", { name: "Download the 2 certificates as PDF?" })
  await user.click(screen.getByRole("button", { name: "Download" }))
  await findToast("The certificates are downloaded")
  const [file] = saved.mock.calls[0] ?? []
  const archive = await (file as Blob).text()
  expect(["SEL-1.pdf", "SEL-2.pdf", "SEL-3.pdf"].map((name) => archive.includes(name))).toEqual([true, false, true])
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^certificates-0911-.*\.zip$/)
  vi.restoreAllMocks()
})

test("a session that has ended shows the login, as after any other call", async () => {
  expectProblem(/^401 /)
  await insertCertificates([aCertificate({ batchNo: "zip-ended" })])
  const registrar = await newLogin("registrar")
  const user = await renderApp({ url: "/dashboard/manage-certificates?batchNo=zip-ended", as: registrar })
  await user.click(await screen.findByRole("button", { name: "PDFs (ZIP)" }))
  const download = await screen.findByRole("button", { name: "Download" })
  await callApi("POST", "auth/logout", undefined, registrar)
  await user.click(download)
  await screen.findByText("Your session has ended. Please log in again.")
})

test("there is nothing to download from an empty list", async () => {
  const user = await renderApp({
    url: "/dashboard/manage-certificates?batchNo=nobody",
    as: "registrar",
    language: "bn",
  })
  await user.click(await screen.findByRole("button", { name: "পিডিএফ (ZIP)" }))
  await screen.findByText("এই তালিকায় কোনো সনদ নেই।")
})
