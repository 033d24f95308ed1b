import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, inject, test } from "vitest"
import { startTestApp } from "#test/test-app.ts"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

async function closedApp(kind: "sqlite" | "postgres") {
  const { app, request, stop } = await startTestApp(kind)
  expect((await request({ url: "/api/health/ready" })).statusCode).toBe(200)
  await stop()
  return new WeakRef(app)
}

// The tests of a process start more than a hundred apps. Each has some five megabytes.
test.for(["sqlite", "postgres"] as const)("a closed app on %s is garbage-collected", async (kind, { skip }) => {
  skip(kind === "postgres" && inject("postgresUrl") === "")
  const app = await closedApp(kind)
  const isCollected = () => {
    collectGarbage()
    return app.deref() === undefined
  }
  await expect.poll(isCollected).toBe(true)
})
