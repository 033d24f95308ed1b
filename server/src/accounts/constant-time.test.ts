import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { hashPassword, isPassword } from "#accounts/password/password.ts"
import { stepOfCode, totpCode } from "#accounts/second-factor/totp.ts"
import { knownBrowserCookie } from "#accounts/session/known-browser.ts"
import { auditKey, signed, stateOf } from "#audit-log/signed-head.ts"
import { openKeys } from "#signing-keys.ts"
// Lowers the cost of hashing.
import "#test/test-app.ts"

const keys = openKeys({ dataDir: "", secretKey: "s".repeat(32) })

// The real function, which takes the same time wherever two secrets differ. It is counted, because time cannot be measured that well.
const compare = vi.spyOn(crypto, "timingSafeEqual")
syncBuiltinESMExports()
beforeEach(() => void compare.mockClear())
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test("a password is compared in constant time", async () => {
  const hash = await hashPassword("a boat on the Padma")
  expect(await isPassword("a boat on the Meghna", hash)).toBe(false)
  expect(compare).toHaveBeenCalledTimes(1)
})

test("the signature of a browser's cookie is compared in constant time", () => {
  const cookie = knownBrowserCookie(keys)
  const value = cookie.after("", "mim@example.com")
  expect(cookie.idFor(`${value.slice(0, -2)}xx`, "mim@example.com")).toBeUndefined()
  expect(compare).toHaveBeenCalledTimes(1)
})

test("the signature of the audit log's head is compared in constant time", () => {
  const key = auditKey(keys)
  const head = signed({ position: 1, hash: "0" }, key)
  expect(stateOf({ ...head, signature: `${head.signature.slice(0, -2)}xx` }, key)).toBe("invalid")
  expect(compare).toHaveBeenCalledTimes(1)
})

test("a code of an app is compared in constant time", () => {
  const secret = Buffer.from("12345678901234567890")
  expect(stepOfCode(secret, totpCode(secret, 1), 10 * 30_000)).toBeUndefined()
  expect(compare).toHaveBeenCalledTimes(3)
})
