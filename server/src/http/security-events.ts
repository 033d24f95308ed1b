import { type Call, changePassword, forgotPassword, keyOf, login, register } from "contract"
import type { FastifyRequest } from "fastify"
import type { SecurityEvent, SecurityEvents } from "#audit/security-events.ts"
import { deviceOf } from "#http/guard.ts"
import type { App } from "#http/handle.ts"

declare module "fastify" {
  interface FastifyInstance {
    securityEvents: SecurityEvents
  }
}

const throttled: readonly (Call | undefined)[] = [login, register, forgotPassword, changePassword]

/** Sees by an answer's status, when it has been sent, what the audit log should know. */
export function watchSecurity(api: App) {
  api.addHook("onResponse", (request, reply, done) => {
    const event = eventOf(request, reply.statusCode)
    if (event) api.securityEvents.add(event)
    done()
  })
}

function eventOf(request: FastifyRequest, status: number): SecurityEvent | null {
  // A read that succeeded is never one: the most frequent calls end here.
  if (status < 400 && request.method === "GET") return null
  const { session } = request
  const { call } = request.routeOptions.config
  const by = { userId: session?.userId ?? "", email: session?.email ?? "", ...deviceOf(request) }
  const typed = session ? {} : { email: emailIn(request.body) }
  const facts = { call: call ? keyOf(call) : request.method }
  if (status === 429 && throttled.includes(call)) return { action: "signIn.throttle", by, ...typed, facts }
  if (call === login && status === 401) return { action: "signIn.fail", by, ...typed }
  if (call === login && status === 403) return { action: "signIn.fail", by, ...typed, facts: { account: "suspended" } }
  if (call === forgotPassword && status === 200) return { action: "signIn.ask-reset", by, ...typed }
  // Whose password was reset is refused until they have chosen another: that is no trespass.
  if (status === 403 && session && !session.mustChangePassword) return { action: "access.deny", by, facts }
  return null
}

/** Checked by the call's schema before; where it was refused earlier there is none. */
function emailIn(body: unknown): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === "string" ? email : undefined
}
