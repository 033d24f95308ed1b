import { screen, waitFor, within } from "@testing-library/react"
import { expect, onTestFinished, test } from "vitest"
import { confirm, fill, findRow, revokeIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate, createReview, newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"
import { toasterOptions } from "#ui/overlay/toaster.tsx"

const statusOf = (number: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: `Status of ${number}` })
const storedStatus = async (number: string) => (await callApi("GET", `certificates/verify/${number}`)).status
const undo = async (user: UserEvent) => user.click(await screen.findByRole("button", { name: "Undo" }))

async function openCertificate() {
  const number = await createCertificate()
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${number}`, as: "admin" })
  await findRow(number)
  return { number, user }
}

test("a change of a certificate's status can be undone in its toast", async () => {
  const { number, user } = await openCertificate()
  await revokeIn(user, statusOf(number))
  await undo(user)
  await screen.findByText("Undone")
  expect(statusOf(number).value).toBe("active")
  expect(await storedStatus(number)).toBe("active")
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBe(null))
})

test("after an undo by keyboard the focus is in the page, and the next toasts expire", async () => {
  const { number, user } = await openCertificate()
  await revokeIn(user, statusOf(number))
  const button = await screen.findByRole("button", { name: "Undo" })
  button.focus()
  const { success } = toasterOptions
  const { duration } = success
  onTestFinished(() => void Object.assign(success, { duration }))
  success.duration = 100
  await user.keyboard("{Enter}")
  await screen.findByText("Undone")
  await waitFor(() => expect(button.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole("main"))
  await waitFor(() => expect(screen.queryByText("Undone")).toBe(null))
})

test("after a toast is closed by keyboard the focus is in the open dialog", async () => {
  const { number, user } = await openCertificate()
  await revokeIn(user, statusOf(number))
  await screen.findByRole("button", { name: "Undo" })
  await user.click(screen.getByRole("button", { name: "Create New Certificate" }))
  const dialog = await screen.findByRole("dialog")
  const close = within(document.querySelector("[data-toaster]") as HTMLElement).getByRole("button", { name: "Close" })
  close.focus()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(close.isConnected).toBe(false))
  expect(document.activeElement).toBe(dialog)
})

test("Ctrl+Z undoes the newest change, but belongs to the text in a text field", async () => {
  const { number, user } = await openCertificate()
  await revokeIn(user, statusOf(number))
  await screen.findByRole("button", { name: "Undo" })
  await user.click(screen.getByRole("searchbox"))
  await user.keyboard("{Control>}z{/Control}")
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy()
  statusOf(number).focus()
  await user.keyboard("{Control>}z{/Control}")
  await screen.findByText("Undone")
  expect(await storedStatus(number)).toBe("active")
})

test("an undo does not revert what another admin has changed meanwhile", async () => {
  expectProblem(/^412 /)
  const { number, user } = await openCertificate()
  await revokeIn(user, statusOf(number))
  await screen.findByRole("button", { name: "Undo" })
  const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${number}`)
  for (let press = 0; press < 2; press++) await callApi("PATCH", `certificates/update-certificate/${_id}`)
  await undo(user)
  await screen.findByText("Could not be undone")
  await screen.findByText(/Someone has changed this in the meantime/)
  expect(await storedStatus(number)).toBe("inactive")
})

test("a switch of a course and one of a review can be undone, each in its own toast", async () => {
  const { title, _id } = await newCourse()
  const user = await renderApp({ url: `/dashboard/manage-courses?search=${title}`, as: "admin" })
  await user.click(await screen.findByRole("switch", { name: `Registration open: ${title}` }))
  await user.click(screen.getByRole("switch", { name: `Show on the home page: ${title}` }))
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2))
  for (const button of screen.getAllByRole("button", { name: "Undo" })) await user.click(button)
  await waitFor(async () =>
    expect(await callApi("GET", `courses/get-course/${_id}`)).toMatchObject({ isShow: true, isHomeShow: false }),
  )
  const author = await createReview()
  const reviews = await renderApp({ url: `/dashboard/manage-reviews?search=${author}`, as: "admin" })
  await reviews.click(await screen.findByRole("switch", { name: `Show the review by ${author} on the home page` }))
  await undo(reviews)
  await screen.findByText("Undone")
})

test("a change of role can be undone, also of a suspended user", async () => {
  const { user: student } = await newStudent()
  const user = await renderApp({ url: `/dashboard/all-users?search=${student.email}`, as: "admin" })
  await user.selectOptions(await screen.findByRole("combobox", { name: `Role of ${student.name}` }), "suspended")
  await confirm(user, "Suspend")
  await undo(user)
  await screen.findByText("Undone")
  const [{ role }] = await callApi("GET", `auth/get-users?search=${student.email}`)
  expect(role).toBe("student")
})

test("a change of several certificates is undone as one, only for those that it changed", async () => {
  const first = await openCertificate()
  const second = await openCertificate()
  const { user } = second
  await user.click(screen.getByRole("checkbox", { name: `Select ${second.number}` }))
  fill(screen.getByRole("searchbox"), first.number)
  await findRow(first.number)
  await revokeIn(user, statusOf(first.number))
  await user.click(screen.getByRole("checkbox", { name: `Select ${first.number}` }))
  await user.click(screen.getByRole("button", { name: "Revoke the selected certificates" }))
  await confirm(user, "Revoke")
  await screen.findByText("Changed: 1")
  await user.keyboard("{Control>}z{/Control}")
  await screen.findByText("Undone")
  expect(await storedStatus(second.number)).toBe("active")
  expect(await storedStatus(first.number)).toBe("inactive")
})

/** Presses the switch of a record whose state another admin changes before the undo. */
const switches = [
  {
    what: "a course's registration",
    open: async () => {
      const { title, _id } = await newCourse()
      return { path: `manage-courses?search=${title}`, label: `Registration open: ${title}`, _id }
    },
    call: "courses/change-visibility",
  },
  {
    what: "a course on the home page",
    open: async () => {
      const { title, _id } = await newCourse()
      return { path: `manage-courses?search=${title}`, label: `Show on the home page: ${title}`, _id }
    },
    call: "courses/change-home-visibility",
  },
  {
    what: "a review on the home page",
    open: async () => {
      const author = await createReview()
      const [{ _id }] = await callApi("GET", `reviews/get-all-reviews?search=${author}`)
      return { path: `manage-reviews?search=${author}`, label: `Show the review by ${author} on the home page`, _id }
    },
    call: "reviews/change-home-visibility",
  },
]

test.for(switches)("$what that another admin has switched meanwhile is not undone", async ({ open, call }) => {
  expectProblem(/^412 /)
  const { path, label, _id } = await open()
  const user = await renderApp({ url: `/dashboard/${path}`, as: "admin" })
  const pressed = await screen.findByRole("switch", { name: label })
  await user.click(pressed)
  const state = pressed.getAttribute("aria-checked")
  await screen.findByRole("button", { name: "Undo" })
  for (let press = 0; press < 2; press++) await callApi("PATCH", `${call}/${_id}`)
  await undo(user)
  await screen.findByText("Could not be undone")
  await screen.findByText(/Someone has changed this in the meantime/)
  await waitFor(() => expect(screen.getByRole("switch", { name: label }).getAttribute("aria-checked")).toBe(state))
})

const roleOf = async (email: string) => (await callApi("GET", `auth/get-users?search=${email}`))[0].role

test("a role that another admin has changed meanwhile is not undone", async () => {
  expectProblem(/^412 /)
  const { user: student } = await newStudent()
  const user = await renderApp({ url: `/dashboard/all-users?search=${student.email}`, as: "admin" })
  await user.selectOptions(await screen.findByRole("combobox", { name: `Role of ${student.name}` }), "instructor")
  await screen.findByRole("button", { name: "Undo" })
  await callApi("PATCH", "auth/change-role", { id: student._id, role: "editor" })
  await undo(user)
  await screen.findByText("Could not be undone")
  await screen.findByText(/Someone has changed this in the meantime/)
  expect(await roleOf(student.email)).toBe("editor")
})

test("after a bulk change that was refused for some, the rest can be undone", async () => {
  const name = `Together-${crypto.randomUUID()}`
  const [one, other] = [await newStudent(name), await newStudent(name)]
  const user = await renderApp({ url: `/dashboard/all-users?search=${name}`, as: "admin" })
  await findRow(one.user.email)
  await callApi("PATCH", "auth/change-role", { id: other.user._id, role: "editor" })
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  await user.selectOptions(screen.getByRole("combobox", { name: "New role of the selected users" }), "instructor")
  await user.click(screen.getByRole("button", { name: "Change role of the selected users" }))
  await confirm(user, "Change role")
  await screen.findByText(new RegExp(`^Skipped 1.*${other.user.email}`))
  expect(await roleOf(one.user.email)).toBe("instructor")
  await undo(user)
  await screen.findByText("Undone")
  expect([await roleOf(one.user.email), await roleOf(other.user.email)]).toEqual(["student", "editor"])
})
