import { readFile } from "node:fs/promises"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { confirm, fill, findRow, findToast, logIn, queryRow, rowGone, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate, createGallery, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, compareWith, intercept, loseConnection, newLogin } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

// A form in a dialog while it is saved, when that fails, and when another admin or a second press interferes.

const url = "/dashboard/manage-galleries"
const call = "galleries/register"
const findDialog = async () => within(await screen.findByRole("dialog"))
const submit = async (user: UserEvent) =>
  user.click((await findDialog()).getByRole("button", { name: "Create Gallery" }))

async function fillIn(title: string) {
  const dialog = await findDialog()
  fill(dialog.getByLabelText("Image"), "https://example.com/picture.png")
  fill(dialog.getByLabelText("Title"), title)
  return dialog
}

test.for([
  [409, "This already exists"],
  [413, "The request is too large"],
  [429, "Too many requests. Please wait a moment"],
  [500, "Something went wrong on our side. Please try again"],
] as const)("a save that fails with status %i keeps the input, and can be repeated", async ([status, message]) => {
  expectProblem(new RegExp(`^${status} `))
  const title = unique("Repeated")
  const user = await renderApp({ url: `${url}?new`, as: "admin" })
  const dialog = await fillIn(title)
  intercept(call, () => Response.json({ success: false, message }, { status }), 1)
  await submit(user)
  await findToast(message)
  expect(textIn(dialog.getByLabelText("Title"))).toBe(title)
  await submit(user)
  await findRow(title)
  expect(screen.queryByRole("dialog")).toBe(null)
})

test("a save without a connection keeps the input", async () => {
  expectProblem(/Failed to fetch/)
  const title = unique("Offline")
  const user = await renderApp({ url: `${url}?new`, as: "admin" })
  const dialog = await fillIn(title)
  loseConnection(call)
  await submit(user)
  await screen.findByText(/^The server could not be reached\./)
  expect(textIn(dialog.getByLabelText("Title"))).toBe(title)
})

test("a double click sends a form once", async () => {
  const title = unique("Once")
  const user = await renderApp({ url: `${url}?new`, as: "admin" })
  const dialog = await fillIn(title)
  let requests = 0
  intercept(call, (forward) => {
    requests++
    return forward()
  })
  await user.dblClick(dialog.getByRole("button", { name: "Create Gallery" }))
  await findRow(title)
  expect(requests).toBe(1)
})

test("a form is still filled in after a session that ended and a new login", async () => {
  expectProblem(/^401 /)
  const title = unique("Interrupted")
  const login = await newLogin("admin")
  const user = await renderApp({ url: `${url}?new`, as: login })
  await fillIn(title)
  await callApi("POST", "auth/logout", undefined, login)
  await submit(user)
  await screen.findByText("Your session has ended. Please log in again.")
  await logIn(user, login.user.email, testPassword)
  const dialog = await findDialog()
  await dialog.findByText("What you had typed before is here again.")
  expect(textIn(dialog.getByLabelText("Title"))).toBe(title)
  await submit(user)
  await findToast("Gallery created successfully")
  await findRow(title)
})

test("a form that succeeds hides the failure of an earlier form", async () => {
  expectProblem(/^409 /)
  compareWith()
  const user = await renderApp({ url: "/dashboard/manage-certificates?new", as: "admin" })
  const send = async (number: string) => {
    const dialog = await findDialog()
    for (const label of ["Candidate Name", "Certification Name", "Batch No."])
      fill(dialog.getByLabelText(label), "A name")
    fill(dialog.getByLabelText("Candidate Email"), "nusrat@example.com")
    fill(dialog.getByLabelText("Certification No."), number)
    await user.click(dialog.getByRole("button", { name: "Create Certificate" }))
  }
  const message = "A certificate with this number already exists"
  await send(await createCertificate())
  // A toast under the pointer does not disappear by itself.
  fireEvent.mouseOver(await findToast(message))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await user.click(screen.getAllByRole("button", { name: "Create New Certificate" })[0] as HTMLElement)
  await send(unique("AFTER"))
  await findToast("Certificate created successfully")
  await waitFor(() => expect(screen.queryByText(message)).toBe(null))
})

test("a row that another admin has deleted leaves the list, with the reason", async () => {
  expectProblem(/^404 /)
  const title = await createGallery()
  const galleries: { _id: string; title: string }[] = await callApi("GET", "galleries/get-galleries")
  const user = await renderApp({ url, as: "admin" })
  const row = within(await findRow(title))
  await callApi("DELETE", `galleries/delete-gallery/${galleries.find((gallery) => gallery.title === title)?._id}`)
  await user.click(row.getByRole("button", { name: /^Delete/ }))
  await confirm(user, "Delete")
  await findToast("Failed to delete gallery")
  await findToast("Gallery not found")
  await rowGone(title)
})

test("a form cannot be sent while an image is being uploaded", async () => {
  await renderApp({ url: `${url}?new`, as: "admin" })
  const dialog = await findDialog()
  const { promise, resolve } = Promise.withResolvers<void>()
  intercept("images", (forward) => promise.then(forward))
  const image = new File([new Uint8Array(await readFile("web/public/icon-192.png"))], "icon.png", { type: "image/png" })
  const field = document.querySelector("[role=dialog] input[type=file]") as HTMLElement
  fireEvent.change(field, { target: { files: [image] } })
  await dialog.findByRole("progressbar")
  const create = dialog.getByRole<HTMLButtonElement>("button", { name: "Create Gallery" })
  expect(create.disabled).toBe(true)
  resolve()
  await waitFor(() => expect(create.disabled).toBe(false))
  expect(textIn(dialog.getByLabelText("Image"))).toMatch(/\/api\/images\//)
})

test("a search that is not applied yet does not close a dialog that is opened meanwhile", async () => {
  const title = await createGallery()
  const user = await renderApp({ url: "/dashboard/manage-courses", as: "admin" })
  fill(await screen.findByRole("searchbox"), title)
  await user.click(screen.getAllByRole("button", { name: "Create New Course" })[0] as HTMLElement)
  await waitFor(() => expect(location.search).toContain("search="))
  await screen.findByRole("dialog")
  expect(location.search).toContain("new=")
  expect(queryRow(title)).toBe(undefined)
})
