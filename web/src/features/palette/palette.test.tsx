import { screen, waitFor } from "@testing-library/react"
import { aCourse, aTeamMember } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { signOut } from "#session/session.ts"
import { expectAccessible } from "#test/accessible.ts"
import { fill, menuLink } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate, createCourse, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, newLogin, newStudent } from "#test/test-api.ts"

const currentUrl = () => location.pathname + location.search
const findField = () => screen.findByRole("combobox", { name: "Find anything" })

async function openDashboard() {
  const user = await renderApp({ url: "/dashboard", as: "admin" })
  await screen.findByRole("heading", { level: 1 })
  return user
}

test("Ctrl K opens the palette, Escape returns the focus, and Enter opens the selected page", async () => {
  const user = await openDashboard()
  menuLink("Reviews").focus()
  await user.keyboard("{Control>}k{/Control}")
  const field = await findField()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await expectAccessible()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(document.activeElement).toBe(menuLink("Reviews")))
  await user.keyboard("{Control>}k{/Control}")
  await findField()
  await user.keyboard("audit")
  const option = await screen.findByRole("option", { name: /^Audit Log/ })
  expect(option.getAttribute("aria-selected")).toBe("true")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/audit-log"))
})

test("the palette finds a draft for those who edit courses, and only published courses for others", async () => {
  const [draft, published] = [unique("Palette draft"), await createCourse()]
  await callApi("POST", "courses/register", aCourse({ title: draft, isDraft: true }))
  for (const [as, found] of [
    ["editor", [draft, published]],
    [await newStudent(), [published]],
  ] as const) {
    const user = await renderApp({ url: "/dashboard", as })
    await screen.findByRole("heading", { level: 1 })
    for (const title of [published, draft]) {
      await user.keyboard("{Control>}k{/Control}")
      fill(await findField(), title)
      if (found.includes(title)) await screen.findByRole("option", { name: new RegExp(title) })
      else await screen.findByText(/^Nothing matches/)
      await user.keyboard("{Escape}")
    }
  }
})

test("the palette finds a certificate, a user and a course by name, and opens their pages", async () => {
  const number = await createCertificate()
  const course = await createCourse()
  const { email, name, _id } = (await newStudent()).user
  const user = await openDashboard()
  const open = async (text: string, name: RegExp) => {
    await user.keyboard("{Control>}k{/Control}")
    fill(await findField(), text)
    await user.click(await screen.findByRole("option", { name }))
  }
  await open(number, new RegExp(number))
  await screen.findByRole("heading", { level: 1, name: number })
  expect(currentUrl()).toMatch(/^\/dashboard\/certificates\//)
  await open(email, new RegExp(`${email}, All Users`))
  await screen.findByRole("heading", { level: 1, name })
  expect(currentUrl()).toBe(`/dashboard/users/${_id}`)
  await open(course.slice(0, -3), /Courses$/)
  await screen.findByRole("heading", { level: 1, name: course })
})

test("the palette finds records whatever the digits, dashes and vowels of the search", async () => {
  const number = await createCertificate(unique("PAL-0042"))
  const course = await createCourse(unique("Week-2 কৌশল"))
  await callApi("POST", "teams/register", aTeamMember({ name: "Palette-7 Rahman" }))
  const user = await openDashboard()
  await user.keyboard("{Control>}k{/Control}")
  const field = await findField()
  const cases = [
    ["pal ০০৪২", number],
    ["week ২ ক\u09c7\u09d7শল", course],
    ["palette৭ – rahman", "Palette-7 Rahman"],
  ] as const
  for (const [typed, title] of cases) {
    fill(field, typed)
    await screen.findByRole("option", { name: (name) => name.startsWith(title) })
  }
  fill(field, "– –")
  await waitFor(() => expect(screen.queryAllByRole("option")).toEqual([]))
})

test("an empty palette offers the records opened last and the commands first, and a logout forgets them", async () => {
  const { _id, name, email } = (await newStudent()).user
  const number = await createCertificate()
  const admin = await newLogin("admin")
  const user = await renderApp({ url: `/dashboard/users/${_id}`, as: admin })
  await screen.findByRole("heading", { level: 1, name })
  await user.keyboard("{Control>}k{/Control}")
  const options = () => screen.getAllByRole("option").map((option) => option.getAttribute("aria-label") ?? "")
  await findField()
  // Not the record that is shown.
  expect(options()[0]).toBe("Invite user, Commands")
  fill(await findField(), number)
  await user.click(await screen.findByRole("option", { name: new RegExp(number) }))
  await screen.findByRole("heading", { level: 1, name: number })
  await user.keyboard("{Control>}k{/Control}")
  await findField()
  expect(options().slice(0, 2)).toEqual([`${name}, User, Recently opened`, "Invite user, Commands"])
  expect(options().indexOf("Dashboard, Pages")).toBeGreaterThan(options().indexOf("Log out, Commands"))
  await expectAccessible()
  await user.keyboard("{Enter}")
  await screen.findByRole("heading", { level: 1, name })
  expect(sessionStorage.getItem("recent-records")).toContain(_id)
  expect(sessionStorage.getItem("recent-records")).not.toContain(email)
  signOut()
  expect(sessionStorage.getItem("recent-records")).toBe(null)
})

test.for([
  ["en", "সনদ", "Certificates"],
  ["en", "অ্যাকাউন্ট", "My Devices"],
  ["bn", "audit", "অডিট লগ"],
] as const)(
  "in the language %s, the palette finds a page by a word of the other one: %s",
  async ([language, word, label]) => {
    const user = await renderApp({ url: "/dashboard", as: "admin", language })
    await screen.findByRole("heading", { level: 1 })
    await user.keyboard("{Control>}k{/Control}")
    fill(await screen.findByRole("combobox"), word)
    await screen.findByRole("option", { name: (name) => name.startsWith(label) })
  },
)

test("the palette reports that nothing matches, and that a search failed", async () => {
  expectProblem(/^500 /)
  const user = await openDashboard()
  await user.click(screen.getByRole("button", { name: /Find anything/ }))
  const field = await findField()
  await user.type(field, "qqqqqq")
  await screen.findByText("Nothing matches “qqqqqq”.")
  intercept("auth/get-users?search=www*", () => Response.json({}, { status: 500 }))
  fill(field, "wwwwww")
  await screen.findByText("Records could not be searched")
})

test("the palette runs commands, also by their words in the other language", async () => {
  const user = await openDashboard()
  const run = async (typed: string, name: string) => {
    await user.keyboard("{Control>}k{/Control}")
    fill(await findField(), typed)
    const option = await screen.findByRole("option", { name: `${name}, Commands` })
    await waitFor(() => expect(option.getAttribute("aria-selected")).toBe("true"))
    await user.keyboard("{Enter}")
  }
  await run("dark", "Dark mode")
  expect(document.documentElement.dataset.theme).toBe("dark")
  await run("উজ্জ্বল", "Light mode")
  expect(document.documentElement.dataset.theme).toBe("light")
  await run("create certificate", "Create certificate")
  await screen.findByRole("dialog", { name: "Create New Certificate" })
  expect(currentUrl()).toBe("/dashboard/manage-certificates?new")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await run("invite user", "Invite user")
  await screen.findByRole("dialog", { name: "Invite a user" })
})

test("a student's palette logs out, but offers nothing that only admins may create", async () => {
  const user = await renderApp({ url: "/dashboard", as: "student" })
  await screen.findByRole("heading", { level: 1 })
  await user.keyboard("{Control>}k{/Control}")
  fill(await findField(), "create")
  await screen.findByText("Nothing matches “create”.")
  fill(await findField(), "log out")
  await user.click(await screen.findByRole("option", { name: "Log out, Commands" }))
  await waitFor(() => expect(location.pathname).toBe("/"))
})
