import type { Done, List, One, Page, PublicReview, Review } from "contract"
import { api } from "#api/api.ts"
import { askEach, type Outcome } from "#api/each-row.ts"
import type { ListQuery } from "#api/list-query.ts"
import { atOnce, flipShownTo, flipTo } from "#api/row-patch.ts"

type Wanted<T> = { of: T; isOn: boolean }

const toggleOf = ({ _id }: Review) => `/reviews/change-home-visibility/${_id}`

const reviewAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllReviews: build.query<Page<Review>, ListQuery>({
      query: (params) => ({ url: "/reviews/get-all-reviews", params }),
      providesTags: ["review"],
    }),
    getHomeReviews: build.query<List<PublicReview>, void>({
      query: () => "/reviews/get-home-reviews",
      providesTags: ["review"],
    }),
    showReview: build.mutation<One<Review>, Wanted<Review>>({
      queryFn: ({ of, isOn }, _api, _options, ask) =>
        flipTo<Review>(ask, toggleOf(of), ({ isHomeShow }) => isHomeShow === isOn),
      onQueryStarted: atOnce<Wanted<Review>, Review>(
        "getAllReviews",
        ({ of }) => of._id,
        (row, { isOn }) => {
          row.isHomeShow = isOn
        },
      ),
      invalidatesTags: ["review"],
    }),
    showReviews: build.mutation<Outcome, Wanted<readonly Review[]>>({
      queryFn: ({ of, isOn }, _api, _options, ask) =>
        askEach(of, (row) =>
          flipShownTo<Review>(
            ask,
            { row, list: "/reviews/get-all-reviews", search: row.email },
            toggleOf(row),
            ({ isHomeShow }) => isHomeShow === isOn,
          ),
        ),
      invalidatesTags: ["review"],
    }),
    deleteReview: build.mutation<Done, Review>({
      query: ({ _id, updatedAt }) => ({ url: `/reviews/delete-review/${_id}`, method: "DELETE", seen: updatedAt }),
      invalidatesTags: ["review"],
    }),
  }),
})

export const {
  useGetAllReviewsQuery,
  useGetHomeReviewsQuery,
  useShowReviewMutation,
  useShowReviewsMutation,
  useDeleteReviewMutation,
} = reviewAdminApi
