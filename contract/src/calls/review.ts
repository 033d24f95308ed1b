import * as z from "zod/mini"
import { admins, anyone, call, signedIn } from "../call.ts"
import { ById, PageQuery } from "../input.ts"
import { Done, list, one, page } from "../resource.ts"
import { CreateReview, OwnReviewQuery, PublicReview, Review, UpdateReview } from "../review.ts"
import { toggleDescription } from "./descriptions.ts"

export const getReviews = call({
  method: "GET",
  path: "/reviews/get-reviews",
  access: anyone,
  response: list(PublicReview),
  message: "Reviews found",
  topics: ["review", "user"],
  isCached: true,
  summary: "All reviews, newest first, without their authors' emails",
})

export const getHomeReviews = call({
  method: "GET",
  path: "/reviews/get-home-reviews",
  access: anyone,
  response: list(PublicReview),
  message: "Reviews found",
  topics: ["review", "user"],
  isCached: true,
  summary: "The reviews on the home page, the newest 50",
})

export const getOwnReview = call({
  method: "GET",
  path: "/reviews/get-review",
  access: signedIn,
  query: OwnReviewQuery,
  response: one(z.nullable(Review)),
  message: "Review found",
  errors: { notFound: "reviewNotFound" },
  topics: ["review"],
  summary: "One's own review",
})

export const getReview = call({
  method: "GET",
  path: "/reviews/get-review/:id",
  access: admins,
  params: ById,
  response: one(Review),
  message: "Review found",
  errors: { notFound: "reviewNotFound" },
  topics: ["review"],
  summary: "A review with its author's email",
})

export const getAllReviews = call({
  method: "GET",
  path: "/reviews/get-all-reviews",
  access: admins,
  query: PageQuery,
  response: page(Review),
  message: "Reviews found",
  topics: ["review"],
  summary: "Reviews with their authors' emails, in pages",
})

export const createReview = call({
  method: "POST",
  path: "/reviews/register",
  access: signedIn,
  body: CreateReview,
  maxBodyBytes: 32 * 1024,
  response: one(Review),
  status: 201,
  message: "Review submitted successfully",
  errors: { conflict: "reviewTaken" },
  topics: ["review"],
  summary: "Review the training",
  description:
    "Name, photo and email are those of the account. One review an account: 409. Without a rating it gives 5 stars.",
})

export const updateReview = call({
  method: "PATCH",
  path: "/reviews/update-review/:id",
  access: signedIn,
  params: ById,
  body: UpdateReview,
  maxBodyBytes: 32 * 1024,
  response: one(Review),
  message: "Review updated successfully",
  errors: { notFound: "reviewNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["review"],
  summary: "Change a review",
  description: "Its author and admins may. Fields that are not sent stay as they are; at least one is sent.",
})

export const toggleReviewOnHome = call({
  method: "PATCH",
  path: "/reviews/change-home-visibility/:id",
  access: admins,
  params: ById,
  response: one(Review),
  message: "Visibility changed successfully",
  errors: { notFound: "reviewNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["review"],
  summary: "Show a review on the home page, or no longer",
  description: toggleDescription,
})

export const deleteReview = call({
  method: "DELETE",
  path: "/reviews/delete-review/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "Review deleted successfully",
  errors: { notFound: "reviewNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["review"],
  summary: "Delete a review",
})
