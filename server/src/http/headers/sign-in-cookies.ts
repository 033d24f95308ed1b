import type { FastifyReply, FastifyRequest } from "fastify"
import { knownBrowserCookie, knownBrowserMaxAgeMs } from "#accounts/session/known-browser.ts"
import { maxSessionAgeMs } from "#accounts/session/session.ts"
import { isPrivateHost } from "#network/private-host.ts"
import type { Keys } from "#signing-keys.ts"

type Origin = { protocol: string; hostname: string }

/** Browsers reject Secure cookies over plain http, which developers use on their own machine and local network. */
const isPlain = ({ protocol, hostname }: Origin) => /^http:?$/.test(protocol) && isPrivateHost(hostname)

export type SignInCookies = ReturnType<typeof signInCookies>

/** The two cookies that the server sets: the session, and the one that identifies a known browser. */
export function signInCookies(publicUrl: string, keys: Keys) {
  const site = new URL(publicUrl)
  const browser = knownBrowserCookie(keys)
  const isSecure = (request: Origin) => !(isPlain(site) && isPlain(request))
  // The `__Host-` prefix stops other hosts of the domain, and plain http pages, from setting the cookie.
  const nameFor = (name: "session" | "browser", request: Origin) => (isSecure(request) ? `__Host-${name}` : name)
  const attributes = (request: Origin) =>
    ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(request) }) as const

  return {
    sessionName: nameFor("session", site),
    session: (request: FastifyRequest) => request.cookies[nameFor("session", request)],
    setSession: (request: FastifyRequest, reply: FastifyReply, secret: string) =>
      reply.setCookie(nameFor("session", request), secret, { ...attributes(request), maxAge: maxSessionAgeMs / 1000 }),
    // The browser cookie stays: the next login comes from a known browser.
    clearSession: (request: FastifyRequest, reply: FastifyReply) =>
      reply.clearCookie(nameFor("session", request), attributes(request)),

    browserId: (request: FastifyRequest, email: string) =>
      browser.idFor(request.cookies[nameFor("browser", request)], email),
    /** Call this only after the user has authenticated. */
    rememberBrowser(request: FastifyRequest, reply: FastifyReply, email: string) {
      const name = nameFor("browser", request)
      const value = browser.after(request.cookies[name], email)
      reply.setCookie(name, value, { ...attributes(request), maxAge: knownBrowserMaxAgeMs / 1000 })
    },
  }
}
