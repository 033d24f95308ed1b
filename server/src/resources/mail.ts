import { Deleted, one, RetriedMails } from "contract"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { found } from "#http/success.ts"
import { deleteFailed, retryFailed } from "#mail/given-up.ts"

/** What an admin does about mails that were given up. */
export function mailRoutes(app: App, database: Database) {
  app.post("/mails/retry-failed", { schema: { response: { 200: one(RetriedMails) } } }, async (request) =>
    found("Mails are sent again", await retryFailed(database, actorOf(request))),
  )

  app.delete("/mails/delete-failed", { schema: { response: { 200: one(Deleted) } } }, async (request) =>
    found("Mails deleted successfully", { deleted: await deleteFailed(database, actorOf(request)) }),
  )
}
