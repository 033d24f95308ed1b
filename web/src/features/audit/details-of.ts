import { type AuditFields, type AuditValue, type RecordDetails, readRecordDetails } from "contract"

/** One line of what an entry says beyond its action: a field's change, something named, or any other line. */
export type Detail = { field?: string; before?: AuditValue; after: AuditValue }

export function detailsOf(details: string): Detail[] {
  const recorded = readRecordDetails(details)
  return recorded ? recordedDetails(recorded) : details.split("\n").filter(Boolean).map(detailOf)
}

function recordedDetails(recorded: RecordDetails): Detail[] {
  if ("changed" in recorded) {
    return Object.entries(recorded.changed).map(([field, [before, after]]) => ({ field, before, after }))
  }
  if ("created" in recorded) return rowDetails(recorded.created)
  if ("deleted" in recorded) return rowDetails(recorded.deleted)
  return [{ field: "from", after: recorded.from }, ...rowDetails(recorded.restored)]
}

/** One record with its fields, or one line for each of many. */
function rowDetails(rows: AuditFields[]): Detail[] {
  const [row, ...others] = rows
  return row && others.length === 0 && "_id" in row ? fieldDetails(row) : rows.map((row) => ({ after: holderIn(row) }))
}

/** Not shown: the id, which is the entry's own, and the moment of the last change, which has an entry of its own. */
function fieldDetails({ _id, updatedAt, createdAt, ...fields }: AuditFields): Detail[] {
  const all = Object.entries({ ...fields, ...(createdAt && { createdAt }) })
  return all.filter(([, value]) => value !== "" && value !== null).map(([field, after]) => ({ field, after }))
}

/** Only certificates are imported, and deleted, many at once. */
const holderIn = ({ certificationNo, candidateName, candidateEmail }: AuditFields) =>
  [certificationNo, candidateName, candidateEmail].filter(Boolean).join(" · ")

/** Where the word starts in which two long texts begin to differ; 0 in short ones, which are shown whole. */
export function startOfDifference({ before, after }: Detail): number {
  if (typeof before !== "string" || typeof after !== "string") return 0
  const length = Math.min(before.length, after.length)
  let same = 0
  while (same < length && before[same] === after[same]) same++
  const start = Math.max(before.lastIndexOf(" ", same - 1), before.lastIndexOf("\n", same - 1)) + 1
  return start > minSameLength ? start : 0
}
const minSameLength = 40

// Entries from before rows were recorded as JSON. Texts stand in quotes, so that none can look like another field's line.
const value = String.raw`("(?:[^"\\]|\\.)*"|-?[\d.]+|null)`
const change = new RegExp(`^(\\w+): ${value} → ${value}$`)
const named = /^(\w+): (.+)$/

function detailOf(line: string): Detail {
  const [, field, before, after] = change.exec(line) ?? []
  if (field && before && after) return { field, before: textOf(before), after: textOf(after) }
  const [, name, rest] = named.exec(line) ?? []
  return name && rest ? { field: name, after: rest } : { after: line }
}

function textOf(written: string): string {
  if (!written.startsWith('"')) return written
  try {
    return String(JSON.parse(written))
  } catch {
    return written
  }
}
