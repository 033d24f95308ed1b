import type { User } from "contract"
import { expect, test } from "vitest"
import { currentSession, endSession, onSessionChange, signIn, signOut, updateUser } from "./session.ts"

const user = { _id: "1", name: "Mim", email: "mim@example.com", role: "student" } as User

test("a response about an earlier session does not end the current one", () => {
  signIn({ user, token: "first" })
  signIn({ user, token: "second" })
  endSession("first")
  endSession(null)
  expect(currentSession()).toMatchObject({ status: "user", token: "second" })
  endSession("second")
  expect(currentSession()).toEqual({ status: "anonymous", user: null, token: null, wasEnded: true })
})

test("a response about the user after a logout signs nobody in", () => {
  signIn({ user, token: "a token" })
  updateUser({ ...user, name: "Mim Akter" })
  expect(currentSession().user?.name).toBe("Mim Akter")
  signOut()
  updateUser(user)
  expect(currentSession()).toMatchObject({ status: "anonymous", user: null, wasEnded: false })
})

test("listeners get the new and the previous session until they unsubscribe", () => {
  const changes: (string | null)[][] = []
  const unsubscribe = onSessionChange(({ token }, previous) => changes.push([previous.token, token]))
  signIn({ user, token: "a token" })
  signOut()
  unsubscribe()
  signIn({ user, token: "another" })
  expect(changes).toEqual([
    [null, "a token"],
    ["a token", null],
  ])
})
