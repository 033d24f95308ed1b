import { expect, test, vi } from "vitest"
import "#test/render-app.tsx"

const invalid = ["{", '{"user":5}', '{"user":null,"token":"t"}', '{"user":{"_id":"x"},"token":"t"}', "null", ""]

test.for(invalid)("an invalid stored session is removed without a message: %s", async (stored) => {
  localStorage.setItem("auth", stored)
  // A fresh copy, as on the first load of a page.
  vi.resetModules()
  const { persistSession } = await import("./persisted-session.ts")
  const { currentSession } = await import("./session.ts")
  persistSession()
  expect(currentSession()).toMatchObject({ status: "anonymous", wasEnded: false })
  expect(localStorage.getItem("auth")).toBe(null)
})
