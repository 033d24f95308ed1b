import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages: await builtPages() })
})
afterAll(() => app.stop())

test("a defect is a bare 500: its cause is in the log only", async () => {
  await app.database.write([], (trx) => trx.schema.dropTable("achievement").execute())
  const { statusCode, body } = await app.request({ url: "/api/achievements/get-achievements" })
  expect(statusCode).toBe(500)
  expect(JSON.parse(body)).toEqual({ success: false, code: "broken", message: expect.stringMatching(/^Something/) })
  expect(body).not.toMatch(/achievement|table|SQL/)
})

test.for([
  "/.git/config",
  "/.env",
  "/package.json",
  "/server/src/main.ts",
  "/server/dist/main.js",
  "/assets",
  "/assets/",
  "/assets/..%2f..%2fserver%2fserver.js",
  "/assets/%2e%2e/%2e%2e/%2e%2e/package.json",
  "/site/",
  "/.vite/manifest.json",
  "/api/images/",
  "/data/prohori.db",
])("%s is not found: there are no listings, and no files but those of the site", async (url) => {
  const { statusCode, body } = await app.request({ url })
  expect(statusCode).toBe(404)
  expect(body).not.toMatch(/\[core\]|"workspaces"|SQLite format/)
})

test("TRACE does not repeat the request", async () => {
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.app.server.address() as { port: number }
  const socket = connect(port, "127.0.0.1")
  socket.write("TRACE /en HTTP/1.1\r\nhost: a\r\ncookie: session=secret\r\nconnection: close\r\n\r\n")
  const response = Buffer.concat(await socket.toArray()).toString()
  expect(response).toMatch(/^HTTP\/1.1 40[045] /)
  expect(response).not.toContain("secret")
})
