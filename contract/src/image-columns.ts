import { type RecordKind, records } from "./records.ts"

export type ImageColumn<T extends RecordKind = RecordKind> = (typeof records)[T]["images"][number]
/** The tables with images. */
export type ImageTable = { [T in RecordKind]: [ImageColumn<T>] extends [never] ? never : T }[RecordKind]

/** Their names, whatever the table: in bodies and answers a field of such a name is an image. */
export const imageFields: readonly ImageColumn[] = [...new Set(Object.values(records).flatMap(({ images }) => images))]

/** A record with each of its image addresses replaced; the same record if none is. */
export function withImages<T>(record: T, replace: (address: string) => string): T {
  if (typeof record !== "object" || record === null) return record
  const fields = record as Record<string, unknown>
  const replaced: Record<string, string> = {}
  for (const field of imageFields) {
    const address = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (typeof address !== "string") continue
    const other = replace(address)
    if (other !== address) replaced[field] = other
  }
  return Object.keys(replaced).length > 0 ? { ...record, ...replaced } : record
}

/** An answer with each of its records replaced: it carries one, or a list of them. */
export function mapRecords<T>(answer: T, replace: <R>(record: R) => R): T {
  const { data } = answer as { data?: unknown }
  if (typeof data !== "object" || data === null) return answer
  return { ...answer, data: Array.isArray(data) ? data.map((each) => replace(each)) : replace(data) }
}
