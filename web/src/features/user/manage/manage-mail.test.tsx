import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept, mailedLink, newStudent } from "#test/test-api.ts"

const url = "/dashboard/all-users"
const dialog = async () => within(await screen.findByRole("dialog", { name: "Mail to users" }))

/** Two students with a common word in their names, one of whom has verified their email. */
async function twoStudents() {
  const word = unique("Mail")
  const verified = await newStudent(`${word} one`)
  const token = (await mailedLink(verified.user.email)).split("#")[1]
  await callApi("POST", "auth/verify-email", { token }, verified)
  const other = await newStudent(`${word} two`)
  return { word, verified: verified.user, other: other.user }
}

async function selectBoth(word: string) {
  const user = await renderApp({ url: `${url}?search=${word}`, as: "admin" })
  await findRow(word.slice(0, 12))
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  return user
}

test("an admin writes a mail, sees who gets it and how it looks, and sends it", async () => {
  const { word, verified } = await twoStudents()
  const user = await selectBoth(word)
  await user.click(screen.getByRole("button", { name: /^Mail of the selected/ }))
  const form = await dialog()
  await expectAccessible()
  await user.click(form.getByRole("button", { name: "Preview" }))
  const [subject] = form.getAllByLabelText("Subject")
  const bengali = within(form.getByRole("group", { name: "In Bengali" }))
  await form.findByText("All fields are required")
  bengali.getAllByText("Please fill this in")
  const english = within(form.getByRole("group", { name: "In English" }))
  expect(subject).toBe(english.getByLabelText("Subject"))
  fill(english.getByLabelText("Subject"), "Class on Sunday")
  fill(english.getByLabelText("Text"), "Dear all,\nwe meet at seven.")
  await user.click(form.getByRole("button", { name: "Preview" }))
  await form.findByText("1 user gets this mail.")
  form.getByText("Not sent to 1: suspended, or email not verified.")
  form.getByText(/we meet at seven\./)
  form.getByText(new RegExp(`Hello ${verified.name}`))
  await expectAccessible()
  await user.click(form.getByRole("button", { name: "Change the text" }))
  expect(textIn(within(form.getByRole("group", { name: "In English" })).getByLabelText("Subject"))).toBe(
    "Class on Sunday",
  )
  await user.click(form.getByRole("button", { name: "Preview" }))
  await user.click(await form.findByRole("button", { name: "Send the mail" }))
  await findToast("The mail is on its way")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  expect(screen.queryByRole("button", { name: /^Mail of the selected/ })).toBe(null)
  const entries = await callApi("GET", `audit/get-entries?kind=mail&search=${encodeURIComponent("Class on Sunday")}`)
  expect(entries[0]).toMatchObject({ action: "mail.send", record: verified.email })
})

test("a mail that fails keeps its text, and a closed one is a draft", async () => {
  const { word } = await twoStudents()
  const user = await selectBoth(word)
  const open = () => user.click(screen.getByRole("button", { name: /^Mail of the selected/ }))
  await open()
  const write = async () => within((await dialog()).getByRole("group", { name: "In English" }))
  fill((await write()).getByLabelText("Subject"), "Class")
  fill((await write()).getByLabelText("Text"), "At seven.")
  await user.keyboard("{Escape}")
  await open()
  expect(textIn((await write()).getByLabelText("Text"))).toBe("At seven.")
  const form = await dialog()
  await user.click(form.getByRole("button", { name: "Preview" }))
  expectProblem(/^500 /)
  failOnce("mails/send")
  await user.click(await form.findByRole("button", { name: "Send the mail" }))
  await findToast("Failed to send the mail")
  await user.click(form.getByRole("button", { name: "Change the text" }))
  expect(textIn((await write()).getByLabelText("Text"))).toBe("At seven.")
})

test("the preview names how many mails are left today, and does not offer to send more", async () => {
  const { word } = await twoStudents()
  const user = await selectBoth(word)
  intercept("mails/preview", async (forward) => {
    const { data, ...rest } = await (await forward()).json()
    return Response.json({ ...rest, data: { ...data, recipients: 12, leftToday: 10 } })
  })
  await user.click(screen.getByRole("button", { name: /^Mail of the selected/ }))
  const form = await dialog()
  const english = within(form.getByRole("group", { name: "In English" }))
  fill(english.getByLabelText("Subject"), "Class")
  fill(english.getByLabelText("Text"), "At seven.")
  await user.click(form.getByRole("button", { name: "Preview" }))
  await form.findByText("Only 10 more mails can be sent today. Please choose fewer users.")
  expect(form.getByRole<HTMLButtonElement>("button", { name: "Send 12 mails" }).disabled).toBe(true)
})

test("verification mails go to those who need one, and sessions of all selected end", async () => {
  const { word } = await twoStudents()
  const user = await selectBoth(word)
  await user.click(screen.getByRole("button", { name: /^Verification mail/ }))
  await confirm(user, "Send")
  await findToast("Verification mails on their way: 0")
  await findToast("2 need none, or got one in the last 24 hours.")
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: /^End sessions/ }))
  await screen.findByRole("alertdialog", { name: "End all sessions of 2 selected?" })
  await expectAccessible()
  await confirm(user, "End sessions")
  await findToast("Sessions ended successfully")
  await waitFor(() => expect(screen.queryByRole("button", { name: /live session of/ })).toBe(null))
})

test("a user whose sessions could not be ended is counted, and stays selected for another attempt", async () => {
  const { word, other } = await twoStudents()
  const user = await selectBoth(word)
  expectProblem(/^500 /)
  failOnce(`auth/end-sessions/${other._id}`)
  await user.click(screen.getByRole("button", { name: /^End sessions/ }))
  await confirm(user, "End sessions")
  await screen.findByText(/^1 failed: /)
  await screen.findByRole("alertdialog", { name: "End all sessions of 1 selected?" })
  await confirm(user, "End sessions")
  await findToast("Sessions ended successfully")
})

test("a user's page writes to one user, sends another verification mail, and ends the sessions", async () => {
  const { verified, other } = await twoStudents()
  const user = await renderApp({ url: `/dashboard/users/${verified._id}`, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Mail ${verified.name}` }))
  const form = await dialog()
  const english = within(form.getByRole("group", { name: "In English" }))
  fill(english.getByLabelText("Subject"), "Your certificate")
  fill(english.getByLabelText("Text"), "It is ready.")
  await user.click(form.getByRole("button", { name: "Preview" }))
  await user.click(await form.findByRole("button", { name: "Send the mail" }))
  await findToast("The mail is on its way")
  await user.click(await screen.findByRole("button", { name: `End sessions ${verified.name}` }))
  await screen.findByRole("alertdialog", { name: `End all sessions of ${verified.name}?` })
  await confirm(user, "End sessions")
  await screen.findByText("Logged in nowhere.")
  await renderApp({ url: `/dashboard/users/${other._id}`, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Verification mail ${other.name}` }))
  await findToast("1 need none, or got one in the last 24 hours.")
  expect(screen.queryByRole("button", { name: `Mail ${other.name}` })).toBe(null)
  await expectAccessible()
})

test("a registrar's page of a user has no mail, no sessions and no password", async () => {
  const { verified } = await twoStudents()
  await renderApp({ url: `/dashboard/users/${verified._id}`, as: "registrar" })
  await screen.findByRole("button", { name: `Edit ${verified.name}` })
  for (const name of [/^Mail/, /^End sessions/, /^Reset password/, /^Delete/]) {
    expect(screen.queryByRole("button", { name })).toBe(null)
  }
})
