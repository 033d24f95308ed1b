import { expect, test } from "vitest"
import { startTestApp } from "#test/test-app.ts"

test("API responses have no-store, and those of cached calls no-cache", async () => {
  const app = await startTestApp("sqlite")
  const cacheControl = async (url: string) => (await app.request({ url })).headers["cache-control"]
  expect(await cacheControl("/api/certificates/verify/none")).toBe("no-store")
  expect(await cacheControl("/api/auth/get-user")).toBe("no-store")
  expect(await cacheControl("/api/courses/get-courses")).toBe("no-cache")
  await app.stop()
})
