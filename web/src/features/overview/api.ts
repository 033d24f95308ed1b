import type { Deleted, One, Overview, RemovedDemo, RetriedMails } from "contract"
import { api } from "#api/api.ts"
import { picturesIn, type ShownPicture, shownLists } from "./shown-pictures.ts"

const untilAnswered = 8000

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<One<Overview>, void>({
      query: () => "/overview/get-overview",
      providesTags: ["user", "certificate", "review", "course", "mail"],
    }),
    /** Of every list that the public pages show. */
    getPictures: build.query<ShownPicture[], void>({
      async queryFn(_nothing, _reached, _options, ask) {
        const answers = await Promise.all(shownLists.map((url) => ask(url)))
        const refused = answers.find(({ error }) => error)
        if (refused?.error) return { error: refused.error }
        return { data: picturesIn(answers.map(({ data }) => data)) }
      },
      providesTags: ["course", "team", "gallery", "achievement", "toKnow"],
    }),
    retryMails: build.mutation<One<RetriedMails>, void>({
      query: () => ({ url: "/mails/retry-failed", method: "POST" }),
      invalidatesTags: ["mail"],
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => {})
        // By then the mail server has refused what it refuses.
        setTimeout(() => dispatch(overviewApi.util.invalidateTags(["mail"])), untilAnswered)
      },
    }),
    removeDemo: build.mutation<One<RemovedDemo>, boolean>({
      query: (edited) => ({ url: `/demo/remove-demo${edited ? "?edited=1" : ""}`, method: "DELETE" }),
      invalidatesTags: ["user", "certificate", "review", "course", "team", "gallery", "achievement", "toKnow"],
    }),
    deleteMails: build.mutation<One<Deleted>, void>({
      query: () => ({ url: "/mails/delete-failed", method: "DELETE" }),
      invalidatesTags: ["mail"],
    }),
  }),
})

export const {
  useGetOverviewQuery,
  useGetPicturesQuery,
  useRetryMailsMutation,
  useDeleteMailsMutation,
  useRemoveDemoMutation,
} = overviewApi
