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
const selectBox = (number = "") => screen.getByRole("checkbox", { name: `Select ${number}` })

test("slash focuses the search, where letters are text", async () => {
  const user = await openCertificates()
  await user.keyboard("/")
  expect(document.activeElement).toBe(screen.getByRole("searchbox"))
  await user.keyboard("cj?")
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("cj?")
  expect(screen.queryByRole("dialog")).toBe(null)
})

test("J and K move between the rows, and stop at the first", async () => {
  const user = await openCertificates()
  await user.keyboard("j")
  expect(document.activeElement).toBe(selectBox(numbers[0]))
  await user.keyboard("j")
  expect(document.activeElement).toBe(selectBox(numbers[1]))
  await user.keyboard("kk")
  expect(document.activeElement).toBe(selectBox(numbers[0]))
})

test("C opens the create form, and not another one above it", async () => {
  const user = await openCertificates()
  await user.keyboard("c")
  await screen.findByRole("dialog", { name: "Create New Certificate" })
  screen.getByRole("button", { name: "Close" }).focus()
  await user.keyboard("?")
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBe(null)
})

test("the question mark lists all shortcuts, and those of a single key can be switched off there", async () => {
  const user = await openCertificates()
  await user.keyboard("?")
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" })
  await user.click(screen.getByRole("checkbox", { name: "Single-key shortcuts" }))
  await user.click(screen.getByRole("button", { name: "Close" }))
  await waitFor(() => expect(dialog.hasAttribute("open")).toBe(false))
  await user.keyboard("c")
  expect(screen.queryByRole("dialog", { name: "Create New Certificate" })).toBe(null)
  await user.keyboard("?")
  expect(dialog.hasAttribute("open")).toBe(true)
})
