import type { CreateReview, One, Review } from "contract"
import { api } from "#api/api.ts"

const ownReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for whoever has not written one yet, which is no failure. */
    getOwnReview: build.query<Review | null, void>({
      query: () => ({ url: "/reviews/get-review", params: { orNone: 1 } }),
      transformResponse: ({ data }: One<Review | null>) => data,
      providesTags: ["review"],
    }),
    submitReview: build.mutation<One<Review>, CreateReview>({
      query: (body) => ({ url: "/reviews/register", method: "POST", body }),
      invalidatesTags: ["review"],
    }),
  }),
})

export const { useGetOwnReviewQuery, useSubmitReviewMutation } = ownReviewApi
