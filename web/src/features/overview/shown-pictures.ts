import type { List } from "contract"
import type { RecordFeature } from "#dashboard/feature.ts"
import type { Text } from "#dashboard/screens.ts"
import { records } from "#features/registry.ts"

export type ShownPicture = {
  address: string
  label: Text
  /** The name of the record that it belongs to. */
  of: string
  /** Where another picture can be given. */
  at: string
}

const shown = records.filter(({ images }) => Object.values(images ?? {}).some((image) => image !== null))

export const shownLists = shown.map(({ list }) => list)

/** From the answers to `shownLists`, in their order. A photo that nobody gave is not a broken one. */
export function picturesIn(answers: readonly unknown[]): ShownPicture[] {
  return shown
    .flatMap((kind, at) => (answers[at] as List<never>).data.flatMap((row) => picturesOf(kind, row)))
    .filter(({ address }) => address !== "")
}

function picturesOf({ path, title, images = {}, to = () => path }: RecordFeature, row: never): ShownPicture[] {
  return Object.entries(images).flatMap(([column, image]) =>
    image ? { address: String(row[column]), label: image.label, of: (image.of ?? title)(row), at: to(row) } : [],
  )
}
