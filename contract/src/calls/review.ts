import * as z from "zod/mini"
import { bulkDescription, maxBulkBytes } from "../call/bulk.ts"
import { admins, anyone, editors, own, signedIn } from "../call/call.ts"
import { recordCalls } from "../call/calls-of.ts"
import { DeleteRecords, deletingMany, RecordsDeleted } from "../call/deletion.ts"
import { list, one, page } from "../call/resource.ts"
import {
  ByPage,
  ChangeReviewStatus,
  ChangeReviewStatuses,
  ChangeReviewsOnHome,
  CreateReview,
  maxCourseReviews,
  OwnReviewQuery,
  PublicReview,
  ReplyToReview,
  Review,
  ReviewFilters,
  ReviewStatusesChanged,
  ReviewsOnHomeChanged,
  ReviewsQuery,
  reviewPageSize,
  UpdateReview,
} from "../review.ts"
import { ExportFormat, exportFormatDescription } from "../text/export-format.ts"

export * from "../review.ts"

const review = recordCalls("review", "Review")

/** Who is a verified student depends on the account and its certificates. */
const shown = ["review", "user", "certificate"] as const

const certified =
  "`certificate` is the newest active certificate of an author with a verified email, null for others. Those with one, the verified students, come first."

const average = z.nullable(z.number())

export const getReviews = review.get("/reviews/get-reviews", {
  access: anyone,
  response: list(PublicReview),
  topics: shown,
  isCached: true,
  summary: "List all reviews without the authors' emails: those by verified students, then the newest",
  description: certified,
})

export const getReviewPage = review.get("/reviews/get-review-page/:page", {
  access: anyone,
  params: ByPage,
  response: z.extend(page(PublicReview), { average, verified: z.int() }),
  errors: { notFound: "reviewNotFound" },
  topics: shown,
  isCached: true,
  summary: "List one page of the same reviews, with the average rating by verified students",
  description: `${certified} \`verified\` counts theirs; \`average\`, of these alone, has one decimal, and is null without any. A page has ${reviewPageSize} reviews. Returns 404 for a page past the end.`,
})

export const getHomeReviews = review.get("/reviews/get-home-reviews", {
  access: anyone,
  response: list(PublicReview),
  topics: shown,
  isCached: true,
  summary: "List 50 reviews on the home page: those by verified students, then the newest",
  description: certified,
})

export const getCourseReviews = review.get("/reviews/get-course-reviews/:id", {
  access: anyone,
  response: z.extend(list(PublicReview), { average }),
  errors: { notFound: "courseNotFound" },
  topics: [...shown, "course"],
  isCached: true,
  summary: "List the newest reviews by verified students of a course, with their number and average rating",
  description: `A certificate is one of the course that has its certification's name as title, in Bengali or English. \`count\` and \`average\` are of all these reviews, of which at most ${maxCourseReviews} are listed.`,
})

export const getOwnReview = review.get("/reviews/get-review", {
  access: signedIn,
  query: OwnReviewQuery,
  response: z.extend(one(z.nullable(Review)), { needsApproval: z.boolean() }),
  errors: { notFound: "reviewNotFound" },
  summary: "Get your own review",
  description: "`needsApproval` is true if an admin must approve new and changed reviews.",
})

export const getReview = review.get("/reviews/get-review/:id", {
  access: editors,
  response: one(Review),
  summary: "Get a review, including the author's email",
})

export const getAllReviews = review.get("/reviews/get-all-reviews", {
  access: editors,
  query: ReviewsQuery,
  response: page(Review),
  summary: "List reviews with the authors' emails, paginated",
})

export const exportReviews = review.get("/reviews/export-reviews", {
  access: editors,
  query: z.extend(ReviewFilters, ExportFormat.shape),
  responseType: "text/csv",
  needsConfirmation: true,
  summary: "Export reviews as CSV, with the authors' emails",
  description: exportFormatDescription,
})

export const createReview = review.post("/reviews/register", {
  access: signedIn,
  body: CreateReview,
  maxBodyBytes: 32 * 1024,
  response: one(Review),
  message: "Review submitted successfully",
  errors: { conflict: "reviewTaken" },
  summary: "Create your review of the training",
  description:
    "Name, photo and email are taken from the account. A second review by the same account returns 409. The default rating is 5 stars. Its status is `waiting` if reviews need approval, or if the review that you withdrew before was not public.",
})

export const updateReview = review.patch("/reviews/update-review/:id", {
  access: own("review", { or: admins }),
  body: UpdateReview,
  maxBodyBytes: 32 * 1024,
  response: one(Review),
  summary: "Update a review",
  description:
    "For its author and admins. Fields that are not sent keep their values; send at least one. After a change by its author, a review waits for approval if reviews need it, or if it was not public before.",
})

export const withdrawReview = review.delete("/reviews/withdraw-review/:id", {
  access: own("review"),
  message: "Review withdrawn successfully",
  summary: "Delete your own review",
})

export const toggleReviewOnHome = review.patch("/reviews/change-home-visibility/:id", {
  access: editors,
  response: one(Review),
  message: "Visibility changed successfully",
  summary: "Show a review on the home page, or remove it from there",
})

export const changeReviewsOnHome = review.patch("/reviews/change-home-visibilities", {
  access: editors,
  body: ChangeReviewsOnHome,
  maxBodyBytes: maxBulkBytes,
  response: one(ReviewsOnHomeChanged),
  message: "Visibilities changed successfully",
  summary: "Show many reviews on the home page, or remove them from there",
  description: bulkDescription("reviews"),
})

export const changeReviewStatus = review.patch("/reviews/change-status/:id", {
  access: editors,
  body: ChangeReviewStatus,
  response: one(Review),
  message: "Status changed successfully",
  summary: "Approve or reject a review",
})

export const changeReviewStatuses = review.patch("/reviews/change-statuses", {
  access: editors,
  body: ChangeReviewStatuses,
  maxBodyBytes: maxBulkBytes,
  response: one(ReviewStatusesChanged),
  message: "Statuses changed successfully",
  summary: "Approve or reject many reviews",
  description: bulkDescription("reviews"),
})

export const replyToReview = review.patch("/reviews/change-reply/:id", {
  access: editors,
  body: ReplyToReview,
  maxBodyBytes: 32 * 1024,
  response: one(Review),
  message: "Reply saved successfully",
  summary: "Reply to a review publicly, or change the reply",
})

export const deleteReply = review.delete("/reviews/delete-reply/:id", {
  access: editors,
  response: one(Review),
  message: "Reply removed successfully",
  summary: "Remove the reply to a review",
})

export const deleteReview = review.delete("/reviews/delete-review/:id", {
  access: admins,
  summary: "Delete a review",
})

export const deleteReviews = review.post("/reviews/delete-reviews", {
  access: admins,
  body: DeleteRecords,
  maxBodyBytes: 64 * 1024,
  response: one(RecordsDeleted),
  message: "Reviews deleted successfully",
  summary: "Delete several reviews",
  description: deletingMany,
})
