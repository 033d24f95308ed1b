import { languages } from "contract"
import type { App } from "#http/handle.ts"

type Params = { Params: { "*": string } }

const prefixes = ["", ...languages.map((language) => `/${language}`)]

/** `/verify`, which people type, leads to the page that verifies; `/c/{number}`, short enough for a QR code, verifies the number. */
export function shortLinkRoutes(app: App) {
  for (const prefix of prefixes) {
    app.get(`${prefix}/verify`, { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect(`${prefix}/verify-certificate`, 301),
    )
    // Not `:no`: a number can contain a slash.
    app.get<Params>(`${prefix}/c/*`, { schema: { hide: true } }, async (request, reply) => {
      const number = request.params["*"]
      const query = number === "" ? "" : `?${new URLSearchParams({ no: number })}`
      reply.headers({ "x-robots-tag": "noindex", "cache-control": "no-cache" })
      return reply.redirect(`${prefix}/verify-certificate${query}`, 303)
    })
  }
}
