import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findToast, menuLink } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, holdUntil, newSession, newStudent } from "#test/test-api.ts"

const menu = () => within(screen.getByRole("navigation", { name: "Dashboard menu" }))
const menuTexts = () =>
  menu()
    .getAllByRole("link")
    .map(({ textContent }) => textContent)
const studentMenu = ["Dashboard", "My Profile", "Change Password", "My Review"]
const notAllowed = { name: "You are not allowed to see this page" }

test("an admin's menu has the screens of the product document in their order, and each of them opens", async () => {
  const user = await renderApp({ url: "/dashboard", as: "admin" })
  const first = ["Dashboard", "All Users", "Courses", "Certificates", "To-Knows", "Reviews", "Teams", "Galleries"]
  const documented = [...first, "Achievements", "My Profile", "Change Password"]
  expect(menuTexts()).toEqual(documented)
  for (const name of documented.slice(1)) {
    await user.click(menuLink(name))
    await waitFor(() => expect(menuLink(name).getAttribute("aria-current")).toBe("page"))
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(name))
    expect(screen.getByRole("navigation", { name: "You are here" }).textContent).toContain(name)
  }
})

test.for(["all-users", "All-Users/", "manage-courses", "manage-certificates/import", "audit-log"])(
  "a student is not allowed to see %s, and the link on that page leads back to the dashboard",
  async (path) => {
    const name = "সাদিয়া আফরিন"
    const user = await renderApp({ url: `/dashboard/${path}`, as: await newStudent(name) })
    await screen.findByRole("heading", notAllowed)
    expect(menuTexts()).toEqual(studentMenu)
    await expectAccessible()
    await user.click(screen.getByRole("link", { name: "Back to the dashboard" }))
    await screen.findByRole("heading", { name: `Welcome, ${name}` })
  },
)

test("an instructor has a student's menu, and sees no screen of an admin", async () => {
  const { user: student } = await newStudent()
  await callApi("PATCH", "auth/change-role", { id: student._id, role: "instructor" })
  // The browser has still stored the role of a student.
  const instructor = { ...(await newSession(student.email)), user: student }
  const user = await renderApp({ url: "/dashboard/my-profile", as: instructor })
  await screen.findByText("Instructor")
  expect(menuTexts()).toEqual(studentMenu)
  await user.click(menuLink("Dashboard"))
  await screen.findByRole("link", { name: /^Find a course/ })
  await renderApp({ url: "/dashboard/all-users", as: instructor })
  await screen.findByRole("heading", notAllowed)
})

test.for(["admin", "student"] as const)(
  "an unknown path shows the not-found page beside the menu of a %s",
  async (as) => {
    await renderApp({ url: "/dashboard/nothing-here", as })
    await screen.findByRole("heading", { name: "Oops..! Page Not Found" })
    menuLink("My Profile")
  },
)

test("a logout reports its start and its end, and leads to the home page", async () => {
  const user = await renderApp({ url: "/dashboard/my-profile", as: await newStudent() })
  await user.click(await screen.findByRole("button", { name: "Your account" }))
  holdUntil("auth/logout", () => findToast("Logging Out..."))
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }))
  await findToast("Logged Out")
  await waitFor(() => expect(location.pathname).toBe("/"))
  expect(localStorage.getItem("auth")).toBe(null)
})

test("a user who is logged in is redirected from login and register to the dashboard", async () => {
  const student = await newStudent()
  for (const url of ["/login", "/register"]) {
    await renderApp({ url, as: student })
    await waitFor(() => expect(location.pathname).toBe("/dashboard"))
  }
  await renderApp({ url: "/dashboard/profile", as: student })
  await waitFor(() => expect(location.pathname).toBe("/dashboard/my-profile"))
})

test("a visitor is redirected from the dashboard to the login, without a message", async () => {
  await renderApp({ url: "/dashboard" })
  await waitFor(() => expect(location.pathname).toBe("/login"))
  expect(screen.getAllByRole("link", { name: "Login" })).not.toHaveLength(0)
  expect(screen.queryByRole("alert")).toBe(null)
})
