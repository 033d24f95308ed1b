import {
  type Call,
  changePassword,
  confirmIdentity,
  deleteOwnAccount,
  eraseUser,
  forgotPassword,
  keyOf,
  login,
  loginWithPasskey,
  register,
  sendBrowserLink,
} from "contract"
import type { FastifyRequest } from "fastify"
import type { SecurityEvent, SecurityEvents } from "#audit/security-events.ts"
import { deviceOf } from "#http/guard.ts"
import type { App } from "#http/handle.ts"

declare module "fastify" {
  interface FastifyInstance {
    securityEvents: SecurityEvents
  }
}

const throttled: readonly (Call | undefined)[] = [
  login,
  register,
  forgotPassword,
  sendBrowserLink,
  changePassword,
  confirmIdentity,
  deleteOwnAccount,
  eraseUser,
]

/** Derives security events for the audit log from the status of each response, after it was sent. */
export function recordRefusals(api: App) {
  api.addHook("onResponse", (request, reply, done) => {
    const event = eventOf(request, reply.statusCode)
    if (event) api.securityEvents.add(event)
    done()
  })
}

function eventOf(request: FastifyRequest, status: number): SecurityEvent | null {
  // A successful read is never an event; most requests end here.
  if ((status < 400 && request.method === "GET") || request.isStepMissing) return null
  const { session } = request
  const { call } = request.routeOptions.config
  const by = { userId: session?.userId ?? "", email: session?.email ?? "", ...deviceOf(request) }
  const typed = session ? {} : { email: emailIn(request.body) }
  const facts = { call: call ? keyOf(call) : request.method }
  if (status === 429 && throttled.includes(call)) return { action: "signIn.throttle", by, ...typed, facts }
  const isLogin = call === login || call === loginWithPasskey
  if (isLogin && status === 401) return { action: "signIn.fail", by, ...typed }
  if (isLogin && status === 403) return { action: "signIn.fail", by, ...typed, facts: { account: "suspended" } }
  if (call === forgotPassword && status === 200) return { action: "signIn.ask-reset", by, ...typed }
  if (status === 403 && session) return { action: "access.deny", by, facts }
  return null
}

/** The call's schema has checked it; a request rejected before validation has no parsed body. */
function emailIn(body: unknown): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === "string" ? email : undefined
}
