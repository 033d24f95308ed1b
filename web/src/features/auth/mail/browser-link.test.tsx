import { screen, waitFor } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findToast, logIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { failOnce, fetchFromServer, mailedLink, newLogin } from "#test/test-api.ts"

const headers = { "content-type": "application/json" }

/** Strangers who try passwords. */
async function guess(email: string) {
  const body = JSON.stringify({ email, password: "a guess" })
  for (let attempt = 0; attempt < 10; attempt++)
    await fetchFromServer("/api/auth/login", { method: "POST", headers, body })
}

test("an owner who must wait on a new browser is offered a link by mail, whose page opens the browser on a press", async () => {
  expectProblem(/^4(01|29|00) /)
  expectProblem(/^500 /)
  const { email } = (await newLogin("editor")).user
  await guess(email)
  const user = await renderApp({ url: "/login" })
  await logIn(user, email, testPassword)
  // Above the button and in a toast.
  await screen.findAllByText(/^Too many failed attempts\. Please try again in 15 minutes, or allow this browser/)
  await expectAccessible()
  const button = () => screen.findByRole("button", { name: "Email me a link for this browser" })
  failOnce("auth/send-browser-link")
  await user.click(await button())
  await findToast("The disk is full")
  await user.click(await button())
  await screen.findByText(`If there is a confirmed account for ${email}`, { exact: false })
  screen.getByText(/^Open the link in this browser\./)
  expect(screen.queryByRole("alert")).toBe(null)
  await expectAccessible()

  const link = await mailedLink(email)
  await renderApp({ url: link })
  await waitFor(() => expect(location.pathname + location.hash).toBe("/open-browser"))
  screen.getByText(/in the browser in which you want to log in/)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Let this browser log in" }))
  await screen.findByText(/^You still need your password/)
  await expectAccessible()
  await renderApp({ url: link, language: "bn" })
  await user.click(await screen.findByRole("button", { name: "এই ব্রাউজারে লগইন করতে দিন".normalize("NFC") }))
  await screen.findByText(/আরেকটি লিংক নিতে পারেন।$/)
})
