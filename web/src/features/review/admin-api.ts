import { getAllReviews, getHomeReviews } from "contract"
import { injectCalls } from "#api/calls.ts"

export const { useGetAllReviewsQuery, useGetHomeReviewsQuery } = injectCalls({ getAllReviews, getHomeReviews })
