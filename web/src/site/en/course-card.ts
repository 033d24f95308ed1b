import type { Widened } from "#i18n/en.ts"

/** Apart from the texts of the list, which pages with a few cards do not need. */
export const courseCard = {
  details: "Details",
  instructor: "Instructor",
  closed: "Closed",
  when: "Classes",
  price: "Price",
  oldPrice: "Old price",
  free: "FREE",
  off: "off",
  levels: { Beginner: "Beginner", Intermediate: "Intermediate", Advance: "Advance" },
}

export type CardTexts = Widened<typeof courseCard>
