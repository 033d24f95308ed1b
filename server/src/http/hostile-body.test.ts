import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aCourse } from "#test/make.ts"
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

/** On a machine that is busy with other tests the server may refuse for a moment. */
async function post(path: string, body: string, authorization = ""): Promise<Response> {
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) }
  for (;;) {
    const answer = await fetch(base + path, { method: "POST", body, headers })
    if (answer.status !== 503) return answer
    await wait(100)
  }
}

const marks = (kibibytes: number) => {
  const count = kibibytes * 256
  return `a${"\u0301".repeat(count)}${"\u0327".repeat(count)}`
}
const withPassword = (password: string) =>
  JSON.stringify({ name: "A", email: "q@w.er", password, token: "x", newPassword: password })

test("while bodies full of combining marks are refused, health checks are answered in between", async () => {
  const order: string[] = []
  const hostile = ["/auth/login", "/auth/register", "/auth/set-password"].flatMap((path) =>
    [3, 520, 1000].map(async (size) => {
      const { status } = await post(path, withPassword(marks(size)))
      order.push("hostile")
      return status
    }),
  )
  const isAtWork = () => order.filter((each) => each === "hostile").length < hostile.length
  const checks = async () => {
    do {
      expect((await fetch(`${base}/health/live`)).status).toBe(200)
      order.push("live")
    } while (isAtWork())
  }
  const [statuses] = await Promise.all([Promise.all(hostile), checks()])
  expect(statuses).toEqual([400, 413, 413, 400, 413, 413, 400, 413, 413])
  expect(order).toContain("live")
})

test("a course whose texts are full of marks costs about as much as one of the same length", async () => {
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
  // Read from end to end, and refused for its length: what an honest mistake costs.
  const plain = await shortest("ক".repeat(60_000))
  // As many marks in a row as are let through to be counted. Reordering them took four thousand times as long.
  const hostile = await shortest(marks(190))
  expect(hostile / plain).toBeLessThan(200)
})
