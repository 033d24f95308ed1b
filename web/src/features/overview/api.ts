import { getOverview, type List, retryFailedMails } from "contract"
import { api, injectCalls } from "#api/calls.ts"
import type { RecordFeature } from "#dashboard/feature.ts"
import type { Text } from "#dashboard/screens.ts"
import { records } from "#features/registry.ts"

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

export type ShownImage = {
  url: string
  label: Text
  /** The name of the record that it belongs to. */
  recordName: string
  /** The screen on which the image can be replaced. */
  editPath: string
}

const kindsWithImages = records.filter(({ images }) => Object.values(images ?? {}).some((image) => image !== null))

/** The images of a record. An empty photo is not a broken one. */
function imagesOf({ path, title, images = {}, to = () => path }: RecordFeature, row: never): ShownImage[] {
  return Object.entries(images).flatMap(([column, image]) =>
    image && row[column]
      ? { url: String(row[column]), label: image.label, recordName: (image.owner ?? title)(row), editPath: to(row) }
      : [],
  )
}

export const { useGetShownImagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The images of every list that public pages show. */
    getShownImages: build.query<ShownImage[], void>({
      async queryFn(_arg, _api, _extraOptions, baseQuery) {
        const results = await Promise.all(kindsWithImages.map(({ calls }) => baseQuery({ call: calls.list })))
        const failed = results.find(({ error }) => error)
        if (failed?.error) return { error: failed.error }
        const rows = results.map(({ data }) => (data as List<never>).data)
        return {
          data: kindsWithImages.flatMap((kind, index) => (rows[index] ?? []).flatMap((row) => imagesOf(kind, row))),
        }
      },
      providesTags: kindsWithImages.flatMap(({ calls }) => calls.list.topics),
    }),
  }),
})
