import { deleteFailedMails, type FailedMail, retryFailedMails } from "contract"
import { sql } from "kysely"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { deleteFailed, retryFailed } from "#mail/failed-mails.ts"
import { mailKinds } from "#resources/mail/kinds.ts"
import type { Dependencies, Resource } from "#resources/resource.ts"

export const failedMail: FailedMail = {
  _id: "019a8f3e-6c1d-7b52-9e04-b1c2d3e4f506",
  recipient: "no-such-person@example.com",
  subject: "Confirm your email address for Prohori",
  lastError: "550 5.1.1 No such mailbox",
  createdAt: "2026-11-16T04:30:00.000Z",
  canRetry: true,
  certificate: null,
}

export const mail: Resource = {
  notifications: {
    failedMails: {
      needs: retryFailedMails,
      isTask: true,
      // Written exactly as in the partial index.
      rows: (read, since) =>
        read.selectFrom("mail").where(sql<boolean>`"failedAt" <> ''`).where("failedAt", ">=", since),
    },
  },
  routes: mailRoutes,
  responses: { retryFailedMails: { data: { retried: 1, expired: 0 } }, deleteFailedMails: { data: { deleted: 1 } } },
}

function mailRoutes(app: App, { database }: Dependencies) {
  handle(app, retryFailedMails, async (request) => ({ data: await retryFailed(database, actorOf(request)) }))

  handle(app, deleteFailedMails, async (request) => ({
    data: { deleted: await deleteFailed(database, actorOf(request), mailKinds) },
  }))
}
