import { deleteFailedMails, retryFailedMails } from "contract"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { handle } from "#http/handle.ts"
import { deleteFailed, retryFailed } from "#mail/given-up.ts"
import type { Parts } from "#resources/resource.ts"

/** What an admin does about mails that were given up. */
export function mailRoutes(app: App, { database }: Parts) {
  handle(app, retryFailedMails, async (request) => ({ data: await retryFailed(database, actorOf(request)) }))

  handle(app, deleteFailedMails, async (request) => ({
    data: { deleted: await deleteFailed(database, actorOf(request)) },
  }))
}
