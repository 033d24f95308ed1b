import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, mailedLink, newStudent } from "#test/test-api.ts"

const url = "/dashboard/my-profile"
const field = (label: string) => screen.getByLabelText(label)
const update = () => screen.getByRole("button", { name: "Update Profile" })

async function openProfile() {
  const student = await newStudent()
  const user = await renderApp({ url, as: student })
  await screen.findByLabelText("Bio")
  return { user, student }
}

test("a profile is saved after its mistakes are corrected, and the header shows the new name immediately", async () => {
  expectProblem(/^500 /)
  const { user, student } = await openProfile()
  const email = field("Email") as HTMLInputElement
  expect([email.value, email.readOnly]).toEqual([student.user.email, true])
  fill(field("Full Name"), "Sadia Afrin")
  fill(field("Mobile No."), "ask me")
  await user.click(update())
  await screen.findByText("Please enter a phone number")
  expect(document.activeElement).toBe(field("Mobile No."))
  fill(field("Mobile No."), "+880 1711-000000")
  fill(field("Bio"), "First line\nSecond line")
  intercept("auth/update-user", () => Response.json({}, { status: 500 }), 1)
  await user.click(update())
  await findToast("Failed to update profile")
  await findToast("Something went wrong. Please try again")
  await user.click(update())
  await findToast("Profile updated successfully")
  await user.click(screen.getByRole("button", { name: "Your account" }))
  await screen.findByText("Hello, Sadia Afrin")
  await renderApp({ url })
  expect(textIn(await screen.findByLabelText("Bio"))).toBe("First line\nSecond line")
  expect(textIn(field("Mobile No."))).toBe("+8801711000000")
})

test("an edit in two tabs shows what has changed, and overwrites no value that the user has not seen", async () => {
  expectProblem(/^412 /)
  const { user, student } = await openProfile()
  fill(field("Bio"), "written here")
  await callApi("PATCH", "auth/update-user", { name: "Another Name", phone: "0171" }, student)
  await user.click(update())
  await screen.findByText(/^Somebody saved this while you were editing/)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Save mine over it" }))
  await waitFor(() => expect(textIn(field("Full Name"))).toBe("Another Name"))
  expect(document.activeElement).toBe(update())
  await findToast("Profile updated successfully")
  fill(field("Mobile No."), "0172")
  await user.click(update())
  const saved = { name: "Another Name", phone: "0172", bio: "written here" }
  await waitFor(async () => expect(await callApi("GET", "auth/get-user", undefined, student)).toMatchObject(saved))
})

test("another verification mail is sent on request, and its link verifies the email", async () => {
  const { user, student } = await openProfile()
  const { email } = student.user
  screen.getByText("Email not verified yet")
  const first = await mailedLink(email)
  await user.click(screen.getByRole("button", { name: "Send the verification email again" }))
  await screen.findByText(`An email with a link is on its way to ${email}`, { exact: false })
  const link = await mailedLink(email)
  expect(link).not.toBe(first)
  await callApi("POST", "auth/verify-email", { token: link.split("#")[1] ?? "" }, student)
  await renderApp({ url })
  await screen.findByText("Email verified")
})

test("a photo that is no image or too large is refused with a reason, and the input stays", async () => {
  const { user } = await openProfile()
  fill(field("Bio"), "I like herons.")
  const photo = within(screen.getByRole("group", { name: "Photo" }))
  const large = new Uint8Array(20 * 1024 * 1024 + 1)
  const files = [
    ["GIF89a and more", "Please choose a JPEG or PNG image"],
    ["%PDF-1.7", "Please choose a JPEG or PNG image"],
    [large, "Please choose an image of at most 20 MB"],
  ] as const
  for (const [content, message] of files) {
    const input = document.querySelector("input[type=file]") as HTMLElement
    await user.upload(input, new File([content], "me.png", { type: "image/png" }))
    await waitFor(() => expect(photo.getByRole("status").textContent).toBe(message))
  }
  expect(textIn(field("Bio"))).toBe("I like herons.")
})
