import * as z from "zod/mini"
import { admins, anyone, signedIn } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { PageQuery } from "../input.ts"
import { list, one, page } from "../resource.ts"
import { CreateReview, OwnReviewQuery, PublicReview, Review, UpdateReview } from "../review.ts"

const review = recordCalls("review", "Review")

export const getReviews = review.get("/reviews/get-reviews", {
  access: anyone,
  response: list(PublicReview),
  topics: ["review", "user"],
  isCached: true,
  summary: "All reviews, newest first, without their authors' emails",
})

export const getHomeReviews = review.get("/reviews/get-home-reviews", {
  access: anyone,
  response: list(PublicReview),
  topics: ["review", "user"],
  isCached: true,
  summary: "The reviews on the home page, the newest 50",
})

export const getOwnReview = review.get("/reviews/get-review", {
  access: signedIn,
  query: OwnReviewQuery,
  response: one(z.nullable(Review)),
  errors: { notFound: "reviewNotFound" },
  summary: "One's own review",
})

export const getReview = review.get("/reviews/get-review/:id", {
  access: admins,
  response: one(Review),
  summary: "A review with its author's email",
})

export const getAllReviews = review.get("/reviews/get-all-reviews", {
  access: admins,
  query: PageQuery,
  response: page(Review),
  summary: "Reviews with their authors' emails, in pages",
})

export const createReview = review.post("/reviews/register", {
  access: signedIn,
  body: CreateReview,
  maxBodyBytes: 32 * 1024,
  response: one(Review),
  message: "Review submitted successfully",
  errors: { conflict: "reviewTaken" },
  summary: "Review the training",
  description:
    "Name, photo and email are those of the account. One review an account: 409. Without a rating it gives 5 stars.",
})

export const updateReview = review.patch("/reviews/update-review/:id", {
  access: signedIn,
  body: UpdateReview,
  maxBodyBytes: 32 * 1024,
  response: one(Review),
  summary: "Change a review",
  description: "Its author and admins may. Fields that are not sent stay as they are; at least one is sent.",
})

export const toggleReviewOnHome = review.patch("/reviews/change-home-visibility/:id", {
  access: admins,
  response: one(Review),
  message: "Visibility changed successfully",
  summary: "Show a review on the home page, or no longer",
})

export const deleteReview = review.delete("/reviews/delete-review/:id", {
  access: admins,
  summary: "Delete a review",
})
