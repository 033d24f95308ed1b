import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { newTotpSecret } from "#accounts/second-factor/totp.ts"
import { hashOf, newSecret, readablePassword } from "#accounts/secret.ts"

const count = 200

// The clock and Math.random are fixed, so a value made from either would be the same each time.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date", "performance"] })
  vi.spyOn(Math, "random").mockReturnValue(0.5)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.for([
  ["tokens and links", newSecret],
  ["secrets of authenticator apps", () => newTotpSecret().toString("hex")],
  ["passwords that an admin reads out", readablePassword],
] as const)("%s come from neither the clock nor Math.random", ([, make]) => {
  expect(new Set(Array.from({ length: count }, make)).size).toBe(count)
})

test("a token has 256 random bits, and one of an authenticator app 160: each bit is set half of the time", () => {
  for (const [make, bytes] of [
    [() => Buffer.from(newSecret(), "base64url"), 32],
    [newTotpSecret, 20],
  ] as const) {
    const made = Array.from({ length: count }, make)
    for (const each of made) expect(each).toHaveLength(bytes)
    for (let bit = 0; bit < bytes * 8; bit++) {
      const set = made.filter((each) => ((each[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
      // More than eight standard deviations: never by chance.
      expect(Math.abs(set - count / 2)).toBeLessThan(count * 0.29)
    }
  }
})

test("a password that an admin reads out has more than 100 bits", () => {
  const letters = new Set(Array.from({ length: count }, readablePassword).join("").replaceAll("-", ""))
  expect(readablePassword()).toMatch(/^(\w{5}-){3}\w{5}$/)
  expect(20 * Math.log2(letters.size)).toBeGreaterThan(100)
})

test("a stored hash does not contain the secret", () => {
  const secret = newSecret()
  expect(hashOf(secret)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOf(secret)).not.toBe(Buffer.from(secret, "base64url").toString("hex"))
})
