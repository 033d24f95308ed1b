import { deleteFailedMails, getOverview, removeDemo, retryFailedMails } from "contract"
import { api } from "#api/api.ts"
import { injectCalls } from "#api/calls.ts"
import { picturesIn, type ShownPicture, shownLists } from "./shown-pictures.ts"

const untilAnswered = 8000

export const { useGetOverviewQuery, useRetryFailedMailsMutation, useDeleteFailedMailsMutation, useRemoveDemoMutation } =
  injectCalls(
    { getOverview, retryFailedMails, deleteFailedMails, removeDemo },
    {
      retryFailedMails: {
        async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
          await queryFulfilled.catch(() => {})
          // By then the mail server has refused what it refuses.
          setTimeout(() => dispatch(api.util.invalidateTags([...retryFailedMails.topics])), untilAnswered)
        },
      },
    },
  )

export const { useGetPicturesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of every list that the public pages show. */
    getPictures: build.query<ShownPicture[], void>({
      async queryFn(_nothing, _reached, _options, ask) {
        const answers = await Promise.all(shownLists.map((call) => ask({ call })))
        const refused = answers.find(({ error }) => error)
        if (refused?.error) return { error: refused.error }
        return { data: picturesIn(answers.map(({ data }) => data)) }
      },
      providesTags: shownLists.flatMap(({ topics }) => topics),
    }),
  }),
})
