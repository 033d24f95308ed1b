import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, loseConnection, newSession, newStudent } from "#test/test-api.ts"

const url = "/dashboard/my-devices"
const computer = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
const phone = "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36"

/** A student who is logged in on a computer only. */
async function studentAtComputer() {
  const student = await newStudent()
  await callApi("POST", "auth/logout", undefined, student)
  return newSession(student.user.email, computer)
}

const devices = () =>
  within(screen.getByRole("main"))
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("button"))
const logOutOf = (name: string) =>
  screen.getAllByRole("button", { name: new RegExp(`^Log out ?: ${name}`) })[0] as HTMLElement

test("one other device is logged out, then all others, then this one", async () => {
  const student = await studentAtComputer()
  for (let no = 0; no < 2; no++) await newSession(student.user.email, phone)
  const user = await renderApp({ url: "/dashboard/my-profile", as: student })
  await user.click(await within(screen.getByRole("main")).findByRole("link", { name: "Devices" }))
  await screen.findByRole("heading", { name: "My Devices (3)" })
  expect(devices()[0]?.textContent).toContain("Chrome on Linux")
  expect(devices()[0]?.textContent).toContain("This device")
  await expectAccessible()
  await user.click(logOutOf("Samsung Internet on Android"))
  await screen.findByRole("alertdialog")
  await expectAccessible()
  await confirm(user, "Log out")
  await findToast("Session ended successfully")
  const heading = await screen.findByRole("heading", { name: "My Devices (2)" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await user.click(screen.getByRole("button", { name: "Log out all other devices" }))
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Log out 1 other device?")
  await confirm(user, "Log them out")
  await screen.findByText("You are logged in nowhere else.")
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
  await user.click(logOutOf("Chrome on Linux"))
  await confirm(user, "Log out")
  await findToast("Logged Out")
  await waitFor(() => expect(location.pathname).toBe("/"))
})

test("a device whose session has already ended is removed from the list, with a message", async () => {
  expectProblem(/^404 /)
  const student = await studentAtComputer()
  const other = await newSession(student.user.email, phone)
  const user = await renderApp({ url, as: student })
  await screen.findByText("Samsung Internet on Android")
  await callApi("POST", "auth/logout", undefined, other)
  await user.click(logOutOf("Samsung Internet on Android"))
  await confirm(user, "Log out")
  await findToast("This session has already ended")
  await screen.findByText("You are logged in nowhere else.")
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
})

test("a list of devices that could not be fetched can be fetched again", async () => {
  expectProblem(/Failed to fetch/)
  const lost = loseConnection("auth/get-sessions")
  const user = await renderApp({ url, as: await newStudent() })
  await screen.findByText("Your devices could not be loaded")
  lost.remove()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("This device")
})
