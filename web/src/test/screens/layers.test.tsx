import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { newStudent } from "#test/test-api.ts"

const focused = () => document.activeElement?.textContent

test("the account menu opens, moves and closes by keyboard, and returns the focus", async () => {
  const user = await renderApp({ url: "/dashboard/my-profile", as: await newStudent() })
  const button = await screen.findByRole("button", { name: "Your account" })
  button.focus()
  await user.keyboard("{ArrowDown}")
  await waitFor(() => expect(focused()).toBe("My Profile"))
  expect(button.getAttribute("aria-expanded")).toBe("true")
  await expectAccessible()
  await user.keyboard("{ArrowDown}")
  expect(focused()).toBe("Dashboard")
  await user.keyboard("{End}{ArrowDown}")
  expect(focused()).toBe("Logout")
  await user.keyboard("m")
  expect(focused()).toBe("My Profile")
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("menu")).toBe(null)
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.click(screen.getByRole("heading", { level: 1 }))
  expect(screen.queryByRole("menu")).toBe(null)
})

test("a popover closes by Escape, by a press outside and when the focus leaves it", async () => {
  const user = await renderApp({ url: "/dashboard/all-users", as: "admin" })
  const button = await screen.findByRole("button", { name: "Filter" })
  const popover = () => screen.queryByRole("dialog", { name: "Add a filter" })
  await user.click(button)
  expect(popover()?.contains(document.activeElement)).toBe(true)
  await user.click(popover() as HTMLElement)
  expect(popover()).not.toBe(null)
  await user.keyboard("{Escape}")
  expect(popover()).toBe(null)
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.click(screen.getByRole("heading", { level: 1 }))
  expect(popover()).toBe(null)
  await user.click(button)
  screen.getByRole("searchbox").focus()
  await waitFor(() => expect(popover()).toBe(null))
  expect(document.activeElement).toBe(screen.getByRole("searchbox"))
})

test("behind a dialog the page cannot be used, and the Tab key stays in the dialog", async () => {
  const user = await renderApp({ url: "/dashboard/all-users", as: "admin" })
  const opener = await screen.findByRole("button", { name: "Invite user" })
  await user.click(opener)
  const dialog = await screen.findByRole("dialog")
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText("Name")))
  expect(opener.closest("[inert][aria-hidden=true]")).not.toBe(null)
  expect(document.querySelector("[data-toaster]")?.closest("[inert], [aria-hidden=true]")).toBe(null)
  const last = within(dialog).getByRole("button", { name: "Send the invitation" })
  last.focus()
  await user.tab()
  expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Close" }))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(last)
  await user.keyboard("{Escape}")
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(document.querySelector("[inert]")).toBe(null)
  expect(document.documentElement.style.overflow).toBe("")
})

test("a touch outside closes a popover only if it does not become scrolling", async () => {
  const user = await renderApp({ url: "/dashboard/all-users", as: "admin" })
  await user.click(await screen.findByRole("button", { name: "Filter" }))
  const popover = () => screen.queryByRole("dialog", { name: "Add a filter" })
  const outside = document.body
  fireEvent(outside, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }))
  expect(popover()).not.toBe(null)
  fireEvent.click(outside)
  expect(popover()).toBe(null)
})

test("the palette returns the focus to its button", async () => {
  const user = await renderApp({ url: "/dashboard/all-users", as: "admin" })
  const button = await screen.findByRole("button", { name: /Find/ })
  await user.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Find anything" })))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(document.activeElement).toBe(button))
})
