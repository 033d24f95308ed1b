import { readFile } from "node:fs/promises"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { fill, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, holdUntilAborted, intercept, newLogin } from "#test/test-api.ts"

const url = "/dashboard/manage-galleries?new"
const invalid = "Please enter a valid image URL"
const uploadedPath = /\/api\/images\/\w+\.webp$/

const field = () => screen.getByRole("textbox", { name: "Image" })
const preview = () => screen.findByRole("img", { name: "Preview: Image", hidden: true })
const png = async () => {
  const content = await readFile(new URL("../../../public/icon-192.png", import.meta.url))
  return new File([content], "image.png", { type: "image/png" })
}

/** Opens the form of a new gallery image, and chooses a file for its image. */
async function openAndChoose(...files: File[]) {
  const user = await renderApp({ url, as: "admin" })
  await screen.findByText(invalid)
  const choose = (file: File) => user.upload(document.querySelector("input[type=file]") as HTMLElement, file)
  for (const file of files) await choose(file)
  return { user, choose }
}

test("the address is folded until it is wanted, and the picture of an upload leaves it so", async () => {
  const { user, choose } = await openAndChoose()
  const open = screen.getByRole("button", { name: /^Use an address instead/ })
  expect(field().tabIndex).toBe(-1)
  await choose(await png())
  await waitFor(() => expect(textIn(field())).toMatch(uploadedPath))
  expect(field().tabIndex).toBe(-1)
  await user.click(open)
  expect(document.activeElement).toBe(field())
  expect(field().tabIndex).toBe(0)
})

test("text that is no image URL is reported", async () => {
  await openAndChoose()
  for (const text of ["javascript:alert(1)", "data:image/png;base64,AAAA", "just words"]) {
    fill(field(), "https://example.com/image.png")
    expect(screen.queryByText(invalid)).toBe(null)
    fill(field(), text)
    screen.getByText(invalid)
  }
})

test("an image's link is previewed and completed when it has no https://, and a file's name is not", async () => {
  const { user } = await openAndChoose()
  await user.type(field(), "i.example.com/image.png")
  expect(screen.queryByText(invalid)).toBe(null)
  await waitFor(async () => expect((await preview()).getAttribute("src")).toBe("https://i.example.com/image.png"))
  await user.tab()
  expect(textIn(field())).toBe("https://i.example.com/image.png")
  await user.clear(field())
  await user.type(field(), "image.png{Tab}")
  expect(textIn(field())).toBe("image.png")
  screen.getByText(invalid)
})

test("an image that loads late is not shown for a URL that was typed after it", async () => {
  await openAndChoose()
  fill(field(), "https://slow.example/old.png")
  screen.getByText("Loading the picture…")
  const old = await preview()
  fill(field(), "https://example.com/new.png")
  await waitFor(async () => expect((await preview()).getAttribute("src")).toBe("https://example.com/new.png"))
  fireEvent.load(old)
  screen.getByText("Loading the picture…")
  fireEvent.load(await preview())
  expect((await preview()).classList).not.toContain("invisible")
  expect((await preview()).getAttribute("src")).toBe("https://example.com/new.png")
})

test("a GIF whose name ends with .png is refused, and the URL of an uploaded image is put into the field", async () => {
  const { choose } = await openAndChoose(new File(["GIF89a"], "image.png", { type: "image/png" }))
  await screen.findByText("Please choose a JPEG or PNG image")
  await choose(await png())
  await waitFor(() => expect(textIn(field())).toMatch(uploadedPath))
  expect((await preview()).getAttribute("src")).toMatch(uploadedPath)
  expect(screen.queryByText("Please choose a JPEG or PNG image")).toBe(null)
})

test("an image that is dropped on the field is uploaded", async () => {
  await openAndChoose()
  fireEvent.drop(field(), { dataTransfer: { files: [await png()] } })
  await waitFor(() => expect(textIn(field())).toMatch(uploadedPath))
})

test("typing cancels a running upload", async () => {
  const { aborted } = holdUntilAborted("images")
  await openAndChoose(await png())
  await screen.findByRole("button", { name: /^Cancel the upload/ })
  fill(field(), "https://example.com/new.png")
  await aborted
  await screen.findByRole("button", { name: /^Upload a picture/ })
  expect(textIn(field())).toBe("https://example.com/new.png")
})

test("an upload after the end of the session leads to the login", async () => {
  expectProblem(/^401 /)
  const admin = await newLogin("admin")
  const user = await renderApp({ url, as: admin })
  await screen.findByText(invalid)
  await callApi("POST", "auth/logout", undefined, admin)
  await user.upload(document.querySelector("input[type=file]") as HTMLElement, await png())
  await screen.findByText("Your session has ended. Please log in again.")
  expect(location.pathname).toBe("/login")
})

test("the limit of uploads per day is reported beside the field", async () => {
  expectProblem(/^429 /)
  const message = "You can upload 20 images a day. Please try again tomorrow"
  intercept("images", () => Response.json({ success: false, message }, { status: 429 }))
  await openAndChoose(await png())
  await waitFor(() => expect(screen.getByText(message).closest("[role=status]")).not.toBe(null))
  expect(textIn(field())).toBe("")
})
