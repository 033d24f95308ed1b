import type { Widened } from "#i18n/en.ts"

export const reviews = {
  title: "Reviews",
  description: "What our students say about the courses, in their own words, the good and the less good.",
  lead: "Written by students from their own accounts, one each. We leave out nothing because it is critical, and correct nothing.",
  average: "Average rating",
  number: "Reviews",
  card: {
    // Around the number of stars: '4.5 out of 5'.
    beforeRating: "",
    afterRating: "out of 5",
    more: "see more",
    moreOf: "review by",
  },
  listLabel: "List of reviews",
  none: "No reviews found...",
  noneHint: "The first batch is still learning. When it has finished, its words will stand here.",
  noneOnPage: "There are not that many reviews.",
  firstPage: "To the first reviews",
  courses: "See the courses",
}

export type ReviewsContent = Widened<typeof reviews>
export type ReviewCardTexts = ReviewsContent["card"]
