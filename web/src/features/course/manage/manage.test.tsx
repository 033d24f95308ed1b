import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, rowGone } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept, loseConnection } from "#test/test-api.ts"

const url = "/dashboard/manage-courses?limit=100"

/** Opens the list with one course among others. */
async function openCourse() {
  const course = await newCourse()
  const user = await renderApp({ url, as: "admin" })
  await findRow(course.title)
  const home = () => screen.getByRole("switch", { name: `Show on the home page: ${course.title}` })
  const registration = () => screen.getByRole("switch", { name: `Registration open: ${course.title}` })
  return { course, user, home, registration }
}

const isOn = (toggle: HTMLElement) => toggle.getAttribute("aria-checked") === "true"

test("the list has the columns of the product document, and its heading has the number of courses", async () => {
  const course = { category: "এথিক্যাল হ্যাকিং", level: "Intermediate", instructorName: "তানভীর মাহমুদ" } as const
  const { title } = await newCourse({ ...course, price: 18_000, discount: 20 })
  const { title: freeTitle } = await newCourse({ discount: 100 })
  await renderApp({ url, as: "admin" })
  const row = await findRow(title)
  for (const text of [...Object.values(course), "18,000", "20% off"]) expect(row.textContent).toContain(text)
  expect((await findRow(freeTitle)).textContent).toContain("FREE")
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
  expect(columns).toEqual([
    "Select all on this page",
    "Serial",
    "Title",
    "Instructor",
    "Price (BDT)",
    "Home",
    "Registration",
    "Action",
  ])
  const count = screen.getAllByRole("row").length - 1
  screen.getByRole("heading", { name: `Courses (${count})` })
  await expectAccessible()
})

test("both switches save their change and report it", async () => {
  const { user, home, registration } = await openCourse()
  expect([isOn(home()), isOn(registration())]).toEqual([false, true])
  home().focus()
  await user.keyboard(" ")
  await findToast("Visibility changed successfully")
  await user.click(registration())
  await findToast("Registration status changed successfully")
  await renderApp({ url, as: "admin" })
  await waitFor(() => expect([isOn(home()), isOn(registration())]).toEqual([true, false]))
})

test("the row says how many people wait for the registration, and opening it, that their mails go out", async () => {
  const { course, user, registration } = await openCourse()
  await user.click(registration())
  await findToast("Registration status changed successfully")
  for (const name of ["mim", "rafi"]) {
    const body = { email: `${name}@example.com`, language: "en" }
    await callApi("POST", `courses/subscribe/${course._id}`, body)
  }
  const again = await renderApp({ url, as: "editor" })
  const row = await findRow(course.title)
  await within(row).findByText("2 people wait")
  await expectAccessible()
  await again.click(screen.getByRole("switch", { name: `Registration open: ${course.title}` }))
  await findToast("2 mails go out in 30 seconds")
  await waitFor(() => expect(within(row).queryByText("2 people wait")).toBe(null))
  await again.click(await screen.findByRole("button", { name: "Undo" }))
  await within(row).findByText("2 people wait")
})

test("a switch whose change fails is rolled back, with the reason", async () => {
  expectProblem(/Failed to fetch|^500 /)
  const { user, home, registration } = await openCourse()
  const { promise, reject } = Promise.withResolvers<Response>()
  intercept("courses/change-home-visibility/*", () => promise, 1)
  await user.click(home())
  expect(isOn(home())).toBe(true)
  reject(new TypeError("Failed to fetch"))
  await findToast("Failed to change visibility")
  await findToast("The server could not be reached. Please check your connection and try again")
  expect(isOn(home())).toBe(false)
  failOnce("courses/change-visibility/*")
  await user.click(registration())
  await findToast("Failed to change registration status")
  expect(isOn(registration())).toBe(true)
})

test("a course is deleted after a confirmation with its title, at the second attempt if the first fails", async () => {
  expectProblem(/Failed to fetch/)
  const { course, user } = await openCourse()
  await user.click(screen.getByRole("button", { name: `Delete ${course.title}` }))
  const question = await screen.findByRole("alertdialog")
  expect(question.textContent).toContain(`“${course.title}” is deleted, and its page with it`)
  await expectAccessible()
  const lost = loseConnection("courses/delete-course/*")
  await confirm(user, "Delete")
  await findToast("Failed to delete course")
  lost.remove()
  await confirm(user, "Delete")
  await findToast("Course deleted successfully")
  await rowGone(course.title)
})

test("a course that another admin has deleted leaves the list when its switch is pressed", async () => {
  expectProblem(/^404 /)
  const { course, user, registration } = await openCourse()
  await callApi("DELETE", `courses/delete-course/${course._id}`)
  await user.click(registration())
  await screen.findByText("Course not found")
  await rowGone(course.title)
})

test("the edit form of a course that another admin has deleted says so and leads back to the list", async () => {
  expectProblem(/^404 GET/)
  const { _id } = await newCourse()
  await callApi("DELETE", `courses/delete-course/${_id}`)
  const user = await renderApp({ url: `${url}&edit=${_id}`, as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText(/^It is not there any more\./)
  await user.click(dialog.getByRole("button", { name: "Back to the list" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  expect(location.search).toBe("?limit=100")
})

test("a search is stored in the URL, and its results cannot be moved", async () => {
  const { course, user } = await openCourse()
  await newCourse()
  const search = screen.getByRole("searchbox", { name: "Search courses" })
  fill(search, `${course.title.toUpperCase()} tanvir`)
  await waitFor(() => expect(location.search).toContain("search=COURSE"))
  await screen.findByRole("heading", { name: "Courses (1)" })
  await screen.findByText(/^Clear the search to drag courses\./)
  expect(screen.queryByRole("button", { name: /^Move (up|down)/ })).toBe(null)
  fill(search, "nobody teaches this")
  await screen.findByText("No courses found...")
  const inBengaliDigits = course.title
    .replaceAll("-", " ")
    .replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit)))
  fill(search, inBengaliDigits)
  await screen.findByRole("heading", { name: "Courses (1)" })
  await user.click(screen.getByRole("button", { name: "Clear search" }))
  await screen.findByRole("button", { name: `Move up: ${course.title}` })
})

test("a plain link downloads all courses as CSV", async () => {
  await openCourse()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Export (CSV)" })
  expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual([
    "/api/courses/export-courses?format=readable",
    true,
  ])
})
