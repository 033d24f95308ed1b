import { access, type Call, isOpenToAll, mayCall, type Role } from "contract"
import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import { onBothDatabases } from "#test/test-app.ts"

const calls = Object.keys(access) as Call[]
const roles: Role[] = ["student", "instructor", "admin", "suspended"]

onBothDatabases("access", (app) => {
  const ask = (call: Call, token?: string) => {
    const [method = "", path = ""] = call.split(" ")
    const url = `/api${path.replace(/:\w+/g, "none")}`
    const payload = method === "POST" ? {} : undefined
    return app().request({ method: method as HTTPMethods, url, payload }, token)
  }

  test.for(calls)("%s refuses whoever is not signed in, unless it is open", async (call) => {
    for (const token of [undefined, "", "forged", "ß".repeat(50)]) {
      const { statusCode } = await ask(call, token && encodeURIComponent(token))
      if (isOpenToAll(call)) expect([401, 403]).not.toContain(statusCode)
      else expect(statusCode).toBe(401)
    }
  })

  test.for(calls.flatMap((call) => roles.map((role) => [call, role] as const)))("%s as %s", async ([call, role]) => {
    const { token } = await app().as(role)
    const { statusCode } = await ask(call, token)
    if (mayCall(role, call)) expect([401, 403]).not.toContain(statusCode)
    else expect(statusCode).toBe(role === "suspended" ? 401 : 403)
  })

  test("a session that was idle for 30 days, or is 90 days old, has ended", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    for (const times of [{ lastSeenAt: daysAgo(30) }, { createdAt: daysAgo(90) }]) {
      const { token, _id } = await app().as("student")
      expect((await ask("GET /auth/get-user", token)).statusCode).toBe(200)
      await app().database.write([], (trx) => trx.updateTable("session").set(times).where("userId", "=", _id).execute())
      expect((await ask("GET /auth/get-user", token)).statusCode).toBe(401)
    }
  })

  test("HEAD tells a stranger nothing that GET would not", async () => {
    for (const search of ["nusrat", "nobody at all"]) {
      const url = `/api/certificates/get-certificates?search=${encodeURIComponent(search)}`
      const answer = await app().request({ method: "HEAD", url })
      expect(answer.statusCode).toBe(401)
    }
  })

  test("the cookie opens what reads, and nothing that changes", async () => {
    const { cookie } = await app().as("admin")
    const headers = { cookie: `session=${cookie}` }
    const read = await app().request({ url: "/api/auth/get-user", headers })
    expect(read.statusCode).toBe(200)
    const url = "/api/certificates/register"
    expect((await app().request({ method: "POST", url, headers, payload: {} })).statusCode).toBe(401)
    expect((await app().request({ url: "/api/auth/get-user" }, cookie)).statusCode).toBe(401)
  })
})
