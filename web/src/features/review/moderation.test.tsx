import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, openRowMenu, queryRow, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, newStudent } from "#test/test-api.ts"

const screenUrl = "/dashboard/manage-reviews"

/** A review with this status. */
async function makeReview(status: "public" | "waiting", name = unique("Student")) {
  const author = await newStudent(name)
  const { _id } = await callApi("POST", "reviews/register", { rating: 4, comment: "Clear and calm." }, author)
  if (status !== "public") await callApi("PATCH", `reviews/change-status/${_id}`, { status })
  const own = () => callApi("GET", "reviews/get-review", undefined, author)
  return { _id: _id as string, name, author, own }
}

test("waiting reviews are found by a filter, and one is approved, which can be undone", async () => {
  const { name, own } = await makeReview("waiting")
  const user = await renderApp({ url: `${screenUrl}?status=waiting`, as: "admin" })
  within(await findRow(name)).getByText("Waiting for approval")
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: `Approve ${name}` }))
  await findToast("Approved: the review is public")
  expect((await own()).status).toBe("public")
  await waitFor(() => expect(queryRow(name)).toBe(undefined))
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findRow(name)
  expect((await own()).status).toBe("waiting")
})

test("a rejected review says so, can be approved later, and is rolled back if that fails", async () => {
  expectProblem(/^500 /)
  const { name, own } = await makeReview("waiting")
  const user = await renderApp({ url: `${screenUrl}?search=${name}`, as: "admin" })
  const approve = () => screen.findByRole("button", { name: `Approve ${name}` })
  await approve()
  failOnce("reviews/change-status/*")
  await user.click(await approve())
  await findToast("Failed to approve")
  within(await findRow(name)).getByText("Waiting for approval")
  await openRowMenu(user, name)
  await user.click(screen.getByRole("button", { name: `Reject ${name}` }))
  await findToast("Rejected: only its author sees the review")
  within(await findRow(name)).getByText("Not published")
  expect(screen.queryByRole("button", { name: `Reject ${name}` })).toBe(null)
  await user.click(await approve())
  await waitFor(() => expect(screen.queryByText("Not published")).toBe(null))
  expect((await own()).status).toBe("public")
})

test("a version that the admin has not seen is not approved", async () => {
  expectProblem(/^412 /)
  const { _id, name, author, own } = await makeReview("waiting")
  const user = await renderApp({ url: `${screenUrl}?search=${name}`, as: "admin" })
  const approve = await screen.findByRole("button", { name: `Approve ${name}` })
  await callApi("PATCH", `reviews/update-review/${_id}`, { comment: "Something else" }, author)
  await user.click(approve)
  await findToast("Failed to approve")
  expect((await own()).status).toBe("waiting")
})

test("selected reviews are approved together, without a question, and that can be undone", async () => {
  const mark = unique("Batch")
  const [one, other] = [await makeReview("waiting", `${mark} A`), await makeReview("waiting", `${mark} B`)]
  const shown = await makeReview("public", `${mark} C`)
  const user = await renderApp({ url: `${screenUrl}?search=${mark}`, as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: `Select ${shown.name}` }))
  expect(screen.queryByRole("button", { name: "Approve (all that are selected)" })).toBe(null)
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: "Approve (all that are selected)" }))
  await findToast("The reviews are public", { exact: false })
  const statuses = async () => [(await one.own()).status, (await other.own()).status, (await shown.own()).status]
  expect(await statuses()).toEqual(["public", "public", "public"])
  await user.click(await screen.findByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await statuses()).toEqual(["waiting", "waiting", "public"])
})

test("a reply is written below the review itself, then corrected, and its removal can be undone", async () => {
  const { name, own } = await makeReview("public")
  const user = await renderApp({ url: `${screenUrl}?search=${name}`, as: "admin" })
  await openRowMenu(user, name)
  await user.click(await screen.findByRole("button", { name: `Reply ${name}` }))
  const dialog = within(await screen.findByRole("dialog", { name: "Reply to the review" }))
  dialog.getByText("Clear and calm.")
  await expectAccessible()
  await user.click(dialog.getByRole("button", { name: "Save reply" }))
  await screen.findByText("Please fill this in", { selector: "form *" })
  fill(dialog.getByLabelText("Reply"), "Thank you.")
  await user.click(dialog.getByRole("button", { name: "Save reply" }))
  await findToast("Reply saved successfully")
  within(await findRow(name)).getByText("Replied")
  await openRowMenu(user, name)
  await user.click(await screen.findByRole("button", { name: `Edit reply ${name}` }))
  const again = within(await screen.findByRole("dialog", { name: "Reply to the review" }))
  expect(textIn(again.getByLabelText("Reply"))).toBe("Thank you.")
  await user.click(again.getByRole("button", { name: `Remove reply ${name}` }))
  await findToast("Reply removed successfully")
  expect((await own()).reply).toBe("")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect((await own()).reply).toBe("Thank you.")
})

test("an editor approves and replies, but does not delete", async () => {
  const { name } = await makeReview("waiting")
  const user = await renderApp({ url: `${screenUrl}?search=${name}`, as: "editor" })
  await screen.findByRole("button", { name: `Approve ${name}` })
  await openRowMenu(user, name)
  screen.getByRole("button", { name: `Reply ${name}` })
  expect(screen.queryByRole("button", { name: `Delete ${name}` })).toBe(null)
})
