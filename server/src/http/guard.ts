import { type Call, isCall, isOpenToAll, mayCall } from "contract"
import type { FastifyRequest } from "fastify"
import { cookieName, type Session, sessionFinder } from "#accounts/session.ts"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { notAllowed, notSignedIn } from "#http/failure.ts"

declare module "fastify" {
  interface FastifyRequest {
    session: Session | null
  }
}

/** Guards every route of the API by the contract's access table; a route that has no line there stops the start. */
export function guardByAccessTable(app: App, database: Database, prefix: string) {
  const find = sessionFinder(database)
  app.decorateRequest("session", null)

  app.addHook("onRoute", (route) => {
    // Fastify adds a HEAD route to each GET: what it tells is the same, so the same may ask.
    const method = route.method === "HEAD" ? "GET" : route.method
    const call = `${method} ${route.url.slice(prefix.length)}`
    if (!isCall(call)) throw new Error(`${call} has no line in the contract's access table`)
    if (isOpenToAll(call)) return
    route.onRequest = [guard(call), ...[route.onRequest ?? []].flat()]
  })

  function guard(call: Call) {
    return async (request: FastifyRequest) => {
      request.session = await sessionOf(request)
      if (!request.session) throw notSignedIn()
      if (!mayCall(request.session.role, call)) throw notAllowed()
    }
  }

  // The cookie comes along by itself, on forged requests too; so it opens what only reads.
  function sessionOf(request: FastifyRequest) {
    const token = request.headers.authorization
    if (token) return find("token", token)
    const cookie = request.cookies[cookieName]
    const onlyReads = request.method === "GET" || request.method === "HEAD"
    return cookie && onlyReads ? find("cookie", cookie) : null
  }
}

export function sessionIn(request: FastifyRequest): Session {
  if (!request.session) throw notSignedIn()
  return request.session
}
