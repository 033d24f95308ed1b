import { readFile } from "node:fs/promises"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { Gallery } from "contract"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept } from "#test/test-api.ts"

const url = "/dashboard/manage-galleries"
const content = await readFile(new URL("../../../public/icon-192.png", import.meta.url))
const png = (name: string) => new File([content], `${name}.png`, { type: "image/png" })
const gif = (name: string) => new File(["GIF89a"], `${name}.png`, { type: "image/png" })

async function open(...files: File[]) {
  const user = await renderApp({ url, as: "admin" })
  await user.click(await screen.findByRole("button", { name: "Add Several" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add Several Pictures" }))
  const choose = (...more: File[]) => user.upload(dialog.getByLabelText("Choose pictures", { selector: "input" }), more)
  if (files.length > 0) await choose(...files)
  const add = () => user.click(dialog.getByRole("button", { name: /^Add \d+ pictures?$/ }))
  const title = (file: string) => dialog.getByRole("textbox", { name: `Title of ${file}.png` })
  const titles = async () => ((await callApi("GET", "galleries/get-galleries")) as Gallery[]).map(({ title }) => title)
  return { user, dialog, choose, add, title, titles }
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))

/** The uploads wait until they are released, one by one. */
function holdUploads() {
  const held: (() => void)[] = []
  intercept("images", async (forward) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.push(resolve)
    await promise
    return forward()
  })
  return held
}

test("several files become images titled by their names, in the order in which they were chosen", async () => {
  const names = [unique("river"), unique("lab"), unique("fair")].map((name) => name.replaceAll("-", " "))
  const { dialog, add, titles } = await open(...names.map(png))
  await dialog.findByText("3 of 3 uploaded")
  await expectAccessible()
  await add()
  await findToast("3 pictures added to the gallery")
  await dialogGone()
  expect((await titles()).slice(0, 3)).toEqual(names)
  await findRow(names[0] ?? "")
})

test("two files are uploaded at a time, and pressing Add before the end waits for the others", async () => {
  const held = holdUploads()
  const names = ["one", "two", "three"].map((name) => unique(name).replaceAll("-", " "))
  const { dialog, add, titles } = await open(...names.map(png))
  await waitFor(() => expect(dialog.getAllByText("Uploading…")).toHaveLength(2))
  await waitFor(() => expect(held).toHaveLength(2))
  dialog.getByText("Waiting")
  await add()
  expect(await titles()).not.toContain(names[0])
  for (let released = 0; released < 3; released++) {
    await waitFor(() => expect(held.length).toBeGreaterThan(released))
    held[released]?.()
  }
  await dialogGone()
  expect((await titles()).slice(0, 3)).toEqual(names)
})

test("a file that is no image is reported and does not lose the others; it can be removed", async () => {
  const name = unique("good").replaceAll("-", " ")
  const { user, dialog, add, titles } = await open(gif("bad one"), png(name))
  await dialog.findByText("Please choose a JPEG or PNG image")
  await add()
  await dialog.findByText("1 added")
  expect(await titles()).toContain(name)
  await expectAccessible()
  expect(dialog.queryByRole("textbox", { name: `Title of ${name}.png` })).toBe(null)
  await user.click(dialog.getByRole("button", { name: "Remove bad one.png" }))
  await user.click(screen.getByRole("button", { name: "Close" }))
  await dialogGone()
})

test("an upload and an addition that fail are each tried again, and the quota is explained", async () => {
  expectProblem(/^(429|500) /)
  const name = unique("again").replaceAll("-", " ")
  const quota = { success: false, code: "imagesToday", params: { max: 500 }, message: "" }
  intercept("images", () => Response.json(quota, { status: 429 }), 1)
  const { user, dialog, add, titles } = await open(png(name))
  await dialog.findByText("You can upload 500 images a day. Please try again tomorrow")
  await user.click(dialog.getByRole("button", { name: `Try again ${name}.png` }))
  await dialog.findByText("1 of 1 uploaded")
  let uploads = 0
  intercept("images", (forward) => {
    uploads++
    return forward()
  })
  intercept(
    "galleries/register",
    () => Response.json({ success: false, message: "The disk is full" }, { status: 500 }),
    1,
  )
  await add()
  await dialog.findByText("The disk is full")
  await add()
  await findToast("1 picture added to the gallery")
  expect(await titles()).toContain(name)
  expect(uploads).toBe(0)
})

test("a file named by a camera has no title: it is asked for, and one title can be given to all", async () => {
  const { user, dialog, add, title, titles } = await open(png("IMG_0001"), png("IMG_0002"), png("IMG_0003"))
  await add()
  expect(dialog.getAllByText("Give this picture a title.")).toHaveLength(3)
  await waitFor(() => expect(document.activeElement).toBe(title("IMG_0001")))
  await expectAccessible()
  const [own, common] = [unique("Own"), unique("Common")]
  fill(title("IMG_0002"), own)
  fill(dialog.getByLabelText("One title for all pictures without one"), common)
  await user.click(dialog.getByRole("button", { name: "Fill in" }))
  expect(textIn(title("IMG_0003"))).toBe(common)
  fill(title("IMG_0003"), "x".repeat(201))
  dialog.getByText("Please use at most 200 characters")
  fill(title("IMG_0003"), common)
  await add()
  await dialogGone()
  expect((await titles()).slice(0, 3)).toEqual([common, own, common])
})

test("images that are not added yet are not lost without a question", async () => {
  const { user, dialog } = await open(png(unique("kept")))
  await dialog.findByText("1 of 1 uploaded")
  const leaving = new Event("beforeunload", { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await user.keyboard("{Escape}")
  await screen.findByRole("alertdialog", { name: "Leave without adding these pictures?" })
  await expectAccessible()
  await confirm(user, "Cancel")
  dialog.getByText("1 of 1 uploaded")
  await user.keyboard("{Escape}")
  await confirm(user, "Leave without adding")
  await dialogGone()
  const stayed = new Event("beforeunload", { cancelable: true })
  dispatchEvent(stayed)
  expect(stayed.defaultPrevented).toBe(false)
})

test("going back with images that are not added asks first, too", async () => {
  const user = await renderApp({ url: "/dashboard/manage-to-knows", as: "admin" })
  await user.click(await screen.findByRole("link", { name: "Galleries" }))
  await user.click(await screen.findByRole("button", { name: "Add Several" }))
  const dialog = within(await screen.findByRole("dialog"))
  fireEvent.drop(dialog.getByRole("button", { name: "Choose pictures" }), { dataTransfer: { files: [png("dropped")] } })
  await dialog.findByText("1 of 1 uploaded")
  history.back()
  await confirm(user, "Leave without adding")
  await screen.findByRole("heading", { name: /^To-Knows/ })
})

test("at most 50 images are taken at a time, and a removed one passes the focus on", async () => {
  const held = holdUploads()
  const { user, dialog } = await open(...Array.from({ length: 52 }, (_, index) => png(`picture ${index}`)))
  await dialog.findByText("At most 50 pictures at a time. 2 were left out: add them next.")
  expect(dialog.getAllByRole("listitem")).toHaveLength(50)
  await user.click(dialog.getByRole("button", { name: "Remove picture 3.png" }))
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Remove picture 4.png" }))
  for (const release of held) release()
})

test("on a phone the dialog is opened from the menu of further actions, and stays open when the menu closes", async () => {
  const user = await renderApp({ url, as: "admin" })
  await user.click(await screen.findByRole("button", { name: "More actions" }))
  const menu = within(await screen.findByRole("dialog", { name: "More actions" }))
  await user.click(menu.getByRole("button", { name: "Add Several" }))
  await screen.findByRole("dialog", { name: "Add Several Pictures" })
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "More actions" })).toBe(null))
})
