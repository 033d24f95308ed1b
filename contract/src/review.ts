import * as z from "zod/mini"
import { changesOf, filledParagraphs, flag, form, lengths } from "./input.ts"
import { issue } from "./problem.ts"
import { record } from "./resource.ts"

export const Review = record({
  name: z.string(),
  email: z.string(),
  rating: z.number(),
  comment: z.string(),
  photo: z.string(),
  isHomeShow: z.boolean(),
})
export type Review = z.infer<typeof Review>

/** What anyone may see of a review: never its author's email. */
export const PublicReview = z.omit(Review, { email: true })
export type PublicReview = z.infer<typeof PublicReview>

/** The home page shows no more of them, however many are switched on: the newest. */
export const homeReviews = 50

const invalid = issue("invalidRating")
const rating = z.number(invalid).check(z.minimum(0.5, invalid), z.maximum(5, invalid), z.multipleOf(0.5, invalid))

const fields = { rating: z.optional(rating), comment: filledParagraphs(lengths.comment) }

/** Name, photo and email are the signed-in user's; an `email` that is sent is dropped like any unknown field. */
export const CreateReview = form(fields)
export type CreateReview = z.infer<typeof CreateReview>

export const UpdateReview = changesOf(fields)

/** Whoever asks in order to show a form, and may have no review yet, wants `null` for none instead of a 404. */
export const OwnReviewQuery = z.object({ optional: z.optional(flag) })
