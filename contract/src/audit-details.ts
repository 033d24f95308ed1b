import * as z from "zod/mini"

const Value = z.union([z.string(), z.number(), z.null()])
export type AuditValue = z.infer<typeof Value>

/** The recorded columns of a row, with the names and values of the database. */
const Fields = z.record(z.string(), Value)
export type AuditFields = z.infer<typeof Fields>

/** The rows that an entry records, as JSON. Others, and those from before this format, have lines of text instead. */
const RecordDetails = z.union([
  z.object({ created: z.array(Fields) }),
  // Of each field the old and the new value.
  z.object({ changed: z.record(z.string(), z.tuple([Value, Value])) }),
  z.object({ deleted: z.array(Fields) }),
  // Out of the entry at the position `from`.
  z.object({ restored: z.array(Fields), from: z.int() }),
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
