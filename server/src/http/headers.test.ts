import { expect, test } from "vitest"
import { startTestApp } from "#test/test-app.ts"

test("answers of the API are stored by nobody, unless their call says so", async () => {
  const app = await startTestApp("sqlite")
  const caching = async (url: string) => (await app.request({ url })).headers["cache-control"]
  expect(await caching("/api/certificates/verify/none")).toBe("no-store")
  expect(await caching("/api/auth/get-user")).toBe("no-store")
  expect(await caching("/api/courses/get-courses")).toBe("no-cache")
  await app.stop()
})
