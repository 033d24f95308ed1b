import { screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, logIn, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, loseConnection, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const wrong = "Invalid email or password"

async function register(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) fill(await screen.findByLabelText(label), text)
  await user.click(screen.getByRole("button", { name: "Register" }))
}

test("the registration form shows all mistakes at their fields, and keeps the input in the other language", async () => {
  expectProblem(/^409 /)
  const { email } = (await newStudent()).user
  const user = await renderApp({ url: "/register" })
  await register(user, {})
  await screen.findByText("All fields are required")
  for (const missing of ["Enter your name", "Enter your email address", "Choose a password", "Repeat the password"]) {
    screen.getByText(missing)
  }
  const texts = { "Full Name": "Second", Email: "no email", Password: "12345", "Confirm Password": "123456" }
  await register(user, texts)
  await screen.findByText("Please enter a valid email")
  await screen.findByText("Password must be up to 6 characters")
  await register(user, { Email: email, Password: testPassword })
  await screen.findByText("Passwords do not match")
  await register(user, { "Confirm Password": testPassword })
  // At the field and in a toast.
  await waitFor(() => expect(screen.getAllByText("Email is already registered")).toHaveLength(2))
  expect(textIn(screen.getByLabelText("Full Name"))).toBe("Second")
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findAllByText("এই ইমেইল দিয়ে আগেই অ্যাকাউন্ট খোলা হয়েছে".normalize("NFC"))
  expect(textIn(screen.getByLabelText("পুরো নাম"))).toBe("Second")
})

test("password managers find the fields of each form, and a password can be pasted", async () => {
  const expected = {
    "/login": { Email: "username", Password: "current-password" },
    "/register": { Email: "username", Password: "new-password", "Confirm Password": "new-password" },
  }
  for (const [url, fields] of Object.entries(expected)) {
    const user = await renderApp({ url })
    for (const [label, token] of Object.entries(fields)) {
      const field = await screen.findByLabelText(label)
      expect([label, field.getAttribute("autocomplete")]).toEqual([label, token])
      await user.click(field)
      await user.paste("pasted by a manager")
      expect(textIn(field)).toBe("pasted by a manager")
    }
  }
})

test("a failed login says why above the button, until the next attempt", async () => {
  expectProblem(/^401 /)
  const user = await renderApp({ url: "/login" })
  await logIn(user, "nobody@example.com", "not this one")
  expect((await screen.findByRole("alert")).textContent).toBe(wrong)
  await expectAccessible()
  const { promise, resolve } = Promise.withResolvers<void>()
  intercept("auth/login", (forward) => promise.then(forward))
  await user.type(screen.getByLabelText("Password"), "{Enter}")
  await waitFor(() => expect(screen.queryByRole("alert")).toBe(null))
  resolve()
  await screen.findByRole("alert")
})

test("the message of a failed login disappears while the form is sent again", async () => {
  expectProblem(/^401 /)
  const user = await renderApp({ url: "/login" })
  await logIn(user, "nobody@example.com", "not this one")
  await user.hover(await findToast(wrong))
  const { promise, resolve } = Promise.withResolvers<void>()
  intercept("auth/login", (forward) => promise.then(forward))
  await user.type(screen.getByLabelText("Password"), "{Enter}")
  await waitFor(() => expect(screen.queryByText(wrong)).toBe(null))
  resolve()
  await findToast(wrong)
})

test("the same failure of two forms is shown once", async () => {
  expectProblem(/Failed to fetch/)
  loseConnection("auth/*")
  const user = await renderApp({ url: "/login" })
  await logIn(user, "nobody@example.com", "not this one")
  const unreachable = /^The server could not be reached/
  await screen.findByRole("alert")
  await user.hover(within(document.querySelector("[data-toaster]") as HTMLElement).getByText(unreachable))
  await user.click(screen.getByRole("link", { name: "Forgot password?" }))
  const send = await screen.findByRole<HTMLButtonElement>("button", { name: "Send the link" })
  fill(screen.getByLabelText("Email"), "nobody@example.com")
  let requests = 0
  intercept("auth/forgot-password", () => {
    requests++
    return Promise.reject(new TypeError("Failed to fetch"))
  })
  await user.click(send)
  await waitFor(() => expect(requests).toBe(1))
  await waitFor(() => expect(send.disabled || send.getAttribute("aria-busy") === "true").toBe(false))
  expect(screen.getAllByText(unreachable)).toHaveLength(1)
})

test("a user sees nothing of the user who was logged in before", async () => {
  const [first, second] = [await newStudent(), await newStudent()]
  await callApi("POST", "reviews/register", { rating: 4.5, comment: "Nights in the lab well spent." }, first)
  const openReview = async ({ user: { email } }: typeof first) => {
    await logIn(user, email, testPassword)
    await user.click((await screen.findAllByRole("link", { name: "My Review" }))[0] as HTMLElement)
  }
  // The announcement of the home page would cover its links.
  sessionStorage.setItem("announced", "1")
  const user = await renderApp({ url: "/login" })
  await openReview(first)
  await screen.findByText("Thank you. This is what you wrote.")
  await user.click(screen.getByRole("button", { name: "Your account" }))
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }))
  await waitFor(() => expect(location.pathname).toBe("/"))
  await user.click((await screen.findAllByRole("link", { name: "Login" }))[0] as HTMLElement)
  const { promise, resolve } = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  intercept("reviews/get-review*", (forward) => {
    requested.resolve()
    return promise.then(forward)
  })
  await openReview(second)
  await requested.promise
  await screen.findByRole("heading", { name: "My Review" })
  expect(screen.queryByLabelText("Comment")).toBe(null)
  resolve()
  expect(textIn(await screen.findByLabelText("Comment"))).toBe("")
})
