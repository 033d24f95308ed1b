import { type CountedKind, getOverview, weeksShown } from "contract"
import type { SelectQueryBuilder } from "kysely"
import { anomaliesOf } from "#audit/anomalies.ts"
import { counted } from "#db/counted.ts"
import type { Database } from "#db/open.ts"
import { serverHealth } from "#db/server-health.ts"
import { demoSummary } from "#demo-records.ts"
import type { App } from "#http/app-type.ts"
import { handle } from "#http/handle.ts"
import { failedMails } from "#mail/given-up.ts"
import { earliestId } from "#new-id.ts"
import type { Parts } from "#resources/resource.ts"
import { verifiedFilter } from "#resources/user/routes.ts"
import type { Tables } from "#schema.ts"

const kinds: readonly CountedKind[] = ["user", "certificate", "review", "course"]
const hour = 60 * 60 * 1000
const week = 7 * 24 * hour
const inDhaka = 6 * hour

/** What an admin sees first. */
export function overviewRoutes(app: App, { database }: Parts) {
  handle(app, getOverview, async () => {
    const weeks = weekStarts(Date.now())
    const users = database.read.selectFrom("user")
    const counts = await Promise.all(kinds.map((kind) => countsOf(database, kind, weeks)))
    const closedOnHome = await database.read
      .selectFrom("course")
      .select(["_id", "title"])
      .where("isHomeShow", "=", 1)
      .where("isShow", "=", 0)
      .orderBy("index")
      .orderBy("_id", "desc")
      .execute()
    return {
      data: {
        weeks: weeks.map((start) => new Date(start).toISOString()),
        counts,
        closedOnHome,
        failedMails: await failedMails(database),
        demo: await demoSummary(database),
        unverifiedUsers: await countOf(users.where(verifiedFilter(false))),
        anomalies: await anomaliesOf(database, app.auditChain),
        health: await serverHealth(database),
      },
    }
  })
}

/** Each has seven whole days of Dhaka's, which knows no summer time; the last day is today. */
function weekStarts(now: number): number[] {
  const day = 24 * hour
  const end = Math.floor((now + inDhaka) / day + 1) * day - inDhaka
  return Array.from({ length: weeksShown }, (_, at) => end - (weeksShown - at) * week)
}

async function countsOf(database: Database, kind: CountedKind, weeks: number[]) {
  // Kysely cannot follow a table that is chosen at run time.
  const rows = database.read.selectFrom(kind as "user")
  const weekly: number[] = []
  for (const start of weeks) {
    // An id begins with the moment at which it was made.
    const ofWeek = rows.where("_id", ">=", earliestId(start)).where("_id", "<", earliestId(start + week))
    weekly.push(await countOf(ofWeek))
  }
  return { kind, total: await countOf(rows), weekly }
}

async function countOf(rows: SelectQueryBuilder<Tables, "user", object>): Promise<number> {
  return (await rows.select(counted).executeTakeFirstOrThrow()).count
}
