import { statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openKeys } from "#signing-keys.ts"
import { freshLocation } from "#test/test-app.ts"

let location: Awaited<ReturnType<typeof freshLocation>>
beforeAll(async () => {
  location = await freshLocation("sqlite")
})
afterAll(() => location.remove())

test("the secret survives a restart, and only its owner can read the file", () => {
  const first = openKeys(location).derive("a test")
  expect(openKeys(location).derive("a test")).toEqual(first)
  expect(statSync(join(location.dataDir, "secret.key")).mode & 0o077).toBe(0)
})

test("each purpose has its own key", () => {
  const keys = openKeys(location)
  expect(keys.derive("one")).not.toEqual(keys.derive("other"))
})

test("two servers with the same SECRET_KEY derive the same keys, whatever their data folders contain", () => {
  const secretKey = "0123456789abcdef0123456789abcdef"
  const otherServer = openKeys({ dataDir: "/nonexistent", secretKey })
  expect(otherServer.derive("a test")).toEqual(openKeys({ ...location, secretKey }).derive("a test"))
  expect(otherServer.derive("a test")).not.toEqual(openKeys(location).derive("a test"))
})

test("a damaged secret prevents startup instead of being replaced", () => {
  writeFileSync(join(location.dataDir, "secret.key"), "short")
  expect(() => openKeys(location)).toThrow("is damaged")
})
