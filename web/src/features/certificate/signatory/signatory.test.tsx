import { readFile } from "node:fs/promises"
import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const url = "/dashboard/manage-certificates/signature"
const field = (label: string) => screen.getByLabelText(label)
const sample = async () => ((await screen.findByRole("img", { name: "Sample in English" })) as HTMLImageElement).src
const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" }

type Listed = { _id: string; nameEn: string; signsFrom: string; period: string }
const all = (): Promise<Listed[]> => callApi("GET", "certificates/get-signatories")
const add = (nameEn: string, signsFrom: string): Promise<Listed> =>
  callApi("POST", "certificates/add-signatory", { nameEn, signsFrom })
const listed = async () => (await all()).map(({ nameEn, signsFrom }) => [nameEn, signsFrom])
const upload = (user: UserEvent, content: BlobPart) =>
  user.upload(
    document.querySelector("input[type=file]") as HTMLElement,
    new File([content], "signature.png", { type: "image/png" }),
  )
const save = () => screen.getByRole("button", { name: "Save" })

/** Opens the screen with one signatory: nobody, or this one. */
async function open(nameEn = "", others: readonly (readonly [string, string])[] = []) {
  for (const { _id, signsFrom } of await all())
    if (signsFrom) await callApi("DELETE", `certificates/delete-signatory/${_id}`)
  await callApi("PATCH", "certificates/update-signatory", { ...nobody, nameEn })
  for (const [name, day] of others) await add(name, day)
  const user = await renderApp({ url, as: "admin" })
  await screen.findByLabelText("Name in English")
  return user
}

test("a signatory is shown on samples before it is saved, with the signature, and can be removed again", async () => {
  const user = await open()
  const before = await sample()
  const imagesIn = (drawn: string) => drawn.split(encodeURIComponent("<image")).length
  fill(field("Name in English"), "Dr. Nusrat Jahan")
  fill(field("Title in English"), "Director of Training")
  await waitFor(async () => expect(await sample()).not.toBe(before))
  await upload(user, await readFile(new URL("../../../../public/icon-192.png", import.meta.url)))
  const { src } = await screen.findByRole<HTMLImageElement>("img", { name: "The signature" })
  await waitFor(async () => expect(imagesIn(await sample())).toBe(imagesIn(before) + 1))
  await screen.findByText("This is how certificates will look. Nothing is saved yet.")
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Save" }))
  await findToast("The signature is saved")
  await screen.findByText("This is how certificates look.")
  expect(await callApi("GET", "certificates/get-signatory")).toMatchObject({ image: src })
  await user.click(screen.getByRole("button", { name: "No signature" }))
  await user.click(screen.getByLabelText("All that Dr. Nusrat Jahan signs"))
  await screen.findByText("Press “Save”, and certificates have no signature any more.")
  await waitFor(async () => expect(await sample()).toBe(before))
  await user.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(async () => expect(await callApi("GET", "certificates/get-signatory")).toMatchObject(nobody))
})

test("a form that was not changed says so", async () => {
  const user = await open()
  await user.click(screen.getByRole("button", { name: "Save" }))
  await findToast("Nothing was changed")
  expect(screen.queryByText("The signature is saved")).toBe(null)
})

test("a title without a name is refused beside the name, and a failed save loses nothing", async () => {
  expectProblem(/^400 /)
  expectProblem(/^500 /)
  const user = await open()
  fill(field("Title in English"), "Director of Training")
  await screen.findByText("The samples could not be drawn: Please enter the name of the person who signs")
  await user.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(field("Name in Bengali").getAttribute("aria-invalid")).toBe("true"))
  fill(field("Name in Bengali"), "ড. নুসরাত জাহান")
  failOnce("certificates/update-signatory")
  await user.click(screen.getByRole("button", { name: "Save" }))
  await findToast("The signature could not be saved")
  expect(textIn(field("Title in English"))).toBe("Director of Training")
})

test("an edit in two tabs shows what has changed", async () => {
  expectProblem(/^412 /)
  const user = await open()
  fill(field("Name in English"), "Tanvir Hasan")
  await callApi("PATCH", "certificates/update-signatory", { nameEn: "Farhana Haque" })
  await user.click(screen.getByRole("button", { name: "Save" }))
  await screen.findByText(/^Somebody saved this while you were editing/)
  expect(textIn(field("Name in English"))).toBe("Tanvir Hasan")
})

test.for([
  ["an SVG file", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /JPEG or PNG image/],
  ["a file of 50 MB", new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(50 * 1024 * 1024)]), /at most 5 MB/],
] as const)("%s is refused beside the image", async ([, content, message]) => {
  const user = await open()
  await upload(user, content)
  await screen.findByText(message)
})

test("a change of a signatory is saved, also by the keyboard alone, only once it is clear which certificates change", async () => {
  const user = await open("Nusrat Jahan")
  fill(field("Name in English"), "Dr. Nusrat Jahan")
  await user.click(save())
  await screen.findByText("Please choose which certificates should change")
  expect(document.activeElement).toBe(screen.getByLabelText("All that Nusrat Jahan signs"))
  expect(await listed()).toEqual([["Nusrat Jahan", ""]])
  await expectAccessible()
  await user.click(screen.getByLabelText("All that Nusrat Jahan signs"))
  await user.click(save())
  await findToast("The signature is saved")
  expect(await listed()).toEqual([["Dr. Nusrat Jahan", ""]])
  // The next change needs another choice.
  fill(field("Name in English"), "Farhana Haque")
  await screen.findByText("Which certificates should change?")
  expect(screen.queryAllByRole("radio", { checked: true })).toEqual([])
  await user.type(field("Name in English"), "{Enter}")
  await screen.findByText("Please choose which certificates should change")
  await user.keyboard("{ArrowDown}")
  expect(screen.getByLabelText<HTMLInputElement>("Those from a day on").checked).toBe(true)
  const firstDay = textIn(field("Signs from") as HTMLInputElement)
  expect(firstDay).toMatch(/^20\d\d-\d\d-\d\d$/)
  await user.keyboard("{Enter}")
  await screen.findByRole("heading", { name: "At present: Farhana Haque" })
  expect(await listed()).toEqual([
    ["Dr. Nusrat Jahan", ""],
    ["Farhana Haque", firstDay],
  ])
  await user.click(screen.getByRole("button", { name: "Remove: Farhana Haque" }))
  await confirm(user, "Remove")
  await screen.findByRole("heading", { name: "At present: Dr. Nusrat Jahan" })
})

test("a successor signs from a day on, and earlier certificates stay as they are", async () => {
  expectProblem(/^400 /)
  expectProblem(/^409 /)
  const user = await open("Nusrat Jahan", [["Tanvir Hasan", "2026-01-01"]])
  await screen.findByRole("heading", { name: "At present: Tanvir Hasan" })
  fill(field("Name in English"), "Farhana Haque")
  await user.click(await screen.findByLabelText("Those from a day on"))
  fill(field("Signs from"), "")
  await user.click(save())
  // Beside the field and in a toast.
  await screen.findAllByText("Please fill this in")
  fill(field("Signs from"), "2026-01-01")
  await user.click(save())
  await screen.findAllByText(/^Another person already signs from this day on/)
  await waitFor(() => expect(document.activeElement).toBe(field("Signs from")))
  expect(textIn(field("Name in English"))).toBe("Farhana Haque")
  fill(field("Signs from"), "2026-02-01")
  await user.click(save())
  await screen.findByRole("heading", { name: "At present: Farhana Haque" })
  expect(await listed()).toEqual([
    ["Nusrat Jahan", ""],
    ["Tanvir Hasan", "2026-01-01"],
    ["Farhana Haque", "2026-02-01"],
  ])
  await screen.findByText("Certificates until 31 December 2025")
  await screen.findByText("Certificates from 1 January 2026 to 31 January 2026")
  await expectAccessible()
})

test("an earlier signatory is edited and removed from the list", async () => {
  const user = await open("Nusrat Jahan", [
    ["Tanvir Hasan", "2026-01-01"],
    ["Farhana Haque", "2026-02-01"],
  ])
  await user.click(await screen.findByRole("button", { name: "Edit: Tanvir Hasan" }))
  const heading = await screen.findByRole("heading", { name: "Earlier: Tanvir Hasan" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  fill(field("Signs from"), "2025-12-01")
  await user.click(save())
  await findToast("The signature is saved")
  await waitFor(async () => expect((await listed())[1]).toEqual(["Tanvir Hasan", "2025-12-01"]))
  await user.click(screen.getByRole("button", { name: "Back to the present signatory" }))
  await screen.findByRole("heading", { name: "At present: Farhana Haque" })
  expect(screen.queryByRole("button", { name: "Remove: Nusrat Jahan" })).toBe(null)
  await user.click(screen.getByRole("button", { name: "Remove: Tanvir Hasan" }))
  await screen.findByText(/^Certificates from 1 December 2025 to 31 January 2026 will have .* that of Nusrat Jahan\.$/)
  await user.click(screen.getByRole("button", { name: "Remove" }))
  await findToast("The signatory is removed")
  expect(await listed()).toEqual([
    ["Nusrat Jahan", ""],
    ["Farhana Haque", "2026-02-01"],
  ])
})
