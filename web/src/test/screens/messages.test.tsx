import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { confirm, fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createGallery } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, holdUntil, intercept, newStudent } from "#test/test-api.ts"

// The fixed texts of the product document that no other test of a screen reads, and their Bengali translations.

const button = (name: string) => screen.findByRole("button", { name })

/** A failure with the server's own message, which has a translation. */
const failOnceTranslated = (path: string) => {
  const message = "Something went wrong on our side. Please try again"
  intercept(path, () => Response.json({ success: false, message, code: "broken" }, { status: 500 }), 1)
}

test("a logout shows “Logging Out...”, then “Logged Out”, and leads to the home page", async () => {
  const user = await renderApp({ url: "/dashboard/my-profile", as: await newStudent() })
  holdUntil("auth/logout", () => findToast("Logging Out..."))
  await user.click(await button("Your account"))
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }))
  await findToast("Logged Out")
  await waitFor(() => expect(location.pathname).toBe("/"))
})

test.for(["/nowhere", "/dashboard/nowhere"])("%s shows “Oops..! Page Not Found” and “Back To Home”", async (url) => {
  const user = await renderApp({ url, as: "student" })
  await screen.findByRole("heading", { level: 1, name: "Oops..! Page Not Found" })
  await user.click(screen.getByRole("link", { name: "Back To Home" }))
  await waitFor(() => expect(location.pathname).toBe("/"))
})

test("a page that fails to load shows “Unexpected Application Error!”", async () => {
  expectProblem(/^500 /)
  const user = await renderApp({ url: "/verify-certificate" })
  intercept("courses/get-course-cards", () => Response.json({ success: false, message: "Disk full" }, { status: 500 }))
  const navigation = screen.getAllByRole("navigation", { name: "Main navigation" })[0] as HTMLElement
  await user.click(within(navigation).getByRole("link", { name: "Courses" }))
  await screen.findByRole("heading", { level: 1, name: "Unexpected Application Error!" })
})

test("a review starts with five stars, and “Submit Review” becomes “Submitted”", async () => {
  const user = await renderApp({ url: "/dashboard/my-review", as: await newStudent() })
  expect(textIn(await screen.findByRole("slider", { name: "Rating" }))).toBe("5")
  fill(screen.getByLabelText("Comment"), "Clear and calm.")
  await user.click(await button("Submit Review"))
  expect((await button("Submitted")).hasAttribute("disabled")).toBe(true)
})

test("a photo of another type shows “Please choose a JPEG or PNG image”", async () => {
  await renderApp({ url: "/dashboard/my-profile", as: "student" })
  const input = await screen.findByLabelText("Photo", { selector: "input" })
  // A browser's file dialog can offer all types of files.
  fireEvent.change(input, { target: { files: [new File(["GIF89a"], "face.gif", { type: "image/gif" })] } })
  await screen.findByText("Please choose a JPEG or PNG image")
})

test("a login with a wrong password and one of a suspended user show different reasons", async () => {
  expectProblem(/^40[13] POST/)
  const { user: suspended } = await newStudent()
  await callApi("PATCH", "auth/change-role", { id: suspended._id, role: "suspended" })
  const user = await renderApp({ url: "/login" })
  fill(await screen.findByLabelText("Email"), suspended.email)
  fill(screen.getByLabelText("Password"), "not the password")
  await user.click(await button("Login"))
  await findToast("Invalid email or password")
  fill(screen.getByLabelText("Password"), testPassword)
  await user.click(await button("Login"))
  await findToast("Your account is suspended")
})

test("a password change with a wrong current password shows “Current password is incorrect”", async () => {
  expectProblem(/^400 /)
  const user = await renderApp({ url: "/dashboard/change-password", as: await newStudent() })
  fill(await screen.findByLabelText("Current Password"), "not the password")
  fill(screen.getByLabelText("New Password"), "another evening in Sylhet")
  fill(screen.getByLabelText("Confirm Password"), "another evening in Sylhet")
  await user.click(await button("Change Password"))
  await findToast("Current password is incorrect")
})

test.for([
  ["/dashboard/all-users?search=zzzz", "কোনো ব্যবহারকারী পাওয়া যায়নি..."],
  ["/dashboard/manage-certificates?search=zzzz", "কোনো সনদ পাওয়া যায়নি..."],
  ["/dashboard/manage-reviews?search=zzzz", "কোনো রিভিউ পাওয়া যায়নি..."],
  ["/dashboard/nowhere", "দুঃখিত..! পাতাটি পাওয়া যায়নি"],
] as const)("in Bengali %s shows “%s”", async ([url, text]) => {
  await renderApp({ url, as: "admin", language: "bn" })
  await screen.findByText(text.normalize("NFC"))
})

test("in Bengali a form reports missing fields, and a missing image at its field", async () => {
  const user = await renderApp({ url: "/dashboard/manage-galleries?new", as: "admin", language: "bn" })
  const dialog = within(await screen.findByRole("dialog"))
  dialog.getByText("ছবির সঠিক লিংক দিন")
  await user.click(dialog.getByRole("button", { name: "ছবি যোগ করুন" }))
  await dialog.findByText("সবগুলো ঘর পূরণ করুন")
  expect(dialog.getAllByText("এই ঘরটি পূরণ করুন")).toHaveLength(2)
})

test("in Bengali toasts report a failed and a successful deletion", async () => {
  expectProblem(/^500 /)
  const title = await createGallery()
  const user = await renderApp({ url: "/dashboard/manage-galleries", as: "admin", language: "bn" })
  failOnceTranslated("galleries/delete-gallery/*")
  await user.click(await button(`মুছুন ${title}`))
  await confirm(user, "মুছুন")
  await findToast("ছবি মোছা যায়নি".normalize("NFC"))
  await findToast("আমাদের দিক থেকে একটি সমস্যা হয়েছে। আবার চেষ্টা করুন".normalize("NFC"))
  await confirm(user, "মুছুন")
  await findToast("ছবি মুছে ফেলা হয়েছে".normalize("NFC"))
})

test("in Bengali toasts report a failed and a successful change of a role", async () => {
  expectProblem(/^500 /)
  const { name, email } = (await newStudent()).user
  const user = await renderApp({ url: `/dashboard/all-users?search=${email}`, as: "admin", language: "bn" })
  const role = await screen.findByRole("combobox", { name: `${name}: ভূমিকা` })
  failOnce("auth/change-role")
  await user.selectOptions(role, "instructor")
  await findToast("ভূমিকা বদলানো যায়নি".normalize("NFC"))
  await user.selectOptions(role, "instructor")
  await findToast("ভূমিকা বদলানো হয়েছে".normalize("NFC"))
})

test("in Bengali the login reports missing input, and translates the server's message", async () => {
  expectProblem(/^401 /)
  const user = await renderApp({ url: "/login", language: "bn" })
  const submit = await button("লগইন করুন")
  await user.click(submit)
  await screen.findByText("সবগুলো ঘর পূরণ করুন")
  screen.getByText("ইমেইল ঠিকানা লিখুন")
  screen.getByText("পাসওয়ার্ড লিখুন".normalize("NFC"))
  fill(screen.getByLabelText("ইমেইল"), "nobody@example.com")
  fill(screen.getByLabelText("পাসওয়ার্ড".normalize("NFC")), "not the password")
  await user.click(submit)
  await findToast("ইমেইল বা পাসওয়ার্ড ঠিক নয়".normalize("NFC"))
})
