import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce } from "#test/test-api.ts"

const url = "/dashboard/manage-certificates/signature"
const field = (label: string) => screen.getByLabelText(label)
const sample = async () => ((await screen.findByRole("img", { name: "Sample in English" })) as HTMLImageElement).src
const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" }

async function open() {
  await callApi("PATCH", "certificates/update-signatory", nobody)
  const user = await renderApp({ url, as: "admin" })
  await screen.findByLabelText("Name in English")
  return user
}

test("a signatory is shown on samples before it is saved, and can be removed again", async () => {
  const user = await open()
  const before = await sample()
  fill(field("Name in English"), "Dr. Nusrat Jahan")
  fill(field("Title in English"), "Director of Training")
  await waitFor(async () => expect(await sample()).not.toBe(before))
  await screen.findByText("This is how certificates will look. Nothing is saved yet.")
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Save" }))
  await findToast("The signature is saved")
  await screen.findByText("This is how certificates look.")
  await user.click(screen.getByRole("button", { name: "No signature" }))
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
  await waitFor(() => expect(field("Name in Bangla").getAttribute("aria-invalid")).toBe("true"))
  fill(field("Name in Bangla"), "ড. নুসরাত জাহান")
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
  await screen.findByText(/^Somebody changed this while you were editing/)
  expect(textIn(field("Name in English"))).toBe("Tanvir Hasan")
})

test.for([
  ["an SVG file", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /JPEG or PNG image/],
  ["a file of 50 MB", new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(50 * 1024 * 1024)]), /at most 5 MB/],
] as const)("%s is refused beside the image", async ([, content, message]) => {
  const user = await open()
  const input = document.querySelector("input[type=file]") as HTMLElement
  await user.upload(input, new File([content], "signature.png", { type: "image/png" }))
  await screen.findByText(message)
})
