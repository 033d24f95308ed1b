import { screen, within } from "@testing-library/react"
import { test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findTryAgain } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { failOnce } from "#test/test-api.ts"

// The server of this file has no records.
test.for([
  { page: "Our team", call: "teams/get-teams", empty: "No team member found..." },
  { page: "Gallery", call: "galleries/get-galleries", empty: "No galleries found..." },
  { page: "Our achievements", call: "achievements/get-achievements", empty: "No achievements found..." },
])("“$page” reports a failure below the header, and after another try that its list is empty", async (list) => {
  expectProblem(/^500 |ErrorResponse/)
  const user = await renderApp({ url: "/about-us" })
  failOnce(list.call)
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: new RegExp(`^${list.page}`) }))
  const again = await findTryAgain()
  screen.getByRole("banner")
  await user.click(again)
  await screen.findByText(list.empty)
  await expectAccessible()
})
