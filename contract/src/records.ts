import type { PlainCode } from "./call/problem.ts"

type Declared = { images: readonly string[]; english?: readonly string[]; notFound?: PlainCode; isMovable?: true }

/**
 * The kinds of records that people edit, each stored in the table of the same name: their image columns, the texts that may
 * have an English version (english.ts), and the error code for a missing record. Cache topics, kinds and actions of the audit log, restoring, sample content, storing images
 * by path, and the cleanup of unused images are derived from this list. Records that belong to others come before them,
 * because records are removed in this order.
 */
export const records = {
  certificate: { images: [], notFound: "certificateNotFound" },
  review: { images: [], notFound: "reviewNotFound" },
  user: { images: ["photo"], notFound: "userNotFound" },
  question: { images: [], english: ["question", "answer"], isMovable: true },
  course: {
    images: ["thumbnail", "instructorPhoto"],
    english: [
      "title",
      "category",
      "description",
      "instructorName",
      "instructorBio",
      "curriculum",
      "duration",
      "schedule",
      "audience",
      "prerequisites",
      "outcomes",
    ],
    notFound: "courseNotFound",
    isMovable: true,
  },
  team: { images: ["photo"], english: ["name", "designation"], notFound: "teamNotFound", isMovable: true },
  gallery: { images: ["image"], english: ["title"], notFound: "galleryNotFound", isMovable: true },
  achievement: {
    images: ["image"],
    english: ["title", "description"],
    notFound: "achievementNotFound",
    isMovable: true,
  },
  toKnow: { images: ["playlist_thumbnail"], english: ["title"], notFound: "toKnowNotFound", isMovable: true },
} as const satisfies Record<string, Declared>

export const englishFieldsOf = (kind: RecordKind): readonly string[] => (records[kind] as Declared).english ?? []

export const notFoundCodeOf = (kind: RecordKind): PlainCode => (records[kind] as Declared).notFound ?? "recordNotFound"

export type RecordKind = keyof typeof records
/** The kinds that people put in order, by moving a record to another position. */
export type MovableKind = {
  [Kind in RecordKind]: (typeof records)[Kind] extends { isMovable: true } ? Kind : never
}[RecordKind]
/** The texts of a kind that may have an English version. */
export type EnglishField<Kind extends RecordKind> = (typeof records)[Kind] extends {
  english: readonly (infer Field extends string)[]
}
  ? Field
  : never
export const recordKinds = Object.keys(records) as [RecordKind, ...RecordKind[]]

/** Everything that can change. Caches are invalidated by topic. */
export const topics = [
  ...recordKinds,
  "session",
  "mail",
  "audit",
  "notification",
  "signatory",
  "blog",
  "site",
  "translation",
] as const
export type Topic = (typeof topics)[number]
