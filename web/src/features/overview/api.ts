import { getOverview, type List, retryFailedMails } from "contract"
import { api } from "#api/api.ts"
import { injectCalls } from "#api/calls.ts"
import type { RecordFeature } from "#dashboard/feature.ts"
import type { Text } from "#dashboard/screens.ts"
import { records } from "#features/registry.ts"

const untilAnswered = 8000

export const { useGetOverviewQuery, useRetryFailedMailsMutation } = injectCalls(
  { getOverview, retryFailedMails },
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

export type ShownPicture = {
  address: string
  label: Text
  /** The name of the record that it belongs to. */
  of: string
  /** Where another picture can be given. */
  at: string
}

const shown = records.filter(({ images }) => Object.values(images ?? {}).some((image) => image !== null))

const shownLists = shown.map(({ list }) => list)

/** From the answers to `shownLists`, in their order. A photo that nobody gave is not a broken one. */
function picturesIn(answers: readonly unknown[]): ShownPicture[] {
  return shown
    .flatMap((kind, at) => (answers[at] as List<never>).data.flatMap((row) => picturesOf(kind, row)))
    .filter(({ address }) => address !== "")
}

function picturesOf({ path, title, images = {}, to = () => path }: RecordFeature, row: never): ShownPicture[] {
  return Object.entries(images).flatMap(([column, image]) =>
    image ? { address: String(row[column]), label: image.label, of: (image.of ?? title)(row), at: to(row) } : [],
  )
}

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
