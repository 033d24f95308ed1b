import type { Achievement } from "./achievement.ts"
import type { Course } from "./course.ts"
import type { Gallery } from "./gallery.ts"
import type { TeamMember } from "./team.ts"
import type { ToKnow } from "./to-know.ts"
import type { User } from "./user.ts"

type Columns<Entity> = readonly (keyof Entity & string)[]

/**
 * Every column that holds an image's address, by table. Storing by path, whole addresses in answers, the cleanup of
 * unused images and the check for broken ones follow from this list: an image in a column that is missing here is deleted.
 */
export const imageColumns = {
  user: ["photo"],
  course: ["thumbnail", "instructorPhoto"],
  achievement: ["image"],
  gallery: ["image"],
  team: ["photo"],
  toKnow: ["playlist_thumbnail"],
} as const satisfies {
  user: Columns<User>
  course: Columns<Course>
  achievement: Columns<Achievement>
  gallery: Columns<Gallery>
  team: Columns<TeamMember>
  toKnow: Columns<ToKnow>
}

export type ImageTable = keyof typeof imageColumns
export type ImageColumn<T extends ImageTable = ImageTable> = (typeof imageColumns)[T][number]

/** Their names, whatever the table: in bodies and answers a field of such a name is an image. */
export const imageFields: readonly ImageColumn[] = [...new Set(Object.values(imageColumns).flat())]

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
