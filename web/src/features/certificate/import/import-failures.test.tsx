import { screen, waitFor } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findRow, findToast, logIn, menuLink } from "#test/actions.ts"
import {
  certificateFile,
  certificatesLike,
  check,
  findButton,
  importCall,
  importUrl,
  openImport,
} from "#test/import-screen.ts"
import { expectProblem } from "#test/problems.ts"
import { callApi, holdUntilAborted, intercept, loseConnection, newLogin } from "#test/test-api.ts"

const done = () => screen.findByRole("heading", { name: "Certificates imported successfully" })

function respondOnce(status: number, message: string) {
  expectProblem(new RegExp(`^${status} `))
  intercept(importCall, () => Response.json({ success: false, message }, { status }), 1)
}

async function logInAgain(user: Awaited<ReturnType<typeof openImport>>, email: string) {
  await screen.findByText("Your session has ended. Please log in again.")
  await logIn(user, email, testPassword)
  await waitFor(() => expect(location.pathname).toBe(importUrl))
}

test("a check that fails can be repeated with the same file", async () => {
  expectProblem(/Failed to fetch/)
  const user = await openImport()
  const lost = loseConnection(importCall)
  await check(user, certificateFile(2).text)
  await screen.findByText("The file could not be checked")
  await expectAccessible()
  lost.remove()
  await user.click(await findButton("Try again"))
  await findButton("Import 2 certificates")
})

test("an import that fails can be repeated with the same file", async () => {
  const user = await openImport()
  await check(user, certificateFile(2).text)
  const refused = "Too many requests. Please try again in 1 minutes"
  respondOnce(429, refused)
  await user.click(await findButton("Import 2 certificates"))
  await screen.findByText("Nothing was imported")
  screen.getByText(refused)
  const failed = "Something went wrong. Please try again"
  respondOnce(500, failed)
  await user.click(await findButton("Try again"))
  await screen.findByText("It is not known whether the certificates were imported")
  screen.getByText(failed)
  await user.click(await findButton("Try again"))
  await done()
})

test("an import that is repeated after a lost response can still be undone", async () => {
  expectProblem(/Failed to fetch/)
  const { mark, text } = certificateFile(2)
  const user = await openImport()
  await check(user, text)
  const start = await findButton("Import 2 certificates")
  intercept(importCall, (forward) => forward().then(() => Promise.reject(new TypeError("Failed to fetch"))), 1)
  await user.click(start)
  await screen.findByText("It is not known whether the certificates were imported")
  await user.click(await findButton("Try again"))
  await done()
  await findButton("Undo this import")
  expect(await certificatesLike(mark)).toHaveLength(2)
})

test("the list of certificates is fetched again after an import whose response was lost", async () => {
  expectProblem(/Failed to fetch/)
  const { mark, text } = certificateFile(1)
  const user = await openImport()
  await user.click(menuLink("Certificates"))
  await screen.findByRole("heading", { name: /^Certificates \(/ })
  history.back()
  await screen.findByRole("heading", { name: "Last imports" })
  await check(user, text)
  const start = await findButton("Import 1 certificate")
  intercept(importCall, (forward) => forward().then(() => Promise.reject(new TypeError("Failed to fetch"))), 1)
  await user.click(start)
  await screen.findByText("It is not known whether the certificates were imported")
  await user.click(menuLink("Certificates"))
  await findRow(`${mark}-0`)
})

test("the user is fetched again when an import is not allowed, because the role may have changed", async () => {
  const user = await openImport()
  await check(user, certificateFile(1).text)
  const start = await findButton("Import 1 certificate")
  respondOnce(403, "You do not have permission to do this")
  let fetches = 0
  intercept("auth/get-user", (forward) => {
    fetches++
    return forward()
  })
  await user.click(start)
  await waitFor(() => expect(fetches).toBe(1))
})

test("a logout aborts an import that is being sent", async () => {
  const { mark, text } = certificateFile(1)
  const user = await openImport()
  await check(user, text)
  const start = await findButton("Import 1 certificate")
  const held = holdUntilAborted(importCall)
  await user.click(start)
  await screen.findByRole("heading", { name: "Importing…" })
  await user.click(await findButton("Your account"))
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }))
  await findToast("Logged Out")
  await held.aborted
  expect(await certificatesLike(mark)).toEqual([])
})

test("a file is checked again after a conflict with another import", async () => {
  const message = "Someone has changed this in the meantime. Please look at it again"
  const user = await openImport()
  await check(user, certificateFile(2).text)
  const start = await findButton("Import 2 certificates")
  respondOnce(409, message)
  await user.click(start)
  await screen.findByText(message)
  await user.click(await findButton("Try again"))
  await screen.findByText("Certificates that will be made: 2", { exact: false })
})

test("the chosen file is still there after a session that ended before the import", async () => {
  expectProblem(/^401 /)
  const login = await newLogin("admin")
  const user = await openImport(login)
  await check(user, certificateFile(2).text)
  const start = await findButton("Import 2 certificates")
  await callApi("POST", "auth/logout", undefined, login)
  await user.click(start)
  await logInAgain(user, login.user.email)
  await user.click(await findButton("Import 2 certificates"))
  await done()
})

test("a check during which the session ended reports that after the next login", async () => {
  expectProblem(/^401 /)
  const login = await newLogin("admin")
  const user = await openImport(login)
  intercept(importCall, (forward) => callApi("POST", "auth/logout", undefined, login).then(forward), 1)
  await check(user, certificateFile(2).text)
  await logInAgain(user, login.user.email)
  await screen.findByText("The file could not be checked")
  screen.getByText("Please log in to continue")
})

test("an import is sent once, and continues while the user looks at another screen", async () => {
  const user = await openImport()
  await check(user, certificateFile(2).text)
  const start = await findButton("Import 2 certificates")
  const { promise, resolve } = Promise.withResolvers<void>()
  let sent = 0
  intercept(importCall, (forward) => {
    sent++
    return promise.then(forward)
  })
  start.click()
  start.click()
  const heading = await screen.findByRole("heading", { name: "Importing…" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await expectAccessible()
  await user.click(menuLink("Courses"))
  await screen.findByRole("heading", { name: /^Courses/ })
  resolve()
  await findToast("Certificates imported successfully")
  expect(sent).toBe(1)
  history.back()
  await findButton("Undo this import")
})
