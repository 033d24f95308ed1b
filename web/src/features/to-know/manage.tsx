import { CreateToKnow, createToKnow, deleteToKnow, getToKnows } from "contract"
import { injectCalls } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ImageField } from "#dashboard/image-field.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { useWords } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { PlaylistLink } from "./manage-playlist-link.tsx"
import { toKnowWords } from "./words.ts"

const { useGetToKnowsQuery } = injectCalls({ getToKnows })

export function Component() {
  const words = useWords(toKnowWords)
  const result = useGetToKnowsQuery()
  return (
    <ResourceList
      words={words}
      result={result}
      columns={[
        {
          key: "thumbnail",
          heading: words.thumbnail,
          lead: true,
          cell: (row) => <Thumbnail src={row.playlist_thumbnail} />,
        },
        { key: "title", heading: words.titled, lead: true, cell: TitleCell },
        { key: "link", heading: words.link, wide: true, cell: (row) => <PlaylistLink href={row.playlist_link} /> },
      ]}
      rowActions={(toKnow) => <DeleteRecord name={toKnow.title} words={words} call={deleteToKnow} record={toKnow} />}
      createDialog={
        <CreateDialog
          words={words}
          call={createToKnow}
          schema={CreateToKnow}
          empty={{ title: "", playlist_link: "", playlist_thumbnail: "" }}
        >
          {({ field, image }) => (
            <>
              <TextField label={words.titled} autoComplete="off" {...field("title")} />
              <TextField label={words.link} type="url" autoComplete="off" {...field("playlist_link")} />
              <ImageField label={words.thumbnail} {...image("playlist_thumbnail")} {...field("playlist_thumbnail")} />
            </>
          )}
        </CreateDialog>
      }
    />
  )
}
