import { createReview, getOwnReview } from "contract"
import { injectCalls } from "#api/calls.ts"

export const { useGetOwnReviewQuery, useCreateReviewMutation } = injectCalls({ getOwnReview, createReview })
