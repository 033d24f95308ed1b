import type { Done, List, Page, PublicReview, Review } from "contract"
import { api } from "#api/api.ts"
import { askEach, type Outcome } from "#api/each-row.ts"
import type { ListQuery } from "#api/list-query.ts"
import { atOnce } from "#api/row-patch.ts"
import { type Toggled, toggleTo } from "#api/toggle.ts"

type Wanted<T> = { of: T; isOn: boolean }

const homeToggle = (row: Review, isOn: boolean) => ({
  row,
  url: `/reviews/change-home-visibility/${row._id}`,
  read: `/reviews/get-review/${row._id}`,
  isWanted: ({ isHomeShow }: Review) => isHomeShow === isOn,
})

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
    showReview: build.mutation<Toggled<Review>, Wanted<Review>>({
      queryFn: ({ of, isOn }, _api, _options, ask) => toggleTo(ask, homeToggle(of, isOn)),
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
      queryFn: ({ of, isOn }, _api, _options, ask) => askEach(of, (row) => toggleTo(ask, homeToggle(row, isOn))),
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
