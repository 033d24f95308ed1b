import { screen, waitFor, within } from "@testing-library/react"
import type { Certificate, CertificateMail } from "contract"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, textIn } from "#test/actions.ts"
import { certificateFile, certificatesLike, check, choose, findButton, openImport } from "#test/import-screen.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, compareWith } from "#test/test-api.ts"

const newCertificate = (): Promise<Certificate> =>
  callApi("POST", "certificates/register", aCertificate({ certificationNo: unique("NTF") }))
const noticesOf = async (id: string) => {
  const mails: CertificateMail[] = await callApi("GET", `certificates/get-mails/${id}`)
  return mails.map(({ notice }) => notice)
}
const dialog = async () => within(await screen.findByRole("dialog"))
const box = "Send a mail to the holder"

test("the holder of a new certificate gets a mail, unless the box is unticked, as long as the dialog is open", async () => {
  const user = await renderApp({ url: "/dashboard/manage-certificates?new", as: "registrar" })
  compareWith()
  const issue = async () => {
    const form = await dialog()
    const certificationNo = unique("NTF")
    const names = ["Candidate Name", "Candidate Email", "Certification Name", "Batch No.", "Certification No."]
    const values = ["Mim", "mim@example.com", "EHP", "0007", certificationNo]
    for (const [index, name] of names.entries()) fill(form.getByLabelText(name), values[index] ?? "")
    await user.click(form.getByRole("button", { name: "Create and add another" }))
    const [created] = await waitFor(async () => {
      const found = await certificatesLike(certificationNo)
      expect(found).toHaveLength(1)
      return found
    })
    return noticesOf(created?._id ?? "")
  }
  expect(await issue()).toEqual(["issued"])
  // "Create and add another" mounts the fields again.
  const checkbox = async () => (await dialog()).getByLabelText<HTMLInputElement>(box)
  await user.click(await checkbox())
  expect(await issue()).toEqual([])
  expect((await checkbox()).checked).toBe(false)
  await user.keyboard("{Escape}")
  await user.click(await findButton("Create New Certificate"))
  expect((await checkbox()).checked).toBe(true)
  expect(await issue()).toEqual(["issued"])
})

test("a status chosen in the list asks for reason and mail; cancelled it stays, and undone there is no mail", async () => {
  const { _id, certificationNo } = await newCertificate()
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${certificationNo}`, as: "registrar" })
  const status = within(await findRow(certificationNo)).getByRole("combobox")
  await user.selectOptions(status, "inactive")
  expect((await dialog()).getByLabelText<HTMLInputElement>(box).checked).toBe(true)
  expect(textIn(status)).toBe("active")
  await user.click((await dialog()).getByRole("button", { name: "Close" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  expect(textIn(status)).toBe("active")
  expect(await noticesOf(_id)).toEqual([])

  await user.selectOptions(status, "inactive")
  fill((await dialog()).getByLabelText("Public reason"), "Issued by mistake")
  await user.click((await dialog()).getByRole("button", { name: "Revoke" }))
  await findToast("Status changed successfully")
  await findToast(`${certificationNo} is now revoked`)
  await findToast("The mail goes out in 30 seconds")
  await waitFor(() => expect(textIn(status)).toBe("inactive"))
  expect(await noticesOf(_id)).toEqual(["revoked"])
  await user.click(await findButton("Undo"))
  await findToast("Undone")
  const mails = await callApi("GET", `certificates/get-mails/${_id}`)
  expect(mails).toMatchObject([{ notice: "revoked", cancelledBy: "reinstated" }])
})

test("a correction is reported to the holder", async () => {
  const { _id, certificationNo } = await newCertificate()
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${certificationNo}`, as: "registrar" })
  const row = within(await findRow(certificationNo))
  await user.click(row.getByRole("button", { name: `Correct ${certificationNo}` }))
  const form = await dialog()
  const hint = "Whoever requested this correction gets an answer by mail anyway."
  expect(form.queryByText(hint)).toBe(null)
  await user.click(form.getByLabelText(box))
  form.getByText(hint)
  await user.click(form.getByLabelText(box))
  fill(form.getByLabelText("Candidate Name"), "Another")
  fill(form.getByLabelText("Reason for the correction"), "Name")
  await user.click(form.getByRole("button", { name: "Save correction" }))
  await findToast("Certificate corrected successfully")
  expect(await noticesOf(_id)).toEqual(["corrected"])
})

test("the holders of selected certificates get a mail each if the box is ticked: at first only that of a revocation is", async () => {
  const { _id, certificationNo } = await newCertificate()
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${certificationNo}`, as: "admin" })
  await findRow(certificationNo)
  const change = async (name: string, pressesBox = false) => {
    await user.click(await screen.findByRole("checkbox", { name: new RegExp(certificationNo) }))
    await user.click(await screen.findByRole("button", { name: `${name} the selected certificates` }))
    const form = within(await screen.findByRole("alertdialog"))
    await expectAccessible()
    if (pressesBox) await user.click(form.getByLabelText("Send a mail to each holder"))
    await user.click(form.getByRole("button", { name }))
    await findToast("Status changed successfully")
    // The next change has a toast with the same text.
    await user.click(await findButton("Close"))
    await waitFor(() => expect(screen.queryByText("Status changed successfully")).toBe(null))
  }
  await change("Revoke")
  expect(await noticesOf(_id)).toEqual(["revoked"])
  await change("Reinstate")
  expect(await noticesOf(_id)).toEqual(["revoked"])
  await change("Revoke", true)
  expect(await noticesOf(_id)).toEqual(["revoked"])
  await change("Reinstate", true)
  // The mail that waits is not sent: there is no revocation to take back.
  const mails = await callApi("GET", `certificates/get-mails/${_id}`)
  expect(mails).toMatchObject([{ notice: "revoked", cancelledBy: "reinstated" }])
})

test("on its page the mail of a reinstatement is offered unticked if none was sent about the revocation", async () => {
  const { _id, certificationNo } = await newCertificate()
  const user = await renderApp({ url: `/dashboard/certificates/${_id}`, as: "registrar" })
  await user.click(await findButton(`Revoke ${certificationNo}`))
  await user.click((await dialog()).getByLabelText(box))
  await user.click((await dialog()).getByRole("button", { name: "Revoke" }))
  await findToast(`${certificationNo} is now revoked`)
  await user.click(await findButton(`Reinstate ${certificationNo}`))
  const form = within(await screen.findByRole("alertdialog"))
  expect(form.getByLabelText<HTMLInputElement>(box).checked).toBe(false)
  await expectAccessible()
  await user.click(form.getByLabelText(box))
  await user.click(form.getByRole("button", { name: "Reinstate" }))
  await findToast(`${certificationNo} is now valid`)
  expect(screen.queryByText(`${certificationNo} is now revoked`)).toBe(null)
  expect(await noticesOf(_id)).toEqual(["reinstated"])
})

test("a reason that is given later offers the mail about the revocation, once", async () => {
  const { _id, certificationNo } = await newCertificate()
  await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, {})
  const user = await renderApp({ url: `/dashboard/certificates/${_id}`, as: "registrar" })
  const label = "Send the holder a mail about the revocation"
  await user.click(await findButton(`Add a reason ${certificationNo}`))
  const checkbox = async () => (await dialog()).getByLabelText<HTMLInputElement>(label)
  await waitFor(async () => expect((await checkbox()).checked).toBe(true))
  await expectAccessible()
  fill((await dialog()).getByLabelText("Public reason"), "Issued by mistake")
  await user.click((await dialog()).getByRole("button", { name: "Save reason" }))
  await findToast("Reason saved")
  expect(await noticesOf(_id)).toEqual(["revoked"])
  await user.click(await findButton(`Change the reason ${certificationNo}`))
  await waitFor(async () => expect((await checkbox()).checked).toBe(false))
  await user.keyboard("{Escape}")
  await user.click(await findButton(`Reinstate ${certificationNo}`))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(box).checked).toBe(true))
})

test("an import says how many mails it sends, and sends none unless that is chosen", async () => {
  const { mark, text } = certificateFile(3)
  const user = await openImport()
  await check(user, text)
  const label = "Send a mail to each holder (mails: 3)"
  expect((await screen.findByLabelText<HTMLInputElement>(label)).checked).toBe(false)
  await user.click(await findButton("Import 3 certificates"))
  await findButton("Import another file")
  const [first] = await certificatesLike(mark)
  expect(await noticesOf(first?._id ?? "")).toEqual([])
  await user.click(await findButton("Import another file"))

  const other = certificateFile(2)
  // The same headings: the columns are known.
  await choose(user, other.text)
  await user.click(await screen.findByLabelText("Send a mail to each holder (mails: 2)"))
  await expectAccessible()
  await user.click(await findButton("Import 2 certificates"))
  await screen.findByText("Mails to holders, on their way")
  const [imported] = await certificatesLike(other.mark)
  expect(await noticesOf(imported?._id ?? "")).toEqual(["issued"])
})
