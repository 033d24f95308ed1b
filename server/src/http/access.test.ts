import { isLive, isOpenToAll, mayCall, type Role, withdrawReview } from "contract"
import fastify, { type HTTPMethods } from "fastify"
import { beforeAll, expect, test } from "vitest"
import { guardCalls } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { signInCookies } from "#http/headers/sign-in-cookies.ts"
import type { UserRow } from "#resources/user/table.ts"
import { defaultSecondFactorPolicy } from "#settings.ts"
import { openKeys } from "#signing-keys.ts"
import { type CallKey, callsByKey } from "#test/calls-by-key.ts"
import { callOf } from "#test/fuzz/openapi-check.ts"
import { onAnyDatabase, startTestApp, type TestApp } from "#test/test-app.ts"

const describedApp = await startTestApp("sqlite")
const calls = Object.entries(describedApp.app.swagger().paths ?? {}).flatMap(([path, item]) =>
  Object.keys(item ?? {}).map((method) => callOf(method, path) as CallKey),
)
await describedApp.stop()

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

/** Every kind of requester, with the role that they have for the guard; null means not signed in. */
const requesters = {
  nobody: { role: null },
  "a forged token": { role: null, token: encodeURIComponent("ß".repeat(50)) },
  student: { role: "student" },
  instructor: { role: "instructor" },
  editor: { role: "editor" },
  registrar: { role: "registrar" },
  admin: { role: "admin" },
  suspended: { role: null, was: "suspended" },
  "a student whose session was idle for 30 days": { role: null, was: "student", session: { lastSeenAt: daysAgo(30) } },
  "a student whose session is 90 days old": { role: null, was: "student", session: { createdAt: daysAgo(90) } },
  "an admin whose password was reset": { role: "admin", user: { mustChangePassword: 1 } },
  "an admin whose email is not confirmed": { role: "admin", user: { isVerified: 0 } },
  "an admin who has not entered the password for an hour": { role: "admin", session: { confirmedAt: hoursAgo(1) } },
} as const satisfies Record<string, State>
type State = { role: Role | null; was?: Role; token?: string; session?: object; user?: Partial<UserRow> }
type Requester = keyof typeof requesters

/** The calls open to a user whose password was reset, before they choose a new one. */
const openBeforePasswordChange: CallKey[] = ["GET /auth/get-user", "PATCH /auth/change-password"]

/** The calls that a stolen session must not be enough for. */
const needPasswordAgain: CallKey[] = [
  "POST /auth/invite-user",
  "PATCH /auth/change-role",
  "PATCH /auth/change-roles",
  "PATCH /auth/confirm-email/:id",
  "PATCH /auth/reset-password/:id",
  "DELETE /auth/delete-user/:id",
  "POST /auth/delete-users",
  "GET /auth/export-users",
  "GET /certificates/export-certificates",
  "GET /certificates/documents",
  "GET /audit/export-entries",
  "GET /reviews/export-reviews",
  "DELETE /auth/end-session/:id",
  "DELETE /auth/end-other-sessions",
  "DELETE /auth/end-sessions/:id",
  "POST /auth/download-own-data",
  "POST /auth/delete-own-account",
  "POST /auth/erase-user/:id",
  // Mails in the site's name, and what cannot be restored.
  "POST /mails/send",
  "DELETE /demo/remove-demo",
  "POST /auth/begin-totp",
  "POST /auth/confirm-totp",
  "POST /auth/turn-off-totp",
  "POST /auth/begin-passkey",
  "POST /auth/add-passkey",
  "DELETE /auth/delete-passkey/:id",
  "POST /auth/new-recovery-codes",
  "PATCH /auth/reset-second-factor/:id",
]

onAnyDatabase("access", (app) => {
  const tokens = new Map<Requester, string>()

  async function signIn(requester: Requester) {
    const state: State = requesters[requester]
    if (requester === "nobody") return
    if (state.token) return tokens.set(requester, state.token)
    const role = state.role ?? state.was ?? "student"
    const { token, _id } = await app().as(role)
    tokens.set(requester, token)
    const { database } = app()
    await database.write(["session", "user"], async (trx) => {
      if (state.session) await trx.updateTable("session").set(state.session).where("userId", "=", _id).execute()
      if (state.user) await trx.updateTable("user").set(state.user).where("_id", "=", _id).execute()
    })
  }

  beforeAll(async () => {
    for (const requester of Object.keys(requesters) as Requester[]) await signIn(requester)
  })

  const send = async (call: CallKey, requester: Requester) => {
    const [method = "", path = ""] = call.split(" ")
    const url = `/api${path.replace(/:\w+/g, "none")}`
    const payload = method === "POST" ? {} : undefined
    return app().request({ method: method as HTTPMethods, url, payload }, tokens.get(requester))
  }

  /** The status and text with which the guard refuses the call; undefined if the requester may make it. */
  function refusalOf(call: CallKey, requester: Requester) {
    const state: State = requesters[requester]
    const isReset =
      state.user?.mustChangePassword && !isOpenToAll(callsByKey[call]) && !openBeforePasswordChange.includes(call)
    if (requester.includes("for an hour") && needPasswordAgain.includes(call)) return [403, "enter your password again"]
    if (state.user?.isVerified === 0 && !mayCall("student", callsByKey[call])) return [403, "confirm your email first"]
    if (isReset) return [403, "choose a new password"]
    if (mayCall(state.role, callsByKey[call])) return
    return state.role === null ? [401, '"code":"notSignedIn"'] : [403, '"code":"notAllowed"']
  }

  test.for(Object.keys(requesters) as Requester[])("each call by %s", async (requester) => {
    expect(calls.length).toBeGreaterThan(150)
    const failures: string[] = []
    for (const call of calls) {
      const { statusCode, body } = await send(call, requester)
      const [status, text = ""] = refusalOf(call, requester) ?? []
      const isAsExpected = status ? statusCode === status && body.includes(`${text}`) : ![401, 403].includes(statusCode)
      if (!isAsExpected) failures.push(`${call}: ${statusCode} ${body}, not ${status ?? "allowed"} ${text}`)
      // This call has ended the requester's session.
      if (call === "POST /auth/logout") await signIn(requester)
    }
    expect(failures).toEqual([])
  })

  test("HEAD requires the same sign-in as GET", async () => {
    for (const search of ["nusrat", "nobody at all"]) {
      const url = `/api/certificates/get-certificates?search=${encodeURIComponent(search)}`
      const response = await app().request({ method: "HEAD", url })
      expect(response.statusCode).toBe(401)
    }
  })

  test("the session cookie is accepted for reads, and not for changes", async () => {
    const { cookie } = await app().as("admin")
    const headers = { cookie: `session=${cookie}` }
    const read = await app().request({ url: "/api/auth/get-user", headers })
    expect(read.statusCode).toBe(200)
    const url = "/api/certificates/register"
    expect((await app().request({ method: "POST", url, headers, payload: {} })).statusCode).toBe(401)
    expect((await app().request({ url: "/api/auth/get-user" }, cookie)).statusCode).toBe(401)
  })
})

test("the session cookie is not accepted on a request from another site", async () => {
  const app = await startTestApp("sqlite")
  const { cookie, token } = await app.as("admin")
  for (const call of calls.filter((call) => call.startsWith("GET ") && callsByKey[call].access !== "anyone")) {
    const url = `/api${call.slice("GET ".length).replace(/:\w+/g, "none")}`
    const outcome = async (headers: Record<string, string>) =>
      (await app.request({ method: "HEAD", url, headers })).statusCode === 401 ? "refused" : "accepted"
    const byCookie = (site: string) => outcome({ cookie: `session=${cookie}`, "sec-fetch-site": site })
    // Another site cannot know the token, so the origin of a request with a token does not matter.
    const byToken = outcome({ authorization: token, "sec-fetch-site": "cross-site" })
    expect([
      call,
      await byCookie("cross-site"),
      await byCookie("same-origin"),
      await byCookie("none"),
      await byToken,
    ]).toEqual([call, "refused", "accepted", "accepted", "accepted"])
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

/** An app with only the guard. */
async function guarded(routes: (app: App) => void, { database, location }: TestApp) {
  const app = fastify() as unknown as App
  const cookies = signInCookies("http://localhost:3000", openKeys(location))
  guardCalls(app, database, {
    cookies,
    policy: defaultSecondFactorPolicy,
    owners: {},
    limiter: { checkAlone: () => {} },
  })
  routes(app)
  await app.ready()
}

test("a route without a call in the contract, a call without a route, or an own call without owners prevents startup", async () => {
  const app = await startTestApp("sqlite")
  const unknown = guarded((routes) => routes.get("/api/auth/get-secrets", async () => ({})), app)
  await expect(unknown).rejects.toThrow("GET /api/auth/get-secrets is not a call of the contract")
  const incomplete = guarded((routes) => handle(routes, isLive, async () => undefined), app)
  await expect(incomplete).rejects.toThrow(/These calls have no route: register, login, /)
  const unchecked = guarded((routes) => handle(routes, withdrawReview, async () => undefined), app)
  await expect(unchecked).rejects.toThrow("DELETE /reviews/withdraw-review/:id is an own call without owners")
  await app.stop()
})
