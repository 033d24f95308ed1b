import type { AuditFields, AuditValue, RecordDetails } from "contract"
import type { AuditEvent } from "#audit-log/entry.ts"

const maxSearchedLength = 200

/** What has no place in a search, as no person knows it. */
const unsearched = ["_id", "createdAt", "updatedAt"]

/** Details as an entry keeps them, and the part of them by which the entry is found. */
export function detailsOf(details: RecordDetails): Pick<AuditEvent, "details" | "searched"> {
  return { details: written(details), searched: searchedTexts(details).join("\n") }
}

/** One row a line: so the rows of an import can be counted by SQL. */
function written(details: RecordDetails): string {
  if ("created" in details) return `{"created":${lines(details.created)}}`
  if ("deleted" in details) return `{"deleted":${lines(details.deleted)}}`
  if ("restored" in details) return `{"from":${details.from},"restored":${lines(details.restored)}}`
  return JSON.stringify(details)
}

/** Of an entry that holds deleted records, which can be restored from it. */
export const areOfDeletion = (details: string) => details.startsWith('{"deleted":')

const lines = (rows: AuditFields[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`

function searchedTexts(details: RecordDetails): string[] {
  if ("changed" in details) {
    return Object.entries(details.changed).map(([field, values]) => [field, ...values.map(shortened)].join(" "))
  }
  const rows = "created" in details ? details.created : "deleted" in details ? details.deleted : details.restored
  return rows.flatMap((row) =>
    Object.entries(row)
      .filter(([field]) => !unsearched.includes(field))
      .map(([, value]) => shortened(value)),
  )
}

const shortened = (value: AuditValue) =>
  String(value ?? "")
    .slice(0, maxSearchedLength)
    .toWellFormed()
