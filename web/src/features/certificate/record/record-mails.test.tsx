import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { Certificate } from "contract"
import { aCertificate } from "server/src/test/factories.ts"
import { afterEach, expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findToast, revokeIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept } from "#test/test-api.ts"

const newCertificate = (query = "", some: object = {}): Promise<Certificate> =>
  callApi("POST", `certificates/register${query}`, aCertificate({ certificationNo: unique("RML"), ...some }))
const open = ({ _id }: Certificate, as: "admin" | "registrar" = "registrar") =>
  renderApp({ url: `/dashboard/certificates/${_id}`, as })
const section = async (name: string) => within(await screen.findByRole("region", { name }))
/** Responds with the mails of a certificate as if the mail worker had changed them. */
const changeMails = ({ _id }: Certificate, change: (mails: object[]) => (object | undefined)[]) =>
  intercept(`certificates/get-mails/${_id}`, async (forward) => {
    const { data, ...envelope } = await (await forward()).json()
    return Response.json({ ...envelope, data: change(data) })
  })

afterEach(() => void vi.useRealTimers())

test("the page lists the mails to the holder, sends one on request, and shows by itself when it was sent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  const certificate = await newCertificate()
  const user = await open(certificate)
  const mails = await section("Mails to the holder")
  await mails.findByText("No mail was sent in the last 30 days.")
  await user.click(mails.getByRole("button", { name: `Send a mail now ${certificate.certificationNo}` }))
  await findToast("The mail is being sent")
  await mails.findByText("New certificate")
  const waiting = mails.getByText("waiting")
  mails.getByText(new RegExp(`^${certificate.candidateEmail} · is sent at `))
  await expectAccessible()
  await user.click(mails.getByRole("button", { name: /^Send again/ }))
  // Another mail is queued instead.
  await waitFor(() => expect(waiting.isConnected).toBe(false))
  mails.getByText("waiting")
  changeMails(certificate, ([mail]) => [{ ...mail, state: "sent" }])
  await vi.advanceTimersByTimeAsync(10_000)
  await mails.findByText("sent")
  expect(mails.queryByText("waiting")).toBe(null)
})

test("a failed mail shows the mail server's error and can be sent again; a request that fails says so", async () => {
  expectProblem(/^500 /)
  const certificate = await newCertificate("?notify=1")
  const failed = { state: "failed", at: "2026-11-20T09:00:00.000Z", lastError: "550 5.1.1 User unknown" }
  const stop = changeMails(certificate, ([mail]) => [{ ...mail, ...failed }])
  const user = await open(certificate)
  const mails = await section("Mails to the holder")
  await mails.findByText("550 5.1.1 User unknown")
  failOnce(`certificates/send-mail/${certificate._id}`, "The disk is full")
  await user.click(mails.getByRole("button", { name: /^Send again/ }))
  await findToast("Failed to send the mail")
  stop.remove()
  await user.click(mails.getByRole("button", { name: /^Send again/ }))
  await mails.findByText("waiting")
  expect(mails.queryByText("550 5.1.1 User unknown")).toBe(null)
})

test("a mail that is being sent names no time, and one that a revocation has cancelled says so", async () => {
  const certificate = await newCertificate("?notify=1")
  await callApi("PATCH", `certificates/withdraw-certificate/${certificate._id}?notify=1`, {})
  const sending = { state: "sending", at: "", cancelledBy: "" }
  const stop = changeMails(certificate, ([mail]) => [mail, { ...mail, ...sending, _id: "other" }])
  await open(certificate)
  const mails = await section("Mails to the holder")
  await mails.findByText("being sent")
  mails.getByText(certificate.candidateEmail)
  mails.getByText("not sent")
  mails.getByText(`${certificate.candidateEmail} · the certificate was revoked first`)
  stop.remove()
})

test("the certificate is shown as an image, again after a correction, and one that is not valid as a sentence", async () => {
  const certificate = await newCertificate()
  const user = await open(certificate)
  const shown = await section("The certificate")
  const image = () => shown.getByRole<HTMLImageElement>("img")
  const url = `/api/certificates/document/${certificate.certificationNo}.png`
  expect(image().getAttribute("src")).toBe(`${url}?version=1&language=en&preview=1`)
  expect(image().getAttribute("loading")).toBe("lazy")
  fireEvent.error(image())
  shown.getByText("The picture could not be loaded.")
  await user.click(shown.getByRole("button", { name: "Try again" }))
  expect(image().getAttribute("src")).toBe(`${url}?version=1&language=en&preview=1&attempt=1`)
  await revokeIn(user, screen.getByRole("combobox", { name: /^Status of/ }))
  await shown.findByText(/^It is revoked/)
  expect(shown.queryByRole("link")).toBe(null)
})

test("there is no image of an expired certificate", async () => {
  await open(await newCertificate("", { issuedOn: "2020-01-01", expiresOn: "2021-01-01" }))
  const shown = await section("The certificate")
  shown.getByText(/^It has expired/)
  screen.getByText("expired")
  await waitFor(() => expect(shown.queryByRole("img")).toBe(null))
})
