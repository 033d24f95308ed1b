import type { PlainCode } from "./problem.ts"

type Declared = { images: readonly string[]; missing?: PlainCode; isMovable?: true }

/**
 * The kinds of records that people edit, each the table of its name: which of their columns hold an image's address, and
 * what is said of a missing one, if not just that there is no such record. Topics of caches, kinds and actions of the
 * audit log, restoring, sample content, storing images by path, and the cleanup of unused images follow from this list.
 * Where records belong to others they stand before them: what is removed goes in this order.
 */
export const records = {
  certificate: { images: [], missing: "certificateNotFound" },
  review: { images: [], missing: "reviewNotFound" },
  user: { images: ["photo"], missing: "userNotFound" },
  question: { images: [], isMovable: true },
  course: { images: ["thumbnail", "instructorPhoto"], missing: "courseNotFound", isMovable: true },
  team: { images: ["photo"], missing: "teamNotFound" },
  gallery: { images: ["image"], missing: "galleryNotFound" },
  achievement: { images: ["image"], missing: "achievementNotFound" },
  toKnow: { images: ["playlist_thumbnail"], missing: "toKnowNotFound" },
} as const satisfies Record<string, Declared>

export const missingOf = (kind: RecordKind): PlainCode => (records[kind] as Declared).missing ?? "recordNotFound"

export type RecordKind = keyof typeof records
/** Those that people put in order, each by giving it another place in the list. */
export type MovableKind = {
  [Kind in RecordKind]: (typeof records)[Kind] extends { isMovable: true } ? Kind : never
}[RecordKind]
export const recordKinds = Object.keys(records) as [RecordKind, ...RecordKind[]]

/** What may change: caches are dropped by these. */
export const topics = [...recordKinds, "session", "mail", "audit"] as const
export type Topic = (typeof topics)[number]
