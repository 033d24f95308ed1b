import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { newStudent } from "#test/test-api.ts"

const tabs = () => within(screen.getByRole("navigation", { name: "My account" }))

test("the page My account has a tab for each address of one's own account", async () => {
  const user = await renderApp({ url: "/dashboard/account", as: await newStudent() })
  const opened = async (tab: string, title: string, path: string) => {
    await user.click(tabs().getByRole("link", { name: tab }))
    await screen.findByRole("heading", { level: 1, name: (name) => name.startsWith(title) })
    await waitFor(() => expect(tabs().getByRole("link", { current: "page" }).textContent).toBe(tab))
    expect(location.pathname).toBe(`/dashboard/${path}`)
  }
  await screen.findByRole("heading", { level: 1, name: "My Profile" })
  expect(
    tabs()
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Profile", "Password", "Two-step verification", "Devices", "My data"])
  await expectAccessible()
  await opened("Password", "Change Password", "change-password")
  await opened("Two-step verification", "Two-step verification", "security")
  await opened("Devices", "My Devices", "my-devices")
  await opened("My data", "My Data", "my-data")
  await opened("Profile", "My Profile", "my-profile")
})

test("other screens have no tabs", async () => {
  await renderApp({ url: "/dashboard/my-review", as: await newStudent() })
  await screen.findByRole("heading", { level: 1, name: "My Review" })
  expect(screen.queryByRole("navigation", { name: "My account" })).toBe(null)
})
