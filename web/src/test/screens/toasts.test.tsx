import { screen } from "@testing-library/react"
import { test } from "vitest"
import { confirm, fill, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import {
  createAchievement,
  createCertificate,
  createCourse,
  createGallery,
  createHomeCourse,
  createHomeReview,
  createReview,
  createRevoked,
  createTeamMember,
  createToKnow,
} from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { failOnce, holdUntil, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

/** An admin's action on one row of a list; its toasts have the fixed texts of section 8 of the product document. */
type RowAction = {
  action: string
  call: string
  screen: string
  create: () => Promise<string>
  act: (user: UserEvent, name: string) => Promise<unknown>
  failure: string
  success: string
  loading?: string
}

const users = "all-users?search="
const certificates = "manage-certificates?search="
const courses = "manage-courses?search="
const reviews = "manage-reviews?search="
const achievements = "manage-achievements"
const galleries = "manage-galleries"
const teams = "manage-teams"
const toKnows = "manage-to-knows"

const createStudent = async () => (await newStudent()).user.name

/** Presses the row's button and confirms; after a failure the question is still open. */
const press = (label: string) => async (user: UserEvent, name: string) => {
  if (!screen.queryByRole("alertdialog")) {
    await user.click(await screen.findByRole("button", { name: `${label} ${name}` }))
  }
  await confirm(user, label)
}

const select = (label: string, value: string) => async (user: UserEvent, name: string) =>
  user.selectOptions(await screen.findByRole("combobox", { name: `${label} of ${name}` }), value)

const toggle = (label: (name: string) => string) => async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("switch", { name: label(name) }))

const remove = (kind: string, call: string, screen: string, create: () => Promise<string>, sent = kind): RowAction => ({
  action: `Delete ${kind}`,
  call,
  screen,
  create,
  act: press("Delete"),
  failure: `Failed to delete ${sent}`,
  success: `${sent[0]?.toUpperCase()}${sent.slice(1)} deleted successfully`,
})

const rowActions: RowAction[] = [
  {
    action: "Change role",
    call: "auth/change-role",
    screen: users,
    create: createStudent,
    act: select("Role", "instructor"),
    failure: "Failed to change role",
    success: "Role changed successfully",
    loading: "Changing role...",
  },
  {
    action: "Reset password",
    call: "auth/reset-password/*",
    screen: users,
    create: createStudent,
    act: press("Reset password"),
    failure: "Failed to resetting password",
    success: "Password reset successfully",
    loading: "Resetting password...",
  },
  {
    ...remove("user", "auth/delete-user/*", users, createStudent),
    failure: "Failed to deleting user",
    loading: "Deleting user...",
  },
  remove("achievement", "achievements/delete-*/*", achievements, createAchievement),
  remove("certificate", "certificates/delete-*/*", certificates, createCertificate),
  {
    action: "Change certificate status",
    call: "certificates/update-*/*",
    screen: certificates,
    create: createRevoked,
    act: select("Status", "active"),
    failure: "Failed to change status",
    success: "Status changed successfully",
  },
  remove("course", "courses/delete-*/*", courses, createCourse),
  {
    action: "Take a course off the home page",
    call: "courses/change-home-visibility/*",
    screen: courses,
    create: createHomeCourse,
    act: toggle((name) => `Show on the home page: ${name}`),
    failure: "Failed to change visibility",
    success: "Visibility changed successfully",
  },
  {
    action: "Take a review off the home page",
    call: "reviews/change-home-visibility/*",
    screen: reviews,
    create: createHomeReview,
    act: toggle((name) => `Show the review by ${name} on the home page`),
    failure: "Failed to change visibility",
    success: "Visibility changed successfully",
  },
  {
    action: "Change registration status",
    call: "courses/change-visibility/*",
    screen: courses,
    create: createCourse,
    act: toggle((name) => `Registration open: ${name}`),
    failure: "Failed to change registration status",
    success: "Registration status changed successfully",
  },
  remove("gallery", "galleries/delete-*/*", galleries, createGallery),
  remove("review", "reviews/delete-*/*", reviews, createReview),
  {
    ...remove("team member", "teams/delete-*/*", teams, createTeamMember),
    failure: "Failed to delete",
    success: "Deleted successfully",
  },
  remove("to-know", "toKnows/delete-*/*", toKnows, createToKnow),
]

async function expectToasts(
  act: () => Promise<unknown>,
  { call, failure, success, loading }: Pick<RowAction, "call" | "failure" | "success" | "loading">,
) {
  expectProblem(/^500 /)
  failOnce(call)
  await act()
  await findToast(failure)
  if (loading) holdUntil(call, () => findToast(loading))
  await act()
  await findToast(success)
}

test.for(rowActions)("$action: toasts report failure and success with the product document's texts", async (action) => {
  const name = await action.create()
  const query = action.screen.endsWith("=") ? encodeURIComponent(name) : ""
  const user = await renderApp({ url: `/dashboard/${action.screen}${query}`, as: "admin" })
  await expectToasts(() => action.act(user, name), action)
})

test("Update profile: toasts report failure and success with the product document's texts", async () => {
  const user = await renderApp({ url: "/dashboard/my-profile", as: "student" })
  fill(await screen.findByLabelText("Mobile No."), "01712345678")
  const update = () => user.click(screen.getByRole("button", { name: "Update Profile" }))
  const [failure, success] = ["Failed to update profile", "Profile updated successfully"]
  await expectToasts(update, { call: "auth/update-user", failure, success })
})

test("Submit review: toasts report failure and success with the product document's texts", async () => {
  const user = await renderApp({ url: "/dashboard/my-review", as: await newStudent() })
  fill(await screen.findByLabelText("Comment"), "Clear and calm.")
  const submit = () => user.click(screen.getByRole("button", { name: "Submit Review" }))
  const [failure, success] = ["Failed to submit review", "Review submitted successfully"]
  await expectToasts(submit, { call: "reviews/register", failure, success })
})
