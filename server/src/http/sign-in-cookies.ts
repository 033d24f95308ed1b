import type { FastifyReply, FastifyRequest } from "fastify"
import { knownBrowserCookie, knownBrowserMaxAgeMs } from "#accounts/known-browser.ts"
import { maxSessionAgeMs } from "#accounts/session.ts"
import { isPrivateHost } from "#http/private-host.ts"
import type { Keys } from "#keys.ts"

type Origin = { protocol: string; hostname: string }

/** A browser refuses a Secure cookie from plain http, but a developer's machine and its local network are served so. */
const isPlain = ({ protocol, hostname }: Origin) => /^http:?$/.test(protocol) && isPrivateHost(hostname)

export type SignInCookies = ReturnType<typeof signInCookies>

/** The two cookies that the server sets: the session's, and the one that makes a browser known. */
export function signInCookies(publicUrl: string, keys: Keys) {
  const site = new URL(publicUrl)
  const browser = knownBrowserCookie(keys)
  const isSecure = (request: Origin) => !(isPlain(site) && isPlain(request))
  // With this prefix no other host of the domain can set the cookie, and no plain http page either.
  const nameFor = (name: "session" | "browser", request: Origin) => (isSecure(request) ? `__Host-${name}` : name)
  const attributes = (request: Origin) =>
    ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(request) }) as const

  return {
    sessionName: nameFor("session", site),
    session: (request: FastifyRequest) => request.cookies[nameFor("session", request)],
    setSession: (request: FastifyRequest, reply: FastifyReply, secret: string) =>
      reply.setCookie(nameFor("session", request), secret, { ...attributes(request), maxAge: maxSessionAgeMs / 1000 }),
    // The other cookie stays: the next login from this browser is not a stranger's.
    clearSession: (request: FastifyRequest, reply: FastifyReply) =>
      reply.clearCookie(nameFor("session", request), attributes(request)),

    /** The browser's id, if it has signed in to this account before. */
    browserId: (request: FastifyRequest, email: string) =>
      browser.idFor(request.cookies[nameFor("browser", request)], email),
    /** To be called once somebody has shown that the account is theirs. */
    rememberBrowser(request: FastifyRequest, reply: FastifyReply, email: string) {
      const name = nameFor("browser", request)
      const value = browser.after(request.cookies[name], email)
      reply.setCookie(name, value, { ...attributes(request), maxAge: knownBrowserMaxAgeMs / 1000 })
    },
  }
}
