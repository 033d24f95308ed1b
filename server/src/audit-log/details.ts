import type { AuditFields, AuditValue, RecordDetails } from "contract"
import type { AuditEvent } from "#audit-log/entry.ts"

const maxSearchedLength = 200

/** Columns left out of the search text, because people do not search for them. */
const unsearched = ["_id", "createdAt", "updatedAt"]

export function detailsOf(details: RecordDetails): Pick<AuditEvent, "details" | "searched"> {
  return { details: serialized(details), searched: searchedTexts(details).join("\n") }
}

/** One row per line, so that SQL can count the rows of an import. */
function serialized(details: RecordDetails): string {
  if ("created" in details) return `{"created":${lines(details.created)}}`
  if ("deleted" in details) return `{"deleted":${lines(details.deleted)}}`
  if ("restored" in details) return `{"restored":${lines(details.restored)}}`
  return JSON.stringify(details)
}

const lines = (rows: AuditFields[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`

function searchedTexts(details: RecordDetails): string[] {
  if ("changed" in details) {
    return Object.entries(details.changed).map(([field, values]) => [field, ...values.map(truncated)].join(" "))
  }
  if ("erased" in details) return []
  const rows = "created" in details ? details.created : "deleted" in details ? details.deleted : details.restored
  return rows.flatMap((row) =>
    Object.entries(row)
      .filter(([field]) => !unsearched.includes(field))
      .map(([, value]) => truncated(value)),
  )
}

const truncated = (value: AuditValue) =>
  String(value ?? "")
    .slice(0, maxSearchedLength)
    .toWellFormed()
