import fastify from "fastify"
import { expect, onTestFinished, test } from "vitest"
import { foreignForms } from "#http/input/foreign-form.ts"
import { startTestApp } from "#test/test-app.ts"

test("a handler gets the fields of a form as they were posted, and none of another type", async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await foreignForms(app, (scope) => {
    scope.post("/notice", async ({ body }) => [...(body as URLSearchParams)])
  })
  const post = async (payload: string, type = "application/x-www-form-urlencoded; charset=UTF-8") =>
    (await app.inject({ method: "POST", url: "/notice", payload, headers: { "content-type": type } })).json()
  const posted = "amount=1%2C015.50&name=%E0%A6%AE%E0%A6%BF%E0%A6%AE+A&amount=2&bad=%E0%A6&empty="
  expect(await post(posted)).toEqual([
    ["amount", "1,015.50"],
    ["name", "মিম A"],
    ["amount", "2"],
    ["bad", "\ufffd"],
    ["empty", ""],
  ])
  expect(await post('{"amount":1}', "application/json")).toEqual([])
})

test("a foreign form has a limited size, starts no session, and its response is neither stored nor indexed", async () => {
  const app = await startTestApp("sqlite")
  onTestFinished(() => app.stop())
  const { token } = await app.as("student")
  const post = (payload: string, more = {}) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", cookie: `session=${token}`, ...more }
    return app.request({ method: "POST", url: "/u/none", payload, headers }, token)
  }
  const { statusCode, headers } = await post(`a=${"x".repeat(16_000)}`)
  expect([statusCode, headers["set-cookie"]]).toEqual([200, undefined])
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  })
  expect((await post("x".repeat(17_000))).statusCode).toBe(413)
  expect((await post("x", { "content-encoding": "gzip" })).statusCode).toBe(415)
})
