import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { loseConnection } from "#test/test-api.ts"

// The server of this file has no records, and no account beside the admin's.
const lists = [
  { url: "all-users?search=nobody", call: "auth/get-users*", empty: "No user found..." },
  {
    url: "manage-certificates",
    call: "certificates/get-certificates*",
    empty: "No certificate found...",
    create: "Create New Certificate",
  },
  {
    url: "manage-achievements",
    call: "achievements/get-achievements",
    empty: "No achievements found...",
    create: "Create New Achievement",
  },
  {
    url: "manage-courses",
    call: "courses/get-all-courses*",
    empty: "No courses found...",
    create: "Create New Course",
  },
  {
    url: "manage-galleries",
    call: "galleries/get-galleries",
    empty: "No galleries found...",
    create: "Create New Gallery",
  },
  { url: "audit-log?actor=nobody@example.com", call: "audit/get-entries*", empty: "No entry found..." },
  {
    url: "manage-questions",
    call: "questions/get-questions",
    empty: "No questions found...",
    create: "Create New Question",
  },
  { url: "manage-reviews", call: "reviews/get-all-reviews*", empty: "No reviews found..." },
  { url: "manage-teams", call: "teams/get-teams", empty: "No team member found...", create: "Add New Member" },
  {
    url: "manage-to-knows",
    call: "toKnows/get-toKnows",
    empty: "No to-knows found...",
    create: "Create New To-Know",
  },
]

test.for(lists)("/dashboard/$url reports a failure, and after another try that it is empty", async (list) => {
  const { url, call, empty } = list
  expectProblem(/Failed to fetch/)
  const lost = loseConnection(call)
  const user = await renderApp({ url: `/dashboard/${url}`, as: "admin" })
  await screen.findByText("This list could not be loaded")
  await expectAccessible()
  lost.remove()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText(empty)
  await screen.findByRole("heading", { level: 1, name: /\(0\)$/ })
  await expectAccessible()
})

const withForm = lists.flatMap(({ create, ...list }) => (create ? [{ ...list, create }] : []))

test.for(withForm)(
  "the empty list of /dashboard/$url offers “$create” a second time",
  async ({ url, empty, create }) => {
    const user = await renderApp({ url: `/dashboard/${url}`, as: "admin" })
    await screen.findByText(empty)
    // Beside the heading, and below the message that the list is empty.
    const buttons = screen.getAllByRole("button", { name: create })
    expect(buttons).toHaveLength(2)
    await user.click(buttons[1] as HTMLElement)
    await screen.findByRole("dialog", { name: create })
    await expectAccessible()
    await user.keyboard("{Escape}")
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole("button", { name: create })[1]))
  },
)
