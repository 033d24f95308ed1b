import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { confirm, findRow, findToast, rowGone } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import {
  createAchievement,
  createCertificate,
  createCourse,
  createGallery,
  createReview,
  createTeamMember,
  createToKnow,
  newCourse,
  newQuestion,
  unique,
} from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, newLogin, newStudent } from "#test/test-api.ts"

const toaster = () => within(document.querySelector("[data-toaster]") as HTMLElement)
const undo = () => toaster().findByRole("button", { name: "Undo" })

const lists = [
  { path: "manage-certificates", create: createCertificate },
  { path: "manage-courses", create: createCourse },
  { path: "manage-galleries", create: createGallery },
  { path: "manage-achievements", create: createAchievement },
  { path: "manage-teams", create: createTeamMember },
  { path: "manage-to-knows", create: createToKnow },
  { path: "manage-reviews", create: createReview },
  {
    path: "manage-questions",
    create: async () => (await newQuestion()).question,
  },
]

test.for(lists)("a delete in $path can be undone in its toast", async ({ path, create }) => {
  const name = await create()
  const user = await renderApp({ url: `/dashboard/${path}`, as: "admin" })
  const row = await findRow(name)
  await user.click(within(row).getByRole("button", { name: `Delete ${name}` }))
  await confirm(user, "Delete")
  await rowGone(name)
  await toaster().findByText(name)
  await user.click(await undo())
  await findToast("Undone")
  await findRow(name)
})

test("a deleted user comes back by Ctrl Z with their review, and the toast says that the password must be reset", async () => {
  const author = await newStudent()
  await callApi("POST", "reviews/register", { rating: 5, comment: "Good" }, author)
  const { name, email } = author.user
  const user = await renderApp({ url: `/dashboard/all-users?search=${email}`, as: "admin" })
  await user.click(within(await findRow(name)).getByRole("button", { name: `Delete ${name}` }))
  await confirm(user, "Delete")
  await undo()
  fireEvent.keyDown(document.body, { ctrlKey: true, code: "KeyZ" })
  await waitFor(() => expect(toaster().getByText(/^A new password has to be chosen/)).toBeTruthy())
  await findRow(name)
  expect(await callApi("GET", `reviews/get-all-reviews?search=${email}`)).toHaveLength(1)
})

test("an editor who was deleted comes back as a student: the undo and the bin say so in both languages", async () => {
  const { email, name, _id } = (await newLogin("editor")).user
  const user = await renderApp({ url: `/dashboard/all-users?search=${email}`, as: "admin" })
  await user.click(within(await findRow(name)).getByRole("button", { name: `Delete ${name}` }))
  await confirm(user, "Delete")
  await user.click(await undo())
  await waitFor(() => expect(toaster().getByText(new RegExp(`Students now: ${email}\\.`))).toBeTruthy())
  await callApi("DELETE", `auth/delete-user/${_id}`)
  for (const [language, text] of [
    ["en", /registrar comes back as a student\.$/],
    ["bn", /ফিরবেন শিক্ষার্থী হিসেবে।$/],
  ] as const) {
    await renderApp({ url: `/dashboard/bin?search=${email}`, as: "admin", language })
    await screen.findByText(text)
  }
})

test("an undo says why a certificate does not come back: its number was given away meanwhile", async () => {
  expectProblem(/^409 /)
  const certificationNo = await createCertificate()
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${certificationNo}`, as: "admin" })
  const row = within(await findRow(certificationNo))
  await user.click(row.getByRole("button", { name: `Delete ${certificationNo}` }))
  await confirm(user, "Delete")
  const button = await undo()
  await callApi("POST", "certificates/register", aCertificate({ certificationNo }))
  await user.click(button)
  await findToast("Could not be undone")
  await findToast("A certificate with this number already exists")
})

test("a record that was deleted on its own page comes back, and is found in the list", async () => {
  const { _id, title } = await newCourse()
  const user = await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "admin" })
  await screen.findByRole("heading", { name: title })
  await user.click(screen.getByRole("button", { name: `Delete ${title}` }))
  await confirm(user, "Delete")
  await screen.findByRole("heading", { name: /^Courses/ })
  await user.click(await undo())
  await findToast("Undone")
  expect(await callApi("GET", `courses/get-course/${_id}`)).toMatchObject({ title })
})

async function selectAll(path: string, search: string) {
  const user = await renderApp({ url: `/dashboard/${path}?search=${encodeURIComponent(search)}`, as: "admin" })
  await findRow(search)
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  return user
}

test("a selection is deleted by one call, and an undo restores all of it", async () => {
  const candidateName = unique("Candidate")
  for (const _ of [1, 2, 3])
    await callApi("POST", "certificates/register", aCertificate({ candidateName, certificationNo: unique("SEL") }))
  let calls = 0
  intercept("certificates/delete-certificates", (forward) => {
    calls++
    return forward()
  })
  const user = await selectAll("manage-certificates", candidateName)
  await user.click(screen.getByRole("button", { name: "Delete the selected certificates" }))
  await screen.findByRole("alertdialog", { name: "Delete 3 certificates?" })
  await confirm(user, "Delete")
  await findToast("Deleted: 3")
  await screen.findByText("No certificate found...")
  await user.click(await undo())
  await findToast("Undone")
  await screen.findByRole("heading", { name: "Certificates (3)" })
  expect(calls).toBe(1)
})

test("records that somebody changed meanwhile are not deleted but named, and the others can be restored", async () => {
  const candidateName = unique("Candidate")
  const issued = []
  for (const _ of [1, 2])
    issued.push(
      await callApi("POST", "certificates/register", aCertificate({ candidateName, certificationNo: unique("SEL") })),
    )
  const user = await selectAll("manage-certificates", candidateName)
  await callApi("PATCH", `certificates/update-certificate/${issued[0]._id}`)
  await user.click(screen.getByRole("button", { name: "Delete the selected certificates" }))
  await confirm(user, "Delete")
  await findToast(
    `Not deleted (1): ${issued[0].certificationNo}. Someone has changed this in the meantime. Please look at it again`,
  )
  await rowGone(issued[1].certificationNo)
  await user.click(await undo())
  await findRow(issued[1].certificationNo)
})

test("several users are deleted with their reviews, but never your own account", async () => {
  const name = unique("Person")
  const author = await newStudent(name)
  await callApi("POST", "reviews/register", { rating: 5, comment: "Good" }, author)
  const { email } = await callApi("GET", "auth/get-user")
  const user = await renderApp({ url: "/dashboard/all-users", as: "admin" })
  for (const text of [name, email])
    await user.click(within(await findRow(text)).getByRole("checkbox", { name: /^Select/ }))
  await user.click(screen.getByRole("button", { name: "Delete of the selected users" }))
  await confirm(user, "Delete")
  await findToast(`Not deleted (1): ${email}. You cannot delete your own account`)
  await rowGone(name)
  await user.click(await undo())
  await findRow(name)
})

test("several reviews are deleted and restored", async () => {
  const names = [await createReview(), await createReview()]
  const user = await renderApp({ url: "/dashboard/manage-reviews", as: "admin" })
  for (const name of names)
    await user.click(within(await findRow(name)).getByRole("checkbox", { name: `Select ${name}` }))
  await user.click(screen.getByRole("button", { name: "Delete (all that are selected)" }))
  await confirm(user, "Delete")
  for (const name of names) await rowGone(name)
  await user.click(await undo())
  for (const name of names) await findRow(name)
})
