import { type AuditFields, type AuditValue, type RecordDetails, readRecordDetails } from "contract"

/** One line of an entry's details: the change of a field, a named value, or any other text. */
export type Detail = { field?: string; before?: AuditValue; after: AuditValue }

export function detailsOf(details: string): Detail[] {
  const recorded = readRecordDetails(details)
  return recorded ? recordedDetails(recorded) : details.split("\n").filter(Boolean).map(detailOf)
}

function recordedDetails(recorded: RecordDetails): Detail[] {
  if ("changed" in recorded) {
    const { changed, changes, lastAt } = recorded
    const fields = Object.entries(changed).map(([field, [before, after]]) => ({ field, before, after }))
    return changes && lastAt
      ? [...fields, { field: "changes", after: changes }, { field: "lastAt", after: lastAt }]
      : fields
  }
  if ("created" in recorded) return rowDetails(recorded.created)
  if ("deleted" in recorded) return rowDetails(recorded.deleted)
  return "erased" in recorded ? [{ field: "erased", after: recorded.erased }] : rowDetails(recorded.restored)
}

/** The fields of a single record, or one line for each of several. */
function rowDetails(rows: AuditFields[]): Detail[] {
  const [row, ...others] = rows
  return row && others.length === 0 && "_id" in row ? fieldDetails(row) : rows.map((row) => ({ after: nameIn(row) }))
}

/** Leaves out the id, which the entry has itself, and `updatedAt`, because each change has its own entry. */
function fieldDetails({ _id, updatedAt, createdAt, ...fields }: AuditFields): Detail[] {
  const all = Object.entries({ ...fields, ...(createdAt && { createdAt }) })
  return all.filter(([, value]) => value !== "" && value !== null).map(([field, after]) => ({ field, after }))
}

/** The details that identify a record to people: of certificates the number, the candidate and their email. */
const nameFields = [
  "certificationNo",
  "candidateName",
  "candidateEmail",
  "title",
  "question",
  "email",
  "name",
  "comment",
]

const nameIn = (row: AuditFields) =>
  nameFields
    .map((field) => row[field])
    .filter(Boolean)
    .join(" · ")

/** The start of the first word in which two long texts differ; 0 for short texts, which are shown completely. */
export function startOfDifference({ before, after }: Detail): number {
  if (typeof before !== "string" || typeof after !== "string") return 0
  const length = Math.min(before.length, after.length)
  let same = 0
  while (same < length && before[same] === after[same]) same++
  const start = Math.max(before.lastIndexOf(" ", same - 1), before.lastIndexOf("\n", same - 1)) + 1
  return start > minSameLength ? start : 0
}
const minSameLength = 40

// For entries older than the JSON format. Texts are in quotes, so that none can look like another field's line.
const value = String.raw`("(?:[^"\\]|\\.)*"|-?[\d.]+|null)`
const change = new RegExp(`^(\\w+): ${value} → ${value}$`)
const named = /^(\w+): (.+)$/

function detailOf(line: string): Detail {
  const [, field, before, after] = change.exec(line) ?? []
  if (field && before && after) return { field, before: literalValue(before), after: literalValue(after) }
  const [, name, rest] = named.exec(line) ?? []
  return name && rest ? { field: name, after: counters.includes(name) ? numberOf(rest) : rest } : { after: line }
}

const counters = ["count", "more", "mails", "deleted", "corrected", "sessions", "reviews", "requests", "position"]
const numberOf = (text: string): AuditValue => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

function literalValue(literal: string): AuditValue {
  if (!literal.startsWith('"')) return numberOf(literal)
  try {
    return String(JSON.parse(literal))
  } catch {
    return literal
  }
}
