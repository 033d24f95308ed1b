import { CreateToKnow, createToKnow, deleteToKnow, getToKnows } from "contract"
import { injectCalls } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ImageField } from "#dashboard/image-field.tsx"
import { LinkField } from "#dashboard/link-field.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { PlaylistLink } from "./manage-playlist-link.tsx"
import { toKnowTexts } from "./texts.ts"

const { useGetToKnowsQuery } = injectCalls({ getToKnows })

export function Component() {
  const texts = useTexts(toKnowTexts)
  const result = useGetToKnowsQuery()
  return (
    <ResourceList
      texts={texts}
      result={result}
      columns={[
        {
          key: "thumbnail",
          heading: texts.thumbnail,
          lead: true,
          cell: (row) => <Thumbnail src={row.playlist_thumbnail} />,
        },
        { key: "title", heading: texts.titled, lead: true, cell: TitleCell },
        { key: "link", heading: texts.link, wide: true, cell: (row) => <PlaylistLink href={row.playlist_link} /> },
      ]}
      rowActions={(toKnow) => <DeleteRecord name={toKnow.title} texts={texts} call={deleteToKnow} record={toKnow} />}
      createDialog={
        <CreateDialog
          texts={texts}
          call={createToKnow}
          schema={CreateToKnow}
          empty={{ title: "", playlist_link: "", playlist_thumbnail: "" }}
          nameOf={({ title }) => title}
        >
          {({ field, image }) => (
            <>
              <TextField label={texts.titled} autoComplete="off" {...field("title")} />
              <LinkField label={texts.link} {...field("playlist_link")} />
              <ImageField label={texts.thumbnail} {...image("playlist_thumbnail")} {...field("playlist_thumbnail")} />
            </>
          )}
        </CreateDialog>
      }
    />
  )
}
