import { screen, waitFor } from "@testing-library/react"
import { beforeAll, expect, test } from "vitest"
import { findRow } from "#test/actions.ts"
import { createCertificate } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"

const numbers: string[] = []
beforeAll(async () => {
  for (const _ of [1, 2]) numbers.unshift(await createCertificate())
})

async function openCertificates() {
  const user = await renderApp({ url: "/dashboard/manage-certificates", as: "admin" })
  await findRow(numbers[0] ?? "")
  return user
}

test("slash focuses the search, where letters are text", async () => {
  const user = await openCertificates()
  await user.keyboard("/")
  expect(document.activeElement).toBe(screen.getByRole("searchbox"))
  await user.keyboard("cj?")
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("cj?")
  expect(screen.queryByRole("dialog")).toBe(null)
})

test("the down arrow leads from the search to the first row", async () => {
  const user = await openCertificates()
  const box = screen.getByRole("checkbox", { name: `Select ${numbers[0]}` })
  await user.keyboard("/{ArrowDown}")
  expect(document.activeElement).toBe(box)
  await user.keyboard("{ArrowDown}")
  expect(document.activeElement).toBe(box)
})

test("no letter does anything, and no shortcut works above a dialog", async () => {
  const user = await openCertificates()
  await user.keyboard("cjk")
  expect(screen.queryByRole("dialog")).toBe(null)
  expect(document.activeElement?.closest("main tr, input, button")).toBe(null)
  await user.click(screen.getByRole("button", { name: "Create New Certificate" }))
  const close = await screen.findByRole("button", { name: "Close" })
  close.focus()
  await user.keyboard("?")
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBe(null)
})

test("the question mark lists all shortcuts, and the slash can be switched off there", async () => {
  const user = await openCertificates()
  await user.keyboard("?")
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" })
  await user.click(screen.getByRole("checkbox", { name: "Use / to search" }))
  await user.click(screen.getByRole("button", { name: "Close" }))
  await waitFor(() => expect(dialog.hasAttribute("open")).toBe(false))
  await user.keyboard("/")
  expect(document.activeElement).not.toBe(screen.getByRole("searchbox"))
  await user.keyboard("?")
  expect(dialog.hasAttribute("open")).toBe(true)
})
