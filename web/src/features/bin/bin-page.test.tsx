import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate, aCourse } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { addFilter, chooseFilter, findRow, findToast, menuLink, rowGone } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse, newQuestion, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, newLogin, newStudent } from "#test/test-api.ts"

const binOf = (text: string) => `/dashboard/bin?search=${encodeURIComponent(text)}`
const rowOf = async (text: string) => within(await findRow(text))
const issue = (candidateName: string, certificationNo = unique("BIN")) =>
  callApi("POST", "certificates/register", aCertificate({ candidateName, certificationNo }))

/** Three certificates of one candidate, deleted together. */
async function deletedTogether(candidateName = unique("Candidate")) {
  const certificates = [await issue(candidateName), await issue(candidateName), await issue(candidateName)]
  const records = certificates.map(({ _id }) => ({ _id }))
  await callApi("POST", "certificates/delete-certificates", { records })
  return { candidateName, certificates, numbers: certificates.map(({ certificationNo }) => String(certificationNo)) }
}

test("a deleted course is found by its kind, restored by one press, and shown", async () => {
  const course = await newCourse()
  await callApi("DELETE", `courses/delete-course/${course._id}`)
  const user = await renderApp({ url: binOf(course.title), as: "admin" })
  await addFilter(user, "Kind")
  await user.click(screen.getByRole("button", { name: "Certificates" }))
  await screen.findByText("No deleted record found...")
  await chooseFilter(user, "Kind: Certificates", "Courses")
  const row = await rowOf(course.title)
  row.getByText(/^until \d+ \w+ 20\d\d$/)
  await expectAccessible()
  await user.click(row.getByRole("button", { name: `Restore ${course.title}` }))
  await findToast("Restored successfully")
  await rowGone(course.title)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")))
  await user.click(screen.getByRole("button", { name: "Show it" }))
  await screen.findByRole("heading", { name: course.title })
  expect(location.pathname).toBe(`/dashboard/manage-courses/${course._id}`)
})

test("what was deleted together is one line, is opened, and restored in part and then wholly", async () => {
  const { candidateName, numbers } = await deletedTogether()
  const user = await renderApp({ url: binOf(candidateName), as: "admin" })
  const row = await rowOf("3 deleted together")
  const opener = row.getByRole("button", { name: /^Show all 3/ })
  await user.click(opener)
  await row.findByText(`${numbers[1]} · ${candidateName}`)
  await expectAccessible()
  await user.click(row.getByRole("button", { name: `Restore ${numbers[1]}` }))
  await row.findByText("2 of 3 are still here")
  await waitFor(() => expect(row.queryByText(`${numbers[1]} · ${candidateName}`)).toBe(null))
  await user.click(row.getByRole("button", { name: /^Restore all/ }))
  await rowGone("still here")
  const { numbers: others } = await deletedTogether(candidateName)
  await renderApp({ url: "/dashboard/manage-certificates", as: "admin" })
  expect(others).toHaveLength(3)
})

test("if several are restored, those whose number was given to somebody else stay until it is free, with a link to its holder", async () => {
  const { candidateName, numbers } = await deletedTogether()
  const [taken = ""] = numbers
  const holder = await issue("Rahim Uddin", taken)
  // The search has something to hide.
  await deletedTogether()
  const user = await renderApp({ url: "/dashboard/bin", as: "admin" })
  await user.type(await screen.findByRole("searchbox", { name: "Search the bin" }), candidateName)
  await waitFor(() => expect(location.search).toContain("search="))
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2))
  const row = await rowOf("3 deleted together")
  await user.click(row.getByRole("button", { name: /^Restore all/ }))
  await findToast("Restored: 2")
  await row.findByText("1 of 3 are still here")
  const status = within(row.getByRole("status"))
  status.getByText("A certificate with this number already exists")
  await expectAccessible()
  await user.click(status.getByRole("link", { name: `${taken} · Rahim Uddin` }))
  await screen.findByRole("heading", { name: taken })
  await callApi("DELETE", `certificates/delete-certificate/${holder._id}`)
  history.back()
  const rest = await rowOf("1 of 3 are still here")
  await user.click(rest.getByRole("button", { name: /^Restore/ }))
  await user.click(await screen.findByRole("button", { name: "Show it" }))
  await screen.findByRole("heading", { name: taken })
  await screen.findByText(candidateName)
})

test("a single certificate whose number is taken says so beside it, and stays in the bin", async () => {
  expectProblem(/^409 /)
  const { _id, certificationNo } = await issue("Nusrat Jahan")
  await callApi("DELETE", `certificates/delete-certificate/${_id}`)
  await issue("Rahim Uddin", certificationNo)
  const user = await renderApp({ url: binOf(certificationNo), as: "admin" })
  const row = await rowOf("Nusrat Jahan")
  await user.click(row.getByRole("button", { name: `Restore ${certificationNo}` }))
  await findToast("Failed to restore")
  await row.findByText("A certificate with this number already exists")
  row.getByRole("link", { name: `${certificationNo} · Rahim Uddin` })
})

test("a review whose author was deleted too is restored with the account", async () => {
  expectProblem(/^409 /)
  const author = await newStudent()
  const comment = unique("Comment")
  const { _id } = await callApi("POST", "reviews/register", { rating: 4.5, comment }, author)
  await callApi("DELETE", `reviews/delete-review/${_id}`)
  await callApi("DELETE", `auth/delete-user/${author.user._id}`)
  const user = await renderApp({ url: binOf(comment), as: "admin" })
  const row = await rowOf(comment)
  await user.click(row.getByRole("button", { name: `Restore ${comment}` }))
  await user.click(await row.findByRole("button", { name: `Restore the account of ${author.user.name} as well` }))
  await rowGone(comment)
  await renderApp({ url: `/dashboard/all-users?search=${author.user.email}`, as: "admin" })
  await findRow(author.user.name)
})

test("after a failed request the row can be restored again, and the next row gets the focus", async () => {
  expectProblem(/^500 /)
  const name = unique("Twin")
  for (const title of [`${name} A`, `${name} B`]) {
    const { _id } = await callApi("POST", "courses/register", aCourse({ title }))
    await callApi("DELETE", `courses/delete-course/${_id}`)
  }
  const user = await renderApp({ url: binOf(name), as: "admin" })
  const button = (await rowOf(`${name} B`)).getByRole("button", { name: `Restore ${name} B` })
  failOnce("bin/restore/*")
  await user.click(button)
  await findToast("The disk is full")
  await user.click(button)
  await rowGone(`${name} B`)
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(`Restore ${name} A`))
})

test("an editor gets the bin with what editors may delete, in Bengali too", async () => {
  const { question, _id } = await newQuestion()
  await callApi("DELETE", `questions/delete-question/${_id}`)
  const { certificates } = await deletedTogether()
  const user = await renderApp({ url: "/dashboard", as: await newLogin("editor"), language: "bn" })
  await user.click(await screen.findByRole("button", { name: "নথিপত্র" }))
  await user.click(screen.getByRole("link", { name: "রিসাইকেল বিন" }))
  await findRow(question)
  expect(document.body.textContent).not.toContain(certificates[0].certificationNo)
  await user.click(screen.getByRole("button", { name: "ফিল্টার" }))
  await user.click(await screen.findByRole("button", { name: "ধরন" }))
  const choices = within(await screen.findByRole("dialog")).getAllByRole("button")
  expect(choices.map(({ textContent }) => textContent)).not.toContain("সনদ")
})

test.for(["admin", "editor"] as const)("the bin of an %s is filtered by a person who is suggested", async (role) => {
  const login = await newLogin(role)
  const { question, _id } = await newQuestion()
  await callApi("DELETE", `questions/delete-question/${_id}`, undefined, login)
  const user = await renderApp({ url: "/dashboard/bin", as: login })
  await findRow(question)
  const editor = await addFilter(user, "Person (email)")
  const { email } = login.user
  await user.type(editor.getByRole("combobox", { name: "Person (email)" }), email.slice(0, 12))
  await waitFor(() => expect(document.querySelector(`datalist option[value="${email}"]`)).not.toBe(null))
  await user.keyboard(`${email.slice(12)}{Enter}`)
  await screen.findByRole("heading", { name: "Bin (1)" })
})

test("each list links to its part of the bin", async () => {
  const user = await renderApp({ url: "/dashboard/manage-courses", as: "admin" })
  await screen.findByRole("heading", { name: /^Courses/ })
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Bin" }))
  await screen.findByRole("button", { name: "Kind: Courses" })
  expect(menuLink("Courses").getAttribute("aria-current")).toBe(null)
})
