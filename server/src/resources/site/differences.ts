import type { AuditValue } from "contract"

export const sameJson = (one: object, other: object) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** The fields by name: those of `en` as the columns of other records are named. */
const sorted = (content: object) => Object.entries(fieldsOf(content)).sort(([one], [other]) => (one < other ? -1 : 1))

function fieldsOf({ en = {}, ...fields }: { en?: object }): Record<string, AuditValue> {
  const english = Object.entries(en).map(([field, text]) => [`${field}En`, text])
  const values = [...Object.entries(fields), ...english].map(([field, value]) => [field, auditValue(value)])
  return Object.fromEntries(values)
}

function auditValue(value: unknown): AuditValue {
  if (typeof value === "boolean") return value ? 1 : 0
  return typeof value === "object" ? JSON.stringify(value) : (value as AuditValue)
}

/** The old and the new value of each field that differs, for the audit log. */
export function differences(before: object, after: object) {
  if ("items" in before && "items" in after)
    return { items: itemDifferences(itemLines(before.items), itemLines(after.items)) }
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const changed: Record<string, [AuditValue, AuditValue]> = {}
  for (const [field, value] of Object.entries(now))
    if (value !== old[field]) changed[field] = [old[field] ?? null, value]
  return changed
}

function itemLine({ en = {}, ...item }: { en?: object }) {
  const texts = [...Object.entries(item), ...Object.entries(en)].map(([field, value]) =>
    value === true ? field : value,
  )
  return texts.filter(Boolean).join(" · ")
}
const itemLines = (items: unknown) => (items as object[]).map(itemLine)

/** The items that are in one of the lists only: all of them would fill the log. If only the order differs, those that moved. */
function itemDifferences(old: readonly string[], now: readonly string[]): [AuditValue, AuditValue] {
  const [before, after] = [new Set(old), new Set(now)]
  const [removed, added] = [old.filter((line) => !after.has(line)), now.filter((line) => !before.has(line))]
  if (removed.length > 0 || added.length > 0) return [removed.join("\n"), added.join("\n")]
  const moved = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line, index) => line !== others[index]).join("\n")
  return [moved(old, now), moved(now, old)]
}
