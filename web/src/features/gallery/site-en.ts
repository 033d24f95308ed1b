import type { Widened } from "#i18n/en.ts"

export const gallery = {
  title: "Gallery",
  description: "Pictures of our classes, workshops and competitions, and of the people in them.",
  lead: "Classes, workshops, contests, and tea in between. Choose one to see it large.",
  empty: "No galleries found...",
  emptyLink: "Our achievements",
  previous: "Previous",
  next: "Next",
}

export type GalleryContent = Widened<typeof gallery>
