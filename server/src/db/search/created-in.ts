import type { CreatedQuery } from "contract"
import { sql } from "kysely"
import type { Filter } from "#db/search/filter.ts"
import { creationKeyOf, type Searched } from "#db/search/sort-order.ts"
import { earliestId } from "#new-id.ts"

/** The bounds of a time range, as conditions on the column that orders a table by creation. */
export type CreatedRange = { lower?: Filter; upper?: Filter }

const dayMs = 24 * 60 * 60 * 1000

/** Days begin at midnight in Bangladesh, which has no daylight saving time. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+06:00`)
// Ids hold no time before 1970.
const idAt = (time: number) => earliestId(Math.max(0, time))

/** Days, and an id that ends the range. */
export type Days = CreatedQuery & { before?: string | undefined }

/** Ids begin with their creation time. */
export function createdIn(table: Searched, { from, to, before }: Days): CreatedRange {
  const lower = from && idAt(startOf(from))
  const [upper] = [to && idAt(startOf(to) + dayMs), before].filter((id) => id !== undefined).toSorted()
  const isOfAudit = creationKeyOf(table) === "position"
  return {
    ...(lower && { lower: isOfAudit ? sql`position >= ${firstPosition(lower)}` : sql`_id >= ${lower}` }),
    ...(upper && { upper: isOfAudit ? sql`position <= ${lastPosition(upper)}` : sql`_id < ${upper}` }),
  }
}

// The audit log's entries are added in the order of their time.
const firstPosition = (id: string) => sql`(select position from audit where _id >= ${id} order by _id limit 1)`
const lastPosition = (id: string) => sql`(select position from audit where _id < ${id} order by _id desc limit 1)`
