import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { loseConnection } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
const openTeam = (user: UserEvent) =>
  user.click(within(screen.getByRole("main")).getByRole("link", { name: /^Our team/ }))

test.for(["the connection is back", "the user tries again"])(
  "without a connection the page stays, until %s",
  async (end) => {
    expectProblem(/Failed to fetch/)
    const user = await renderApp({ url: "/about-us" })
    const lost = loseConnection("teams/*")
    await openTeam(user)
    await screen.findByText("You seem to be offline")
    screen.getByRole("heading", { level: 1, name: "About us" })
    expect(screen.queryByText(/our side/)).toBe(null)
    await expectAccessible()
    lost.remove()
    if (end === "the connection is back") window.dispatchEvent(new Event("online"))
    else await user.click(screen.getByRole("button", { name: "Try again" }))
    await heading("Our team")
    await waitFor(() => expect(screen.queryByText("You seem to be offline")).toBe(null))
  },
)

test("who goes to another page meanwhile stays there", async () => {
  expectProblem(/Failed to fetch/)
  const user = await renderApp({ url: "/about-us" })
  const lost = loseConnection("teams/*")
  await openTeam(user)
  await screen.findByText("You seem to be offline")
  await user.click(screen.getAllByRole("link", { name: "Ambassador" })[0] as HTMLElement)
  await heading("Ambassador programme")
  expect(screen.queryByText("You seem to be offline")).toBe(null)
  lost.remove()
  window.dispatchEvent(new Event("online"))
  await new Promise((resolve) => setTimeout(resolve, 200))
  await heading("Ambassador programme")
})
