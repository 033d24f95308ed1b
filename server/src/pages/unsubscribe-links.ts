import { languages, lengths } from "contract"
import type { Database } from "#db/open.ts"
import type { App } from "#http/handle.ts"
import { foreignForms } from "#http/input/foreign-form.ts"
import { unsubscribeByToken } from "#resources/subscription/subscriptions.ts"

type Params = { Params: { token: string } }

const prefixes = ["", ...languages.map((language) => `/${language}`)]

/**
 * `/u/{token}`, from a mail's List-Unsubscribe header. A mail program sends a POST (RFC 8058). A GET changes nothing, because mail
 * scanners open every link: it leads to the page with the button.
 */
export const unsubscribeLinkRoutes = (app: App, { write }: Pick<Database, "write">) =>
  foreignForms(app, (scope) => {
    for (const prefix of prefixes) {
      const url = `${prefix}/u/:token`
      scope.get<Params>(url, async ({ params }, reply) =>
        reply.redirect(`${prefix}/unsubscribe#${encodeURIComponent(params.token)}`, 303),
      )
      scope.post<Params>(url, async ({ params: { token } }, reply) => {
        if (token.length <= lengths.number) await write([], (trx) => unsubscribeByToken(trx, token))
        return reply.type("text/plain; charset=utf-8").send("Unsubscribed\n")
      })
    }
  })
