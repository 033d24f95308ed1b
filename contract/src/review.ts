import * as z from "zod/mini"
import { bulkForm, bulkResult } from "./call/bulk.ts"
import { issue } from "./call/problem.ts"
import { Id, record, Timestamp } from "./call/resource.ts"
import { CreatedQuery } from "./text/day-input.ts"
import {
  flag,
  form,
  integer,
  key,
  lengths,
  PageQuery,
  patchForm,
  requiredParagraphs,
  sortOrder,
  wholeNumber,
} from "./text/input.ts"

/** Only public reviews leave the dashboard. A rejected one, and one that waits for approval, is seen by its author and by admins. */
export const ReviewStatus = z.enum(["public", "waiting", "rejected"])
export type ReviewStatus = z.infer<typeof ReviewStatus>

/** The newest active certificate of the author, if their email is verified: it shows that they studied here. */
export const ReviewerCertificate = z.object({ certificationName: z.string(), batchNo: z.string() })

export const Review = record({
  /** The author's account. */
  userId: Id,
  name: z.string(),
  email: z.string(),
  rating: z.number(),
  comment: z.string(),
  photo: z.string(),
  /** Null unless the author is a verified student. */
  certificate: z.nullable(ReviewerCertificate),
  isHomeShow: z.boolean(),
  status: ReviewStatus,
  /** The public reply of the site; empty without one. */
  reply: z.string(),
  createdAt: Timestamp,
  /** When its text or rating was last changed; empty if never. */
  editedAt: z.string(),
})
export type Review = z.infer<typeof Review>

/** The public part of a review, without its author's email. */
export const PublicReview = z.omit(Review, { email: true, userId: true, status: true })
export type PublicReview = z.infer<typeof PublicReview>

/** The reviews on one page of the public list. */
export const reviewPageSize = 24

/** The page of a course shows at most this many of its reviews: the newest. */
export const maxCourseReviews = 2

export const ByPage = z.object({ page: wholeNumber(1_000_000) })

/** The home page shows at most this many of the reviews that are switched on: those by verified students, then the newest. */
export const maxHomeReviews = 50

const invalid = issue("invalidRating")
const rating = z.number(invalid).check(z.minimum(0.5, invalid), z.maximum(5, invalid), z.multipleOf(0.5, invalid))

const fields = { rating: z.optional(rating), comment: requiredParagraphs(lengths.comment) }

/** Name, photo and email are the signed-in user's; an `email` that is sent is dropped like any unknown field. */
export const CreateReview = form(fields)
export type CreateReview = z.infer<typeof CreateReview>

export const UpdateReview = patchForm(fields)

const status = { status: z.enum(ReviewStatus.options, issue("badInput")) }
export const ChangeReviewStatus = form(status)

export const ReplyToReview = form({ reply: requiredParagraphs(lengths.comment, "fieldRequired") })
export type ReplyToReview = z.infer<typeof ReplyToReview>

/** With `optional`, the response is `null` instead of 404 if the user has no review, because a form needs no failure for that. */
export const OwnReviewQuery = z.object({ optional: z.optional(flag) })

/** `stars` without the half: 4 finds 4 and 4.5. */
export const ReviewFilters = z.extend(CreatedQuery, {
  search: PageQuery.shape.search,
  stars: z.optional(wholeNumber(5)),
  userId: z.optional(key),
  isHomeShow: z.optional(flag),
  status: z.optional(z.enum(ReviewStatus.options, issue("badInput"))),
})
export type ReviewFilters = z.infer<typeof ReviewFilters>

export const ReviewsQuery = z.extend(PageQuery, { ...ReviewFilters.shape, sort: sortOrder("createdAt", "rating") })
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

const onHome = { isHomeShow: z.boolean(issue("badInput")) }

// In a body, numbers are numbers.
const bodyFilters = { ...ReviewFilters.shape, stars: z.optional(integer(5, "badInput", 1)) }

export const ChangeReviewsOnHome = bulkForm(onHome, bodyFilters)
export const ReviewsOnHomeChanged = bulkResult(onHome)

export const ChangeReviewStatuses = bulkForm(status, bodyFilters)
export const ReviewStatusesChanged = bulkResult(status)
