import { statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openKeys } from "#keys.ts"
import { freshPlace } from "#test/test-app.ts"

let place: Awaited<ReturnType<typeof freshPlace>>
beforeAll(async () => {
  place = await freshPlace("sqlite")
})
afterAll(() => place.remove())

test("the secret survives a restart, and only its owner can read the file", () => {
  const first = openKeys(place).derive("a test")
  expect(openKeys(place).derive("a test")).toEqual(first)
  expect(statSync(join(place.dataDir, "secret.key")).mode & 0o077).toBe(0)
})

test("each purpose has a key of its own", () => {
  const keys = openKeys(place)
  expect(keys.derive("one")).not.toEqual(keys.derive("other"))
})

test("two servers with the same SECRET_KEY derive the same keys, whatever their folders hold", () => {
  const secretKey = "0123456789abcdef0123456789abcdef"
  const elsewhere = openKeys({ dataDir: "/nonexistent", secretKey })
  expect(elsewhere.derive("a test")).toEqual(openKeys({ ...place, secretKey }).derive("a test"))
  expect(elsewhere.derive("a test")).not.toEqual(openKeys(place).derive("a test"))
})

test("a damaged secret stops the start instead of being replaced", () => {
  writeFileSync(join(place.dataDir, "secret.key"), "short")
  expect(() => openKeys(place)).toThrow("is damaged")
})
