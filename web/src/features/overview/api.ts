import { getOverview, retryFailedMails } from "contract"
import { api, injectCalls } from "#api/calls.ts"

const refetchDelayMs = 8000

export const { useGetOverviewQuery, useRetryFailedMailsMutation } = injectCalls({
  getOverview,
  retryFailedMails,
}).enhanceEndpoints({
  endpoints: {
    retryFailedMails: {
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => {})
        // By then the mail server has usually responded.
        setTimeout(() => dispatch(api.util.invalidateTags([...retryFailedMails.topics])), refetchDelayMs)
      },
    },
  },
})
