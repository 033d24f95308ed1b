/** What may change, each the table of its name: whatever was kept in memory of a topic is dropped when it does. */
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
] as const
export type Topic = (typeof topics)[number]
