import type { PublicReview } from "contract"

/** The longest comment that a card shows whole. */
const most = 100

export type ReviewCardData = Pick<PublicReview, "_id" | "name" | "photo" | "rating" | "comment"> & {
  /** Where in the comment the card stops; null when it shows all. */
  cutAt: number | null
}

/** To be called where a page's data is read: what counts as one character is not the same in every browser's tables. */
export function reviewCardOf({ _id, name, photo, rating, comment }: PublicReview): ReviewCardData {
  return { _id, name, photo, rating, comment, cutAt: endOf(most, comment) }
}

/** Counts what people see: a Bengali letter with its vowel sign is one, and so is an emoji of a family. */
function endOf(count: number, text: string): number | null {
  // No character is shorter than one unit, so most comments need no counting.
  if (text.length <= count) return null
  let seen = 0
  for (const { index } of new Intl.Segmenter("bn").segment(text)) {
    if (seen++ === count) return index
  }
  return null
}
