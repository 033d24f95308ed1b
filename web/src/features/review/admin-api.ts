import { deleteReview, getAllReviews, getHomeReviews } from "contract"
import { injectCalls } from "#api/calls.ts"

export const { useGetAllReviewsQuery, useGetHomeReviewsQuery, useDeleteReviewMutation } = injectCalls({
  getAllReviews,
  getHomeReviews,
  deleteReview,
})
