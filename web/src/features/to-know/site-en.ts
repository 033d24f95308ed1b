import type { Widened } from "#i18n/en.ts"

export const toKnows = {
  title: "To-knows",
  description: "Free playlists on cyber security in Bengali, chosen by our instructors.",
  lead: "Short videos in Bengali, free of charge and without an account, chosen by our instructors. A good way to find out whether you would like a whole course.",
  none: "No to-knows found...",
  noneHint: "The first playlists are being put together. Some of the courses cost nothing either.",
  freeCourses: "See the free courses",
  after: "Watched them all?",
  afterText: "In a free course somebody answers your questions too.",
}

export type ToKnowsContent = Widened<typeof toKnows>
