import { screen, within } from "@testing-library/react"
import type { Certificate } from "contract"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findToast } from "#test/actions.ts"
import { check, findButton, openImport } from "#test/import-screen.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const read = (id: string): Promise<Certificate> => callApi("GET", `certificates/get-certificate/${id}`)
const issue = (some: object): Promise<Certificate> => callApi("POST", "certificates/register", aCertificate(some))

/** Two certificates, and a file that corrects the first one and has a new one. */
async function newFile() {
  const mark = unique("FIX")
  const one = await issue({ certificationNo: `${mark}-1`, candidateName: "Rahim Udin" })
  const two = await issue({ certificationNo: `${mark}-2`, candidateName: "Nusrat Jahan" })
  const lines = ["Rahim Uddin", "Nusrat Jahan", "Tanvir Hasan"].map(
    (name, no) => `${mark}-${no + 1},${name},nusrat@example.com,Ethical Hacking Professional,0001`,
  )
  return { one, two, text: ["Certificate No,Name,Email,Course,Batch", ...lines].join("\n") }
}
const choice = "Correct the certificates that exist already"

test("rows that differ from existing certificates correct these, if chosen, after all changes were shown; undoing takes it back", async () => {
  expectProblem(/^400 /)
  const { one, text } = await newFile()
  const user = await openImport()
  await check(user, text)
  within(await screen.findByRole("alert")).getByText("Mistakes: 1")
  await expectAccessible()
  await user.click(screen.getByRole("checkbox", { name: choice }))
  await screen.findByText("Certificates that will be corrected: 1")
  screen.getByText(/will be made: 1$/)
  screen.getByText("There already, and left as they are: 1")
  const change = screen.getByText("Rahim Udin", { selector: "del" }).closest("li") as HTMLElement
  expect(change.textContent).toContain(`${one.certificationNo} Line 2Candidate NameBefore: Rahim UdinNow: Rahim Uddin`)
  await user.click(await findButton("Import 1, correct 1"))
  await screen.findByText("Please fill this in")
  const reason = screen.getByLabelText("Reason for the correction")
  expect(document.activeElement).toBe(reason)
  await expectAccessible()
  fill(reason, "The names were misspelt")
  await user.click(await findButton("Import 1, correct 1"))
  await screen.findByRole("heading", { name: "Certificates imported successfully" })
  screen.getByText("Corrected")
  const corrected = { candidateName: "Rahim Uddin", version: 2, correctionReason: "The names were misspelt" }
  expect(await read(one._id)).toMatchObject(corrected)
  await user.click(await findButton("Undo this import"))
  await confirm(user, "Undo this import")
  await findToast("Certificates deleted: 1. Corrections taken back: 1")
  expect(await read(one._id)).toMatchObject({ candidateName: "Rahim Udin", version: 3 })
  await renderApp({ url: `/dashboard/certificates/${one._id}`, as: "registrar" })
  const versions = within(await screen.findByRole("region", { name: "Earlier versions (2)" }))
  await versions.findByText("The import that had corrected it was undone")
})

test("a file that only corrects shows days and numbers in the format of the language, and undoing it takes all back", async () => {
  expectProblem(/^400 /)
  const before = { candidateName: "Rahim Udin", issuedOn: "2026-01-02", hours: 40 }
  const certificationNo = unique("FIX")
  const { _id } = await issue({ certificationNo, ...before })
  const line = `${certificationNo},Rahim Uddin,nusrat@example.com,Ethical Hacking Professional,0001,2026-03-04,1048`
  const user = await openImport()
  await check(user, `Certificate No,Name,Email,Course,Batch,Issued on,Hours\n${line}`)
  await user.click(await screen.findByRole("checkbox", { name: choice }))
  await screen.findByText("4 March 2026", { selector: "ins" })
  screen.getByText("2 January 2026", { selector: "del" })
  screen.getByText("1,048", { selector: "ins" })
  fill(screen.getByLabelText("Reason for the correction"), "The name was misspelt")
  await user.click(await findButton("Import 0, correct 1"))
  await screen.findByRole("heading", { name: "Certificates imported successfully" })
  expect(await read(_id)).toMatchObject({ candidateName: "Rahim Uddin", issuedOn: "2026-03-04", hours: 1048 })
  await user.click(await findButton("Undo this import"))
  await confirm(user, "Undo this import")
  await findToast("Corrections taken back: 1")
  expect(await read(_id)).toMatchObject(before)
})

test("what somebody changes between check and import is reported, and can be checked again", async () => {
  expectProblem(/^400 /)
  const { one, text } = await newFile()
  const user = await openImport()
  await check(user, text)
  await user.click(await screen.findByRole("checkbox", { name: choice }))
  fill(await screen.findByLabelText("Reason for the correction"), "The names were misspelt")
  const theirs = { candidateName: "Rahima Uddin", reason: "Asked by the holder" }
  await callApi("PATCH", `certificates/correct-certificate/${one._id}`, theirs)
  await user.click(await findButton("Import 1, correct 1"))
  await screen.findByText("Someone has changed this in the meantime. Please look at it again")
  expect((await read(one._id)).candidateName).toBe("Rahima Uddin")
  await user.click(await findButton("Check again"))
  await screen.findByText("Certificates that will be corrected: 1")
  screen.getByText("Rahima Uddin")
  await user.click(await findButton("Import 1, correct 1"))
  await screen.findByRole("heading", { name: "Certificates imported successfully" })
  expect(await read(one._id)).toMatchObject({ candidateName: "Rahim Uddin", version: 3 })
})

test("without the choice, or when it is taken back, rows that differ are mistakes", async () => {
  expectProblem(/^400 /)
  const { text } = await newFile()
  const user = await openImport()
  await check(user, text)
  await user.click(await screen.findByRole("checkbox", { name: choice }))
  await screen.findByText("Certificates that will be corrected: 1")
  await user.click(screen.getByRole("checkbox", { name: choice }))
  await screen.findByText("A certificate with this number but other details already exists")
  expect(screen.queryByRole("button", { name: /^Import / })).toBe(null)
})
