import { openBrowser, sendBrowserLink } from "contract"
import { limitMailRequests } from "#accounts/limits/mail-request-limit.ts"
import { queueLinkMail, useMailLink } from "#accounts/mail-link.ts"
import { browserLink } from "#accounts/mails/sign-in.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { deviceOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import type { Dependencies } from "#resources/resource.ts"

/** For the owner of an account whose new browsers are refused because strangers tried too often: a mailed link opens one browser. */
export function browserLinkRoutes(app: App, { database, publicUrl, cookies }: Dependencies) {
  handle(app, sendBrowserLink, async (request) => {
    const { email } = request.body
    // Counted for unknown emails too, so that nobody can flood a mailbox or find out who has an account.
    await limitMailRequests(database, "browserLink", { email, address: request.ip })
    await database.write(sendBrowserLink.topics, async (trx) => {
      const user = await trx.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
      // Anyone can register with any email.
      if (!user?.isVerified || user.role === "suspended") return
      await queueLinkMail(trx, user, browserLink, publicUrl)
    })
  })

  handle(app, openBrowser, async (request, reply) => {
    const { email } = await database.write(openBrowser.topics, async (trx) => {
      const user = await useMailLink(trx, request.body.token, "browser")
      const by = { userId: user._id, email: user.email, ...deviceOf(request) }
      recordAudit(trx, by, { action: "user.open-browser", recordId: user._id, record: user.email })
      return user
    })
    cookies.rememberBrowser(request, reply, email)
  })
}
