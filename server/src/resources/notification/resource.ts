import {
  getNotifications,
  markNotificationsSeen,
  maxNotified,
  mayCall,
  Notification,
  NotificationKind,
  Notifications,
  type Role,
} from "contract"
import { type SelectQueryBuilder, sql } from "kysely"
import type { GroupTrx } from "#db/group-commit.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { type Notifications as Declared, type Dependencies, example, type Resource } from "#resources/resource.ts"
import type { Tables } from "#schema.ts"

const exampleNotification: Notification = {
  kind: "waitingReviews",
  count: 3,
  open: 4,
  since: "2026-11-16T04:30:00.000Z",
}
const until = "2026-11-17T03:00:00.000Z"

export const notification: Resource = {
  routes: notificationRoutes,
  examples: [
    example(Notification, exampleNotification),
    example(Notifications, { kinds: [exampleNotification], until }),
  ],
  bodies: { markNotificationsSeen: { kind: "waitingReviews", until } },
}

/** For a user who has never looked. */
const firstDays = 7
const dayMs = 24 * 60 * 60 * 1000

function notificationRoutes(app: App, { database, notifications }: Dependencies) {
  const kindsFor = (role: Role) => NotificationKind.options.filter((kind) => mayCall(role, notifications[kind].needs))

  handle(app, getNotifications, async (request) => {
    const { userId, role } = sessionIn(request)
    const now = Date.now()
    const seen = await seenTimes(database, userId)
    const kinds = kindsFor(role).map(async (kind) => {
      const since = seen.get(kind) ?? new Date(now - firstDays * dayMs).toISOString()
      const rowsSince = (time: string) => countOf(database.read, notifications[kind].rows(database.read, time))
      const open = notifications[kind].isTask ? await rowsSince(new Date(0).toISOString()) : undefined
      return { kind, count: await rowsSince(since), since, open }
    })
    return { data: { kinds: await Promise.all(kinds), until: new Date(now).toISOString() } }
  })

  handle(app, markNotificationsSeen, async (request) => {
    const { userId, role } = sessionIn(request)
    const { kind, until } = request.body
    const marked = kindsFor(role).filter((each) => kind === undefined || each === kind)
    await database.writeGrouped((trx) => markSeen(trx, userId, marked, until))
  })
}

/** At most `maxNotified` rows and one are counted: it is as quick with 100,000 rows. */
async function countOf(read: Database["read"], rows: ReturnType<Declared[NotificationKind]["rows"]>): Promise<number> {
  const found = (rows as SelectQueryBuilder<Tables, "user", object>).select("_id").limit(maxNotified + 1)
  const { count } = await read.selectFrom(found.as("found")).select(rowCount).executeTakeFirstOrThrow()
  return count
}

async function seenTimes({ read }: Database, userId: string): Promise<Map<NotificationKind, string>> {
  const rows = await read.selectFrom("notificationSeen").selectAll().where("userId", "=", userId).execute()
  return new Map(rows.map(({ kind, seenAt }) => [kind, seenAt]))
}

/** Never back to an earlier time, for example by a page that was open for long, and never to one that is yet to come. */
async function markSeen(trx: GroupTrx, userId: string, kinds: NotificationKind[], until: string | undefined) {
  const now = new Date().toISOString()
  const seenAt = until && until < now ? until : now
  if (kinds.length === 0) return
  await trx
    .insertInto("notificationSeen")
    .values(kinds.map((kind) => ({ userId, kind, seenAt })))
    .onConflict((key) =>
      key
        .columns(["userId", "kind"])
        .doUpdateSet({ seenAt })
        .where(sql<boolean>`"notificationSeen"."seenAt" < ${seenAt}`),
    )
    .execute()
}
