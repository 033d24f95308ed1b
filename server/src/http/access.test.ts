import { isLive, isOpenToAll, mayCall, type Role } from "contract"
import fastify, { type HTTPMethods } from "fastify"
import { beforeAll, expect, test } from "vitest"
import { guardCalls } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { signInCookies } from "#http/sign-in-cookies.ts"
import { openKeys } from "#keys.ts"
import { type CallKey, callsByKey } from "#test/calls-by-key.ts"
import { callOf } from "#test/openapi-check.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

const aside = await startTestApp("sqlite")
const calls = Object.entries(aside.app.swagger().paths ?? {}).flatMap(([path, item]) =>
  Object.keys(item ?? {}).map((method) => callOf(method, path) as CallKey),
)
await aside.stop()

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

/** Whoever may ask, each with what a refusal of them says; null stands for nobody. */
const requesters = {
  nobody: { role: null },
  "a forged token": { role: null, token: encodeURIComponent("ß".repeat(50)) },
  student: { role: "student" },
  instructor: { role: "instructor" },
  admin: { role: "admin" },
  suspended: { role: null },
  "an admin whose session was idle for 30 days": { role: null, session: { lastSeenAt: daysAgo(30) } },
  "an admin whose session is 90 days old": { role: null, session: { createdAt: daysAgo(90) } },
  "an admin whose password was reset": { role: "admin", mustChoose: true },
} as const satisfies Record<string, About>
type About = { role: Role | null; token?: string; session?: object; mustChoose?: true }
type Requester = keyof typeof requesters

/** What those may still do whose password was reset, before they have chosen a new one. */
const despiteReset: CallKey[] = ["GET /auth/get-user", "PATCH /auth/change-password"]

onBothDatabases("access", (app) => {
  const tokens = new Map<Requester, string>()

  async function signIn(requester: Requester) {
    const about: About = requesters[requester]
    if (requester === "nobody") return
    if (about.token) return tokens.set(requester, about.token)
    const role = about.role ?? (requester === "suspended" ? "suspended" : "admin")
    const { token, _id } = await app().as(role)
    tokens.set(requester, token)
    const { database } = app()
    await database.write(["session", "user"], async (trx) => {
      if (about.session) await trx.updateTable("session").set(about.session).where("userId", "=", _id).execute()
      if (about.mustChoose)
        await trx.updateTable("user").set({ mustChangePassword: 1 }).where("_id", "=", _id).execute()
    })
  }

  beforeAll(async () => {
    for (const requester of Object.keys(requesters) as Requester[]) await signIn(requester)
  })

  const ask = async (call: CallKey, requester: Requester) => {
    const [method = "", path = ""] = call.split(" ")
    const url = `/api${path.replace(/:\w+/g, "none")}`
    const payload = method === "POST" ? {} : undefined
    return app().request({ method: method as HTTPMethods, url, payload }, tokens.get(requester))
  }

  test.for(
    calls.flatMap((call) => (Object.keys(requesters) as Requester[]).map((requester) => [call, requester] as const)),
  )("%s by %s", async ([call, requester]) => {
    const about: About = requesters[requester]
    const { statusCode, body } = await ask(call, requester)
    const isReset = about.mustChoose && !isOpenToAll(callsByKey[call]) && !despiteReset.includes(call)
    if (isReset) expect([statusCode, body]).toEqual([403, expect.stringContaining("choose a new password")])
    else if (mayCall(about.role, callsByKey[call])) expect([401, 403]).not.toContain(statusCode)
    else expect(statusCode).toBe(about.role === null ? 401 : 403)
    // It has ended their session.
    if (call === "POST /auth/logout") await signIn(requester)
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

test("the cookie opens nothing for a request that another site has caused", async () => {
  const app = await startTestApp("sqlite")
  const { cookie, token } = await app.as("admin")
  for (const call of calls.filter((call) => call.startsWith("GET ") && callsByKey[call].access !== "anyone")) {
    const url = `/api${call.slice("GET ".length).replace(/:\w+/g, "none")}`
    const answer = async (headers: Record<string, string>) =>
      (await app.request({ method: "HEAD", url, headers })).statusCode === 401 ? "refused" : "answered"
    const byCookie = (site: string) => answer({ cookie: `session=${cookie}`, "sec-fetch-site": site })
    // Another site cannot have sent the token, so where such a request comes from does not matter.
    const byToken = answer({ authorization: token, "sec-fetch-site": "cross-site" })
    expect([
      call,
      await byCookie("cross-site"),
      await byCookie("same-origin"),
      await byCookie("none"),
      await byToken,
    ]).toEqual([call, "refused", "answered", "answered", "answered"])
  }
  expect(
    (
      await app.request({
        url: "/api/auth/get-user",
        headers: { cookie: `session=${cookie}`, "sec-fetch-site": "cross-site" },
      })
    ).statusCode,
  ).toBe(401)
  await app.stop()
})

/** An app that has nothing but the guard. */
async function guarded(routes: (app: App) => void, { database, location }: TestApp) {
  const app = fastify() as unknown as App
  guardCalls(app, database, signInCookies("http://localhost:3000", openKeys(location)))
  routes(app)
  await app.ready()
}

test("a route without a call in the contract, and a call without a route, stop the start", async () => {
  const app = await startTestApp("sqlite")
  const unknown = guarded((some) => some.get("/api/auth/get-secrets", async () => ({})), app)
  await expect(unknown).rejects.toThrow("GET /api/auth/get-secrets is no call of the contract")
  const few = guarded((some) => handle(some, isLive, async () => undefined), app)
  await expect(few).rejects.toThrow(/No route answers register, login, /)
  await app.stop()
})
