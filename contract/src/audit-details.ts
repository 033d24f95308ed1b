import * as z from "zod/mini"

const Value = z.union([z.string(), z.number(), z.null()])
export type AuditValue = z.infer<typeof Value>

/** The recorded columns of a row, with names and values as in the database. */
const Fields = z.record(z.string(), Value)
export type AuditFields = z.infer<typeof Fields>

/** Details of an entry about records, as JSON. Other entries, and those older than this format, have lines of text. */
const RecordDetails = z.union([
  z.object({ created: z.array(Fields) }),
  // The old and the new value of each field. Several changes of one's own profile are one entry, with the time of the last (decision 66).
  z.object({
    changed: z.record(z.string(), z.tuple([Value, Value])),
    changes: z.optional(z.int()),
    lastAt: z.optional(z.string()),
  }),
  z.object({ deleted: z.array(Fields) }),
  z.object({ restored: z.array(Fields) }),
  // How much an erasure took from the bin, in entries of earlier versions.
  z.object({ erased: z.int() }),
])
export type RecordDetails = z.infer<typeof RecordDetails>

/** The rows that an entry records, or null if its details are lines of text. */
export function readRecordDetails(details: string): RecordDetails | null {
  if (!details.startsWith("{")) return null
  try {
    return RecordDetails.safeParse(JSON.parse(details)).data ?? null
  } catch {
    return null
  }
}
