import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect } from "vitest"
import type { UserEvent } from "./user-event.ts"

/** Replaces a field's text in one event, without focusing it, because a dialog that opens may still move the focus. */
export const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

export const queryRow = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("tbody tr")].find((row) => row.textContent.includes(text))

/** The first row of a table that contains this text. */
export const findRow = (text: string) =>
  waitFor(() => {
    const row = queryRow(text)
    // Hidden while a dialog above it is closing.
    if (!row || row.closest("[aria-hidden=true]")) throw new Error(`No row contains “${text}”`)
    return row
  })

/** Waits until no row contains this text. */
export const rowGone = (text: string) => waitFor(() => expect(queryRow(text)).toBe(undefined))

export const textIn = (field: HTMLElement) => (field as HTMLInputElement).value

/** Presses this button in the open confirmation dialog. */
export async function confirm(user: UserEvent, button: string) {
  const dialog = await screen.findByRole("alertdialog")
  await user.click(within(dialog).getByRole("button", { name: button }))
}

/** Chooses "revoked" as a certificate's status, and revokes it in the dialog that asks for the reason. */
export async function revokeIn(user: UserEvent, status: HTMLElement, button = "Revoke") {
  await user.selectOptions(status, "inactive")
  const dialog = await screen.findByRole("dialog")
  await user.click(within(dialog).getByRole("button", { name: button }))
  await waitFor(() => expect(dialog.isConnected).toBe(false))
}

/** Opens the menu with the rare actions of a row. */
export const openRowMenu = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name: `More actions ${name}` }))

/** Opens the editor of a filter that is not active yet. */
export async function addFilter(user: UserEvent, label: string) {
  await user.click(screen.getByRole("button", { name: "Filter" }))
  await user.click(await screen.findByRole("button", { name: label }))
  return within(await screen.findByRole("dialog", { name: label }))
}

/** Changes the choice of an active filter; `chip` is the text of its button. */
export async function chooseFilter(user: UserEvent, chip: string, choice: string) {
  await user.click(screen.getByRole("button", { name: chip }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: choice }))
}

/** A link of the dashboard's menu. */
export const menuLink = (name: string) =>
  within(screen.getByRole("navigation", { name: "Dashboard menu" })).getByRole("link", { name })

/** Fills in the login form and submits it. */
export async function logIn(user: UserEvent, email: string, password: string) {
  fill(await screen.findByLabelText("Email"), email)
  fill(screen.getByLabelText("Password"), password)
  await user.click(screen.getByRole("button", { name: "Login" }))
}

export const findToast = (text: string, options?: { exact: boolean }) =>
  waitFor(() => within(document.querySelector("[data-toaster]") as HTMLElement).getByText(text, options))

/** On a page that failed to load. By its text: happy-dom does not find the role of a link with an empty `href`. */
export const findTryAgain = () => screen.findByText("Try again", { selector: "a *" })
