import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, openRowMenu } from "#test/actions.ts"
import { createCertificate, createCourse, createReview } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { newStudent } from "#test/test-api.ts"

const menuOf = () => {
  const menu = within(screen.getByRole("navigation", { name: "Dashboard menu" }))
  return menu.getAllByRole("link").map(({ textContent }) => textContent)
}

test.for([
  {
    role: "editor",
    menu: ["Courses", "To-Knows", "Reviews", "Teams", "Galleries", "Achievements"],
    counts: ["Reviews", "Courses"],
    action: "Create a course",
  },
  {
    role: "registrar",
    menu: ["All Users", "Certificates"],
    counts: ["Users", "Certificates"],
    action: "Issue a certificate",
  },
] as const)("the menu and the overview of the role $role have its screens", async ({ role, menu, counts, action }) => {
  await renderApp({ url: "/dashboard", as: role })
  await screen.findByRole("heading", { level: 2, name: "What needs attention" })
  await screen.findByRole("link", { name: new RegExp(action) })
  expect(menuOf()).toEqual(["Dashboard", ...menu, "My Profile", "Change Password"])
  const headings = (await screen.findAllByRole("heading", { level: 3 })).map(({ textContent }) => textContent ?? "")
  const counted = ["Users", "Certificates", "Reviews", "Courses"]
  expect(headings.filter((name) => counted.includes(name))).toEqual(counts)
  await expectAccessible()
})

test.for([
  ["editor", "/dashboard/manage-certificates"],
  ["editor", "/dashboard/all-users"],
  ["editor", "/dashboard/audit-log"],
  ["registrar", "/dashboard/manage-courses"],
  ["registrar", "/dashboard/audit-log"],
] as const)("a role that opens a screen of another one is refused: %s, %s", async ([role, url]) => {
  await renderApp({ url, as: role })
  await screen.findByRole("heading", { level: 1, name: "You are not allowed to see this page" })
})

test("a registrar revokes certificates, and has no button to delete them", async () => {
  const number = await createCertificate()
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${number}`, as: "registrar" })
  const row = within(await findRow(number))
  row.getByRole("combobox", { name: `Status of ${number}` })
  screen.getByRole("button", { name: "Create New Certificate" })
  await user.click(row.getByRole("checkbox"))
  await screen.findByRole("button", { name: /^Revoke the selected/ })
  expect(screen.queryByRole("button", { name: /Delete/ })).toBe(null)
  await openRowMenu(user, number)
  screen.getByRole("link", { name: `History ${number}` })
  await expectAccessible()
})

test("a registrar sees the role of a user as text, and can neither reset, delete, select nor export", async () => {
  const { email, name } = (await newStudent()).user
  await renderApp({ url: `/dashboard/all-users?search=${email}`, as: "registrar" })
  const row = within(await findRow(name.slice(0, 12)))
  row.getByText("Student")
  for (const control of ["combobox", "checkbox"]) expect(row.queryByRole(control)).toBe(null)
  for (const button of [/Reset password/, /Delete/]) expect(row.queryByRole("button", { name: button })).toBe(null)
  expect(screen.queryByRole("link", { name: /Export/ })).toBe(null)
  await expectAccessible()
})

test("an editor shows reviews on the home page, and has no button to delete them", async () => {
  const name = await createReview()
  await renderApp({ url: `/dashboard/manage-reviews?search=${name}`, as: "editor" })
  const row = within(await findRow(name))
  row.getByRole("switch")
  expect(row.queryByRole("button", { name: /Delete/ })).toBe(null)
})

test.for([
  ["editor", true, false],
  ["registrar", false, true],
  ["student", false, false],
] as const)(
  "the palette finds what the role may open, and its commands: %s",
  async ([role, findsEdit, findsNumber]) => {
    const [number, course] = [await createCertificate(), await createCourse()]
    const user = await renderApp({ url: "/dashboard", as: role })
    await screen.findByRole("heading", { level: 1 })
    await user.keyboard("{Control>}k{/Control}")
    const field = await screen.findByRole("combobox", { name: "Find anything" })
    fill(field, "create")
    await waitFor(() => {
      expect(screen.queryByRole("option", { name: /^Create course/ }) !== null).toBe(findsEdit)
      expect(screen.queryByRole("option", { name: /^Create certificate/ }) !== null).toBe(findsNumber)
    })
    fill(field, "invite")
    await screen.findByText("Nothing matches “invite”.")
    fill(field, number)
    await screen.findByText(findsNumber ? number : `Nothing matches “${number}”.`)
    fill(field, course)
    await user.click(await screen.findByRole("option", { name: new RegExp(course) }))
    await waitFor(() =>
      expect(location.pathname).toMatch(findsEdit ? /^\/dashboard\/manage-courses\// : /^\/courses\//),
    )
  },
)
