import * as z from "zod/mini"
import { form, key, listOf } from "../text/input.ts"
import { issue } from "./problem.ts"
import { requestId, requestIdDescription } from "./request-id.ts"
import { Id, Timestamp } from "./resource.ts"

/** The most records that one bulk call changes. */
export const maxBulkRecords = 500
export const maxBulkBytes = 128 * 1024

const RecordVersion = z.object({ _id: key, updatedAt: key })

/**
 * Records by their ids, by ids with the `updatedAt` that the caller has seen (others are skipped), or those that a filter
 * finds. A filter can find any number: one call changes the newest of them, and `before` continues a series of calls. The
 * filter is strict, because without a misspelt name it would find more.
 */
export const bulkForm = <Values extends z.core.$ZodShape, Filters extends z.core.$ZodShape>(
  values: Values,
  filters: Filters,
) =>
  form({
    ...values,
    ids: z.optional(listOf(key, maxBulkRecords)),
    versions: z.optional(listOf(RecordVersion, maxBulkRecords)),
    filter: z.optional(z.strictObject(filters, issue("badInput"))),
    before: z.optional(key),
    requestId,
  }).check(
    z.refine((body) => {
      const { ids, versions, filter } = body as { [name in "ids" | "versions" | "filter"]?: unknown }
      return [ids, versions, filter].filter((chosen) => chosen !== undefined).length === 1
    }, issue("badInput")),
  )

/** The result of one bulk call. `skipped` names the records that someone changed or deleted meanwhile, or has their ids. */
export const bulkResult = <Values extends z.core.$ZodShape>(values: Values) =>
  z.object({
    changed: z.int(),
    /** How many had the values before. */
    already: z.int(),
    skipped: z.array(z.string()),
    /** How many that the filter finds are left for further calls. */
    remaining: z.int(),
    /** The `before` of the next call; empty if none is left. */
    next: z.string(),
    /** The bodies of further calls that undo this one, unless someone changes the records meanwhile. */
    undo: z.array(z.object({ ...values, versions: z.array(z.object({ _id: Id, updatedAt: Timestamp })) })),
  })

export const bulkDescription = (
  many: string,
) => `Send \`ids\`, \`versions\` (ids with the \`updatedAt\` that you have seen; records that have changed since are skipped) or \`filter\`, which has the parameters of the list.
One call changes at most ${maxBulkRecords} ${many}, all in one transaction, each with its own audit log entry. If a filter finds more, repeat the call with
\`before\` set to \`next\` of its result until that is empty. What was created after the first call is not changed. ${requestIdDescription}`
