import { getOverview, type List, retryFailedMails } from "contract"
import { api } from "#api/api.ts"
import { injectCalls } from "#api/calls.ts"
import type { RecordFeature } from "#dashboard/feature.ts"
import type { Text } from "#dashboard/screens.ts"
import { records } from "#features/registry.ts"

const untilAnswered = 8000

export const { useGetOverviewQuery, useRetryFailedMailsMutation } = injectCalls({
  getOverview,
  retryFailedMails,
}).enhanceEndpoints({
  endpoints: {
    retryFailedMails: {
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => {})
        // By then the mail server has refused what it refuses.
        setTimeout(() => dispatch(api.util.invalidateTags([...retryFailedMails.topics])), untilAnswered)
      },
    },
  },
})

export type ShownPicture = {
  address: string
  label: Text
  /** The name of the record that it belongs to. */
  of: string
  /** Where another picture can be given. */
  at: string
}

const shown = records.filter(({ images }) => Object.values(images ?? {}).some((image) => image !== null))

/** A photo that nobody gave is not a broken one. */
function picturesOf({ path, title, images = {}, to = () => path }: RecordFeature, row: never): ShownPicture[] {
  return Object.entries(images).flatMap(([column, image]) =>
    image && row[column]
      ? { address: String(row[column]), label: image.label, of: (image.of ?? title)(row), at: to(row) }
      : [],
  )
}

export const { useGetPicturesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of every list that the public pages show. */
    getPictures: build.query<ShownPicture[], void>({
      async queryFn(_nothing, _reached, _options, ask) {
        const answers = await Promise.all(shown.map(({ list }) => ask({ call: list })))
        const refused = answers.find(({ error }) => error)
        if (refused?.error) return { error: refused.error }
        const rows = answers.map(({ data }) => (data as List<never>).data)
        return { data: shown.flatMap((kind, at) => (rows[at] ?? []).flatMap((row) => picturesOf(kind, row))) }
      },
      providesTags: shown.flatMap(({ list }) => list.topics),
    }),
  }),
})
