/**
 * The kinds of records that people edit, each the table of its name, and which of their columns hold an image's address.
 * Topics of caches, kinds and actions of the audit log, restoring, sample content, storing images by path, and the cleanup of
 * unused images follow from this list. Where records belong to others they stand before them: what is removed goes in this order.
 */
export const records = {
  certificate: { images: [] },
  review: { images: [] },
  user: { images: ["photo"] },
  course: { images: ["thumbnail", "instructorPhoto"] },
  team: { images: ["photo"] },
  gallery: { images: ["image"] },
  achievement: { images: ["image"] },
  toKnow: { images: ["playlist_thumbnail"] },
} as const satisfies Record<string, { images: readonly string[] }>

export type RecordKind = keyof typeof records
export const recordKinds = Object.keys(records) as [RecordKind, ...RecordKind[]]

/** What may change: caches are dropped by these. */
export const topics = [...recordKinds, "session", "mail", "audit"] as const
export type Topic = (typeof topics)[number]
