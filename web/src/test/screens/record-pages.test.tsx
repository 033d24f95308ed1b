import { screen, waitFor, within } from "@testing-library/react"
import type { Certificate, Review } from "contract"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, openRowMenu, queryRow, revokeIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept, loginAs, newLogin, newSession, newStudent } from "#test/test-api.ts"

const section = (name: RegExp) => screen.findByRole("region", { name }).then((element) => within(element))
/** The entries of a history, newest first; not the lines in them. */
const entries = (history: ReturnType<typeof within>): HTMLElement[] =>
  history.getAllByRole("listitem").filter((item: HTMLElement) => item.parentElement?.tagName === "OL")
const currentUrl = () => location.pathname + location.search
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
const newCertificate = (some: object): Promise<Certificate> =>
  callApi("POST", "certificates/register", { ...aCertificate({ certificationNo: unique("REC") }), ...some })

test("a course's page has its history: who changed what, from which value to which", async () => {
  const course = await newCourse({ price: 15_000 })
  const own = await loginAs("admin")
  await callApi("PATCH", `courses/update-course/${course._id}`, { price: 9000 })
  const user = await renderApp({ url: "/dashboard/manage-courses", as: "admin" })
  await user.click(await screen.findByRole("link", { name: course.title }))
  await heading(course.title)
  expect(currentUrl()).toBe(`/dashboard/manage-courses/${course._id}`)
  expect(document.title).toContain(course.title)
  const history = await section(/^History/)
  await history.findByText("Course created")
  const [change, creation] = entries(history)
  expect(change?.textContent).toContain("price: 15,000 → 9,000")
  expect(creation?.textContent).toContain("Course created")
  await screen.findByRole("heading", { name: "History (2)" })
  const person = within(change as HTMLElement).getByRole("link", { name: own.user.name })
  expect(person.getAttribute("href")).toBe(`/dashboard/users/${own.user._id}`)
  await section(/^Questions \(0\)/)
  await section(/^Certificates \(0\)/)
  screen.getByRole("link", { name: `/courses/${course.route}` })
  await expectAccessible()
})

test("a change on a record's page is shown there at once, with its entry", async () => {
  const course = await newCourse({ price: 100 })
  const user = await renderApp({ url: `/dashboard/manage-courses/${course._id}`, as: "admin" })
  await user.click(await screen.findByRole("switch", { name: `Show on the home page: ${course.title}` }))
  await findToast("Visibility changed successfully")
  const history = await section(/^History/)
  await history.findByText("Course changed")
  expect(screen.getByRole("switch", { name: /^Show on the home page/ }).getAttribute("aria-checked")).toBe("true")
  fill(screen.getByLabelText("Price (BDT)"), "999")
  await user.click(screen.getByRole("button", { name: "Save" }))
  await findToast("Course updated successfully")
  await waitFor(() => expect(entries(history)[0]?.textContent).toContain("price: 100 → 999"))
  expect(currentUrl()).toBe(`/dashboard/manage-courses/${course._id}`)
})

test("a user's page has the account, certificates by email, the review and the devices", async () => {
  const student = await newStudent()
  const { _id, name, email } = student.user
  await newSession(email, "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/133.0")
  const { certificationNo } = await newCertificate({ candidateEmail: email })
  await callApi("POST", "reviews/register", { rating: 4, comment: "Clear and calm." }, student)
  const user = await renderApp({ url: `/dashboard/all-users?search=${email}`, as: "admin" })
  await user.click(within(await findRow(email)).getByRole("link", { name: /^Student-/ }))
  await heading(name)
  await screen.findByRole("link", { name: certificationNo })
  await screen.findByText("Clear and calm.")
  const devices = await section(/^Devices \(2\)/)
  devices.getByText("Firefox on Windows")
  await expectAccessible()
  await user.selectOptions(screen.getByRole("combobox", { name: `Role of ${name}` }), "instructor")
  await findToast("Role changed successfully")
  await (await section(/^History/)).findByText("Role changed")
  await user.click(screen.getByRole("button", { name: `Reset password ${name}` }))
  await confirm(user, "Reset password")
  await screen.findByRole("dialog", { name: "One-time password" })
  await user.click(screen.getByRole("button", { name: "Done" }))
  await section(/^Devices \(0\)/)
  expect(currentUrl()).toBe(`/dashboard/users/${_id}`)
})

test("Back and the breadcrumb lead from a record to the list as it was, and so does a deletion", async () => {
  const batchNo = unique("B")
  const certificates = await Promise.all([1, 2].map((no) => newCertificate({ batchNo, candidateName: `Person ${no}` })))
  const list = `/dashboard/manage-certificates?batchNo=${batchNo}&sort=-candidateName`
  const user = await renderApp({ url: list, as: "admin" })
  await user.click(within(await findRow("Person 1")).getByRole("link", { name: "Person 1" }))
  await heading(certificates[0]?.certificationNo ?? "")
  const crumbs = within(screen.getByRole("navigation", { name: "You are here" }))
  await user.click(crumbs.getByRole("link", { name: "Certificates" }))
  await findRow("Person 2")
  expect(currentUrl()).toBe(list)
  await user.click(within(await findRow("Person 1")).getByRole("link", { name: "Person 1" }))
  await heading(certificates[0]?.certificationNo ?? "")
  await user.click(screen.getByRole("button", { name: `Delete ${certificates[0]?.certificationNo}` }))
  await confirm(user, "Delete")
  await findToast("Certificate deleted successfully")
  await findRow("Person 2")
  await waitFor(() => expect(queryRow("Person 1")).toBe(undefined))
  expect(currentUrl()).toBe(list)
})

test("a certificate's page has its holder's account, its status and how it came here", async () => {
  const { user: holder } = await newStudent()
  const { _id, certificationNo } = await newCertificate({ candidateEmail: holder.email })
  const user = await renderApp({ url: `/dashboard/certificates/${_id}`, as: "admin" })
  const account = await screen.findByRole("link", { name: holder.name })
  expect(account.getAttribute("href")).toBe(`/dashboard/users/${holder._id}`)
  const verify = screen.getByRole("link", { name: "Open the verification page" })
  expect(verify.getAttribute("href")).toContain(certificationNo)
  await revokeIn(user, screen.getByRole("combobox", { name: `Status of ${certificationNo}` }))
  const history = await section(/^History/)
  await waitFor(() => expect(entries(history)[0]?.textContent).toContain("status: valid → revoked"))
  await expectAccessible()
})

test("the history of an imported certificate ends with the import and the person who ran it", async () => {
  const [no, own] = [unique("REC"), await loginAs("admin")]
  const { candidateName, candidateEmail, certificationName, batchNo } = aCertificate()
  const file = [
    "candidateName,candidateEmail,certificationName,batchNo,certificationNo",
    [candidateName, candidateEmail, certificationName, batchNo, no].join(),
  ].join("\n")
  await fetch("/api/certificates/import-certificates", {
    method: "POST",
    headers: { authorization: own.token, "content-type": "text/csv" },
    body: new Blob([file]),
  })
  const [{ _id }] = await callApi("GET", `certificates/get-certificates?search=${no}`)
  await renderApp({ url: `/dashboard/certificates/${_id}`, as: "admin" })
  const entry = (await screen.findByRole("link", { name: "Issued from a list or a file" })).closest("li")
  expect(entry?.textContent).toContain(own.user.name)
})

test("a review's page links to its author, and is linked from the list of reviews", async () => {
  const author = await newStudent()
  const { name, _id } = author.user
  const review: Review = await callApi("POST", "reviews/register", { rating: 4.5, comment: "Long\ntext" }, author)
  const user = await renderApp({ url: `/dashboard/manage-reviews?search=${name}`, as: "admin" })
  await user.click(await screen.findByRole("link", { name }))
  await heading(`Review by ${name}`)
  expect(currentUrl()).toBe(`/dashboard/reviews/${review._id}`)
  const link = screen.getByRole("link", { name })
  expect(link.getAttribute("href")).toBe(`/dashboard/users/${_id}`)
  await expectAccessible()
})

test("the page of a deleted record says who deleted it and when, and restores it", async () => {
  expectProblem(/^404 /)
  const { _id, name, email } = (await newStudent()).user
  await callApi("DELETE", `auth/delete-user/${_id}`)
  const own = await loginAs("admin")
  const user = await renderApp({ url: `/dashboard/users/${_id}`, as: "admin" })
  await heading(`“${email}” was deleted`)
  screen.getByText(new RegExp(`^By ${own.user.name}, \\d+ \\w+ 20\\d\\d`))
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: `Restore ${email}` }))
  await heading(name)
  await (await section(/^History/)).findByText("User restored")
})

test("an unknown record has a page that leads back to the list, in Bengali too", async () => {
  expectProblem(/^404 /)
  await renderApp({ url: "/dashboard/certificates/none", as: "admin", language: "bn" })
  await heading("এখানে কিছু নেই")
  const back = screen.getByRole("link", { name: "তালিকায় ফিরুন" })
  expect(back.getAttribute("href")).toBe("/dashboard/manage-certificates")
  await expectAccessible()
})

test("a record that could not be loaded is loaded on request, and a stale one stays readable", async () => {
  expectProblem(/^500 /)
  const { _id, title } = await newCourse()
  failOnce(`courses/get-course/${_id}`)
  const user = await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "admin" })
  await screen.findByText("This could not be loaded")
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await heading(title)
  failOnce(`courses/get-course/${_id}`)
  await user.click(screen.getByRole("switch", { name: /^Show on the home page/ }))
  await screen.findByText("The disk is full")
  await heading(title)
})

test("long histories have pages, whose number is in the URL", async () => {
  const { _id } = await newCourse()
  for (let price = 1; price <= 10; price++) await callApi("PATCH", `courses/update-course/${_id}`, { price })
  const user = await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "admin" })
  const history = await section(/^History/)
  await waitFor(() => expect(entries(history)[0]?.textContent).toContain("9 → 10"))
  await user.click(history.getByRole("link", { name: "Next" }))
  await history.findByText("Course created")
  expect(currentUrl()).toBe(`/dashboard/manage-courses/${_id}?page=2`)
})

test("a list ignores a parameter in its URL that only record pages use, and shows a filter for one that it knows", async () => {
  const { email } = (await newStudent()).user
  const { certificationNo } = await newCertificate({ candidateEmail: email })
  await renderApp({ url: `/dashboard/all-users?email=nobody@example.com&search=${email}`, as: "admin" })
  await findRow(email)
  await renderApp({ url: `/dashboard/manage-certificates?candidateEmail=${email}`, as: "admin" })
  await findRow(certificationNo)
  screen.getByRole("button", { name: `Candidate Email: ${email}` })
  const { _id } = await newCourse()
  await renderApp({ url: `/dashboard/audit-log?recordId=${_id}`, as: "admin" })
  await screen.findByRole("heading", { name: "Audit Log (1)" })
  screen.getByRole("button", { name: `Record (id): ${_id}` })
})

test("a role sees only the parts of a record that it may read", async () => {
  const { email, name, _id } = (await newStudent()).user
  const { certificationNo } = await newCertificate({ candidateEmail: email })
  await renderApp({ url: `/dashboard/users/${_id}`, as: "registrar" })
  await heading(name)
  await screen.findByRole("link", { name: certificationNo })
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(["Details", "Certificates (1)", expect.stringMatching(/^History/)])
})

test.for([
  ["editor", "courses"],
  ["registrar", "certificates"],
] as const)(
  "who changed this is one click for the role %s, without links to what it may not open",
  async ([role, path]) => {
    const course = await newCourse({ price: 100 })
    const certificate = await newCertificate({})
    await callApi("PATCH", `courses/update-course/${course._id}`, { price: 200 })
    await callApi("PATCH", `certificates/update-certificate/${certificate._id}`)
    const { name, _id } = (await loginAs("admin")).user
    const changed = path === "courses" ? "price: 100 → 200" : "status: valid → revoked"
    const user = await renderApp({
      url: `/dashboard/${path}/${path === "courses" ? course._id : certificate._id}`,
      as: role,
    })
    await user.click(await screen.findByRole("link", { name: /^Last changed/ }))
    expect(location.hash).toBe("#history")
    const history = await section(/^History \(2\)/)
    const [change] = entries(history)
    expect(change?.textContent).toContain(changed)
    expect(change?.textContent).toContain(name)
    const links = history.queryAllByRole("link").map((link) => link.getAttribute("href"))
    expect(links).toEqual(role === "registrar" ? [`/dashboard/users/${_id}`, `/dashboard/users/${_id}`] : [])
    await expectAccessible()
  },
)

test("an editor sees who deleted a course and restores it; of a deleted review, which admins restore, nothing", async () => {
  expectProblem(/^404 /)
  const { _id, title } = await newCourse()
  await callApi("DELETE", `courses/delete-course/${_id}`)
  const review: Review = await callApi("POST", "reviews/register", { rating: 4, comment: "Gone" }, await newStudent())
  await callApi("DELETE", `reviews/delete-review/${review._id}`)
  await renderApp({ url: `/dashboard/reviews/${review._id}`, as: "editor" })
  await heading("There is nothing here")
  const user = await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "editor" })
  await heading(`“${title}” was deleted`)
  screen.getByText(new RegExp(`^By ${(await loginAs("admin")).user.name}`))
  await user.click(screen.getByRole("button", { name: `Restore ${title}` }))
  await heading(title)
})

test("an optimistic change on a record's page is taken back if it fails", async () => {
  expectProblem(/^500 /)
  const { _id, title } = await newCourse()
  const failed = Promise.withResolvers<Response>()
  intercept(`courses/change-visibility/${_id}`, () => failed.promise, 1)
  const user = await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "admin" })
  const toggle = await screen.findByRole("switch", { name: `Registration open: ${title}` })
  await user.click(toggle)
  await waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("false"))
  failed.resolve(Response.json({ success: false, message: "The disk is full" }, { status: 500 }))
  await waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("true"))
})

test.for(["admin", "registrar"] as const)("a row links to its record's history: %s", async (role) => {
  const { user: student } = await newStudent()
  const user = await renderApp({ url: `/dashboard/all-users?search=${student.email}`, as: await newLogin(role) })
  await findRow(student.name.slice(0, 12))
  await openRowMenu(user, student.name)
  await user.click(screen.getByRole("link", { name: `History ${student.name}` }))
  await screen.findByText("Account created")
  expect(location.pathname + location.hash).toBe(`/dashboard/users/${student._id}#history`)
})
