import { type Call, calls, isOffice, isOpenToAll, keyOf, mayCall, type Own, ownOf } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { type Device, isConfirmed, type Session, sessionFinder } from "#accounts/session/session.ts"
import type { Actor } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import type { Requester } from "#db/records/records.ts"
import { notAllowed, notFound, notSignedIn } from "#errors.ts"
import type { App } from "#http/handle.ts"
import type { SignInCookies } from "#http/headers/sign-in-cookies.ts"
import { isCountedAlone } from "#http/limits/call-limit.ts"
import type { ChangeLimit } from "#http/limits/change-limit.ts"
import { type GrowthLimit, growthOf } from "#http/limits/growth-limit.ts"
import type { RateLimit } from "#http/limits/rate-limit.ts"
import { networkOf } from "#network/network.ts"
import type { Read } from "#schema.ts"
import type { SecondFactorPolicy } from "#settings.ts"

declare module "fastify" {
  interface FastifyRequest {
    session: Session | null
    /** The request only lacks a step, such as a code, so its refusal is no security event. */
    isStepMissing: boolean
    /** For a call that anyone may make, but that shows more to those who may make another one. */
    mayMake: (call: Call) => Promise<boolean>
  }
}

/** The users whose row of a kind this is, by the name of the kind. */
export type Owners = Readonly<Record<string, (read: Read, id: string) => Promise<readonly { userId: string }[]>>>

type GuardOptions = {
  cookies: SignInCookies
  policy: SecondFactorPolicy
  owners: Owners
  limiter: Pick<RateLimit, "checkAlone">
  /** Without it, as in load tests, changes are not limited. */
  limitChange?: ChangeLimit | undefined
  limitGrowth?: GrowthLimit | undefined
}

/** Guards each route by the access that its call declares. A route without a call, or a call without a route, prevents startup. */
export function guardCalls(
  app: App,
  database: Database,
  { cookies, policy, owners, limiter, limitChange, limitGrowth }: GuardOptions,
) {
  const find = sessionFinder(database)
  const routed = new Set<Call>()
  app.decorateRequest("session", null)
  app.decorateRequest("isStepMissing", false)
  app.decorateRequest("mayMake", async function (this: FastifyRequest, call: Call) {
    const session = await sessionOf(this)
    return session !== null && mayCall(session.role, call) && missingStep(session, call) === null
  })

  app.addHook("onRoute", (route) => {
    const call = route.config?.call
    if (!call) throw new Error(`${route.method} ${route.url} is not a call of the contract`)
    routed.add(call)
    const hook = isOpenToAll(call) ? limitStranger(call) : guard(call)
    route.onRequest = [hook, ...[route.onRequest ?? []].flat()]
    const own = ownOf(call)
    // After the body was read, which can take two minutes, and checked.
    if (own) route.preHandler = [guardOwn(call, own), ...[route.preHandler ?? []].flat()]
  })

  const counted = new WeakMap<FastifyRequest, () => void>()
  app.addHook("onResponse", (request, { statusCode }, done) => {
    if (statusCode >= 400) counted.get(request)?.()
    done()
  })

  app.addHook("onReady", async () => {
    const unrouted = Object.entries(calls).filter(([, call]) => !routed.has(call))
    if (unrouted.length > 0) throw new Error(`These calls have no route: ${unrouted.map(([name]) => name).join(", ")}`)
  })

  /** A login must work in any case; its handler counts what it adds. */
  function limitStranger(call: Call) {
    const isChange = call.method !== "GET" && call.topics.length > 0 && !call.isEssential
    return async (request: FastifyRequest) => {
      if (isChange) countGrowth(call, request)
    }
  }

  function countGrowth(call: Call, request: FastifyRequest) {
    const giveBack = limitGrowth?.(request.ip, growthOf(call, request))
    if (giveBack) counted.set(request, giveBack)
  }

  function guard(call: Call) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      request.session = await sessionOf(request)
      if (!request.session) throw notSignedIn()
      // The id, because an email is personal data. Fastify writes "request completed" to the log of the reply.
      request.log = request.log.child({ userId: request.session.userId })
      reply.log = request.log
      if (!mayCall(request.session.assignedRole, call)) throw notAllowed()
      const missing = missingStep(request.session, call)
      request.isStepMissing = missing !== null
      if (missing) throw notAllowed(missing)
      const { userId, role } = request.session
      if (isCountedAlone(call)) return limiter.checkAlone(request, userId)
      if (call.method === "GET" || isOffice(role)) return
      limitChange?.(userId, networkOf(request.ip))
      countGrowth(call, request)
    }
  }

  function guardOwn(call: Call, { of, by, or }: Own) {
    const [ownersOf, code] = [owners[of], call.errors?.notFound]
    if (!ownersOf || !code) throw new Error(`${keyOf(call)} is an own call without owners or notFound`)
    return async (request: FastifyRequest) => {
      const { userId, role } = sessionIn(request)
      if (or.includes(role)) return
      const { params, query, body } = request as Record<"params" | "query" | "body", Record<string, unknown>>
      const users = await ownersOf(database.read, String({ ...query, ...body, ...params }[by]))
      if (!users.some((user) => user.userId === userId)) throw notFound(code)
    }
  }

  function missingStep(session: Session, call: Call) {
    if (session.mustChangePassword && !call.isOpenBeforePasswordChange) return "choosePassword"
    if (!mayCall(session.role, call)) return "confirmEmail"
    if (isSecondFactorOverdue(session) && !call.isOpenBeforeSecondFactor) return "secondFactorDue"
    return call.needsConfirmation && !isConfirmed(session) ? "confirmIdentity" : null
  }

  function isSecondFactorOverdue({ role, secondFactorSince, secondFactorDueAt }: Session): boolean {
    if (!policy.isRequired || !isOffice(role) || secondFactorSince) return false
    if (policy.graceDays === 0) return true
    // Empty in a session from before the site required it: the next sign-in starts the grace period.
    return Boolean(secondFactorDueAt) && Date.parse(secondFactorDueAt ?? "") < Date.now()
  }

  // Browsers send the cookie with forged requests too (CSRF), so it is accepted only for reads.
  function sessionOf(request: FastifyRequest) {
    const token = request.headers.authorization
    if (token) return find("token", token)
    const cookie = cookies.session(request)
    const onlyReads = request.method === "GET" || request.method === "HEAD"
    // With SameSite=Lax a link on another site sends the cookie as well; such a request must not use the user's session.
    const isCrossSite = request.headers["sec-fetch-site"] === "cross-site"
    return cookie && onlyReads && !isCrossSite ? find("cookie", cookie) : null
  }
}

/** The requester, their device and their If-Match, for record updates and the audit log. */
export const requesterOf = (request: FastifyRequest): Requester => ({
  ...actorOf(request),
  ifMatch: request.headers["if-match"],
})

export function actorOf(request: FastifyRequest): Actor {
  const { userId, email } = sessionIn(request)
  return { userId, email, ...deviceOf(request) }
}

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  address: request.ip,
})

/** For a route whose call needs the password again only sometimes. */
export function requireConfirmation(request: FastifyRequest) {
  if (isConfirmed(sessionIn(request))) return
  request.isStepMissing = true
  throw notAllowed("confirmIdentity")
}

export function sessionIn(request: FastifyRequest): Session {
  if (!request.session) throw notSignedIn()
  return request.session
}
