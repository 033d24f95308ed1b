import { deleteReview, getAllReviews, getHomeReviews, getReview, type Review, toggleReviewOnHome } from "contract"
import { api } from "#api/api.ts"
import { injectCalls } from "#api/calls.ts"
import type { Outcome } from "#api/each-row.ts"
import { type Toggled, toggleEach, toggleOne, type Wanted } from "#api/toggle.ts"

const onHome = { field: "isHomeShow", flip: toggleReviewOnHome, read: getReview } as const

export const { useGetAllReviewsQuery, useGetHomeReviewsQuery, useDeleteReviewMutation } = injectCalls({
  getAllReviews,
  getHomeReviews,
  deleteReview,
})

export const { useShowReviewMutation, useShowReviewsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    showReview: build.mutation<Toggled<Review>, Wanted<Review, boolean>>(toggleOne("getAllReviews", onHome)),
    showReviews: build.mutation<Outcome, Wanted<readonly Review[], boolean>>(toggleEach(onHome)),
  }),
})
