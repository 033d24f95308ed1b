import type { PublicReview } from "contract"
import { endOf } from "#ui/end-of.ts"

/** The longest comment that a card shows whole. */
const most = 100

export type ReviewCardData = Pick<PublicReview, "_id" | "name" | "photo" | "rating"> & {
  preview: string
  /** The comment with its paragraphs; null where the card shows all of it. */
  whole: string | null
}

export function reviewCardOf({ _id, name, photo, rating, comment }: PublicReview): ReviewCardData {
  const line = comment.replace(/\s+/g, " ").trim()
  const cutAt = endOf(most, line)
  return {
    _id,
    name,
    photo,
    rating,
    preview: cutAt === null ? line : `${line.slice(0, cutAt)}...`,
    whole: cutAt === null ? null : withParagraphs(comment),
  }
}

/** With no more than one empty line between two paragraphs. */
const withParagraphs = (comment: string) =>
  comment
    .trim()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*\n\s*/g, "\n\n")
