import { languages, lengths } from "contract"
import type { Database } from "#db/open.ts"
import { type App, defaultBodyBytes } from "#http/handle.ts"
import { unsubscribeByToken } from "#resources/subscription/subscriptions.ts"

type Params = { Params: { token: string } }

const prefixes = ["", ...languages.map((language) => `/${language}`)]
const headers = { "x-robots-tag": "noindex", "cache-control": "no-store", "referrer-policy": "no-referrer" }

/**
 * `/u/{token}`, from a mail's List-Unsubscribe header. A mail program sends a POST (RFC 8058). A GET changes nothing, because mail
 * scanners open every link: it leads to the page with the button.
 */
export async function unsubscribeLinkRoutes(app: App, { write }: Pick<Database, "write">) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The token alone counts. The body is read, with its size limited, and ignored.
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: defaultBodyBytes }, (_request, _body, done) =>
      done(null),
    )
    for (const prefix of prefixes) {
      const url = `${prefix}/u/:token`
      scope.get<Params>(url, { schema: { hide: true } }, async ({ params }, reply) =>
        reply.headers(headers).redirect(`${prefix}/unsubscribe#${encodeURIComponent(params.token)}`, 303),
      )
      scope.post<Params>(url, { schema: { hide: true } }, async ({ params: { token } }, reply) => {
        if (token.length <= lengths.number) await write([], (trx) => unsubscribeByToken(trx, token))
        return reply.headers(headers).type("text/plain; charset=utf-8").send("Unsubscribed\n")
      })
    }
  })
}
