import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aCourse } from "#test/factories.ts"
import { freePort } from "#test/postgres-cluster.ts"
import { isReady, startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const admin = { email: "admin@prohori.local", password: "the watch at the gate" }
let server: ReturnType<typeof startServer>
let base: string
let location: Awaited<ReturnType<typeof freshLocation>>
beforeAll(async () => {
  location = await freshLocation("sqlite")
  const port = await freePort()
  base = `http://127.0.0.1:${port}/api`
  server = startServer({ DATA_DIR: location.dataDir, PORT: String(port), ADMIN_PASSWORD: admin.password })
  await isReady(`http://127.0.0.1:${port}`)
})
afterAll(async () => {
  server.child.kill("SIGKILL")
  await server.ended
  await location.remove()
})

/** Retries on 503: the server may shed load while other tests keep the machine busy. */
async function post(path: string, body: string, authorization = ""): Promise<Response> {
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) }
  for (;;) {
    const response = await fetch(base + path, { method: "POST", body, headers })
    if (response.status !== 503) return response
    await wait(100)
  }
}

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

test("rejecting a course full of combining marks costs about as much as rejecting a plain one of the same length", async () => {
  const { token } = (await (await post("/auth/login", JSON.stringify(admin))).json()) as { token: string }
  const shortest = async (curriculum: string) => {
    const body = JSON.stringify(aCourse({ curriculum }))
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < 4; round++) {
      const before = performance.now()
      expect((await post("/courses/register", body, token)).status).toBe(400)
      best = Math.min(best, performance.now() - before)
    }
    return best
  }
  // The baseline: a text that is read whole and rejected for its length.
  const plain = await shortest("ক".repeat(60_000))
  // As many marks as the body limit allows. Normalizing them would take four thousand times as long.
  const hostile = await shortest(marks(190))
  expect(hostile / plain).toBeLessThan(200)
})
