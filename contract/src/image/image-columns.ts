import { type RecordKind, records } from "../records.ts"

export type ImageColumn<T extends RecordKind = RecordKind> = (typeof records)[T]["images"][number]
/** The tables with images. */
export type ImageTable = { [T in RecordKind]: [ImageColumn<T>] extends [never] ? never : T }[RecordKind]

/** Every column with images, also of tables without records: an image that is in none of them is unused. */
export const imageColumns: readonly { table: string; column: string }[] = [
  ...Object.entries(records).flatMap(([table, { images }]) => images.map((column) => ({ table, column }))),
  { table: "signatory", column: "image" },
  { table: "siteImage", column: "image" },
]

/** The image columns of all records. In requests and responses a field with such a name is an image. */
export const imageFields: readonly ImageColumn[] = [...new Set(Object.values(records).flatMap(({ images }) => images))]

/** Replaces the image URLs of a record, and those of the items of a list of the site; returns the same object if it has none that changes. */
export function withImages<T>(record: T, replace: (url: string) => string): T {
  if (typeof record !== "object" || record === null) return record
  const fields = record as Record<string, unknown>
  const replaced: Record<string, unknown> = {}
  if (fields.items) replaced.items = (fields.items as unknown[]).map((item) => withImages(item, replace))
  for (const field of imageFields) {
    const url = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (typeof url !== "string") continue
    const replacement = replace(url)
    if (replacement !== url) replaced[field] = replacement
  }
  return Object.keys(replaced).length > 0 ? { ...record, ...replaced } : record
}

/** Replaces each record of a response, which carries one record or a list. */
export function mapRecords<T>(response: T, replace: <R>(record: R) => R): T {
  const { data } = response as { data?: unknown }
  if (typeof data !== "object" || data === null) return response
  return { ...response, data: Array.isArray(data) ? data.map((record) => replace(record)) : replace(data) }
}
