import { isOpenToAll, keyOf } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { App } from "#http/handle.ts"

type Browser = {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  frameSources: readonly string[]
  isDevelopment: boolean
}

/** Security headers of every response. Styles and scripts load only from our own files; inline ones are allowed by hash. */
export function headersFor(publicUrl: string, imageHostUrl: string | undefined, browser?: Browser) {
  const transport = transportHeaders(publicUrl)
  const isSecure = "strict-transport-security" in transport
  const imageSources = `img-src 'self' data: https:${isSecure ? "" : " http:"}`
  const policy = policyFor(imageHostUrl ? ` ${new URL(imageHostUrl).origin}` : "", imageSources, browser)
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({
      "x-request-id": request.id,
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
      ...transport,
    })
  }
}

/** Browsers use only https for this host and its subdomains for a year. Without https they would ignore it. */
export function transportHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}
}

/** For responses that are no page: nothing in them may run, load or be framed. */
export const noPagePolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For responses that are the same for everyone. Without `allow-credentials` browsers refuse responses to requests with cookies. */
export const openToOtherSites = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
} as const

/** Lets pages of other sites read the responses of calls that declare it. */
export function allowOtherSites(app: App) {
  app.addHook("onRoute", (route) => {
    const { call } = route.config ?? {}
    if (!call?.isOpenToOtherSites) return
    if (!isOpenToAll(call) || call.method !== "GET") throw new Error(`${keyOf(call)} is not the same for everyone`)
    const allow = async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(openToOtherSites)
    }
    route.onRequest = [allow, ...[route.onRequest ?? []].flat()]
  })
}

/** API responses are for their requester only and must not be stored, unless a route overrides this. */
export function forbidStoring(app: App) {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store")
    done()
  })
}

function policyFor(imageHost: string, imageSources: string, browser?: Browser) {
  const inline = (hashes: readonly string[] = []) => hashes.map((hash) => ` '${hash}'`).join("")
  const rules = browser?.isDevelopment
    ? // Vite's hot reload writes inline scripts and styles and talks over a socket.
      [
        "default-src 'self' 'unsafe-inline'",
        `connect-src 'self' ws:${imageHost}`,
        "worker-src 'self' blob:",
        "frame-src http: https:",
        imageSources,
      ]
    : [
        "default-src 'none'",
        `script-src 'self'${inline(browser?.scriptHashes)}`,
        `style-src 'self'${inline(browser?.styleHashes)}`,
        imageSources,
        "font-src 'self'",
        "media-src 'self'",
        `connect-src 'self'${imageHost}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        ...(browser?.frameSources.length ? [`frame-src ${browser.frameSources.join(" ")}`] : []),
      ]
  return [...rules, "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"].join("; ")
}
