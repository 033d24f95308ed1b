import * as z from "zod/mini"

const Value = z.union([z.string(), z.number(), z.null()])
export type AuditValue = z.infer<typeof Value>

/** The recorded columns of a row, with the names and values of the database. */
const Fields = z.record(z.string(), Value)
export type AuditFields = z.infer<typeof Fields>

/**
 * What an audit entry records of rows, kept as JSON in its `details`. A `changed` field has its old and its new value;
 * `from` is the position of the entry out of which rows were restored. Entries without rows have lines of text instead,
 * and so have all entries that were written before there was this format.
 */
const RecordDetails = z.union([
  z.object({ created: z.array(Fields) }),
  z.object({ changed: z.record(z.string(), z.tuple([Value, Value])) }),
  z.object({ deleted: z.array(Fields) }),
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
