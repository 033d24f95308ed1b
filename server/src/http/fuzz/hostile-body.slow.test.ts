import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

let server: ReturnType<typeof startServer>
let base: string
let location: Awaited<ReturnType<typeof freshLocation>>
beforeAll(async () => {
  location = await freshLocation("sqlite")
  const port = await freePort()
  base = `http://127.0.0.1:${port}/api`
  server = startServer({ DATA_DIR: location.dataDir, PORT: String(port) })
  await server.isReady()
})
afterAll(async () => {
  server.child.kill("SIGKILL")
  await server.ended
  await location.remove()
})

const post = (path: string, body: string) =>
  fetch(base + path, { method: "POST", body, headers: { "content-type": "application/json" } })

const marks = (kibibytes: number) => {
  const count = kibibytes * 256
  return `a${"\u0301".repeat(count)}${"\u0327".repeat(count)}`
}
const withPassword = (password: string) =>
  JSON.stringify({ name: "A", email: "q@w.er", password, token: "x", newPassword: password })

test("health checks succeed while bodies full of combining marks are being rejected", async () => {
  const order: string[] = []
  const hostile = ["/auth/login", "/auth/register", "/auth/set-password"].flatMap((path) =>
    [3, 520, 1000].map(async (size) => {
      const { status } = await post(path, withPassword(marks(size)))
      order.push("hostile")
      return status
    }),
  )
  const isRunning = () => order.filter((each) => each === "hostile").length < hostile.length
  const checks = async () => {
    do {
      expect((await fetch(`${base}/health/live`)).status).toBe(200)
      order.push("live")
    } while (isRunning())
  }
  const [statuses] = await Promise.all([Promise.all(hostile), checks()])
  expect(statuses).toEqual([400, 413, 413, 400, 413, 413, 400, 413, 413])
  expect(order).toContain("live")
})
