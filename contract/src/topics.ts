/** What may change, each the table of its name: caches are dropped by these. */
export const topics = [
  "user",
  "session",
  "certificate",
  "course",
  "review",
  "achievement",
  "gallery",
  "team",
  "toKnow",
  "mail",
  "audit",
] as const
export type Topic = (typeof topics)[number]
