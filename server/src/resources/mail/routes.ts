import { deleteFailedMails, retryFailedMails } from "contract"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { handle } from "#http/handle.ts"
import { deleteFailed, retryFailed } from "#mail/given-up.ts"

/** What an admin does about mails that were given up. */
export function mailRoutes(app: App, database: Database) {
  handle(app, retryFailedMails, async (request) => ({ data: await retryFailed(database, actorOf(request)) }))

  handle(app, deleteFailedMails, async (request) => ({
    data: { deleted: await deleteFailed(database, actorOf(request)) },
  }))
}
