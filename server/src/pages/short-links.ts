import { languages } from "contract"
import type { App } from "#http/handle.ts"

type Params = { Params: { "*": string } }

const prefixes = ["", ...languages.map((language) => `/${language}`)]

/** `/c/{number}`, short enough for a QR code, leads to the page that verifies the number. */
export function shortLinkRoutes(app: App) {
  for (const prefix of prefixes) {
    // Not `:no`: a number can contain a slash.
    app.get<Params>(`${prefix}/c/*`, { schema: { hide: true } }, async (request, reply) => {
      const number = request.params["*"]
      const query = number === "" ? "" : `?${new URLSearchParams({ no: number })}`
      reply.headers({ "x-robots-tag": "noindex", "cache-control": "no-cache" })
      return reply.redirect(`${prefix}/verify-certificate${query}`, 303)
    })
  }
}
