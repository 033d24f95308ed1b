import {
  CreateToKnow,
  createToKnow,
  deleteToKnow,
  getToKnow,
  getToKnows,
  moveToKnow,
  UpdateToKnow,
  updateToKnow,
} from "contract"
import { injectCalls } from "#api/calls.ts"
import type { FormFields } from "#api/contract-form.ts"
import { BinLink } from "#dashboard/bin-link.tsx"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { EditDialog } from "#dashboard/edit-dialog.tsx"
import { EnglishTab } from "#dashboard/english-tab.tsx"
import { ImageField } from "#dashboard/image-field.tsx"
import { LinkField } from "#dashboard/link-field.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { EditRecord } from "#dashboard/row-action.tsx"
import { useRowOrder } from "#dashboard/row-order.tsx"
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
  const fields = (form: FormFields<CreateToKnow>) => (
    <EnglishTab form={form} labels={{ title: texts.titled }}>
      <TextField label={texts.titled} autoComplete="off" {...form.field("title")} />
      <LinkField label={texts.link} {...form.field("playlist_link")} />
      <TextField label={texts.channel} autoComplete="off" {...form.optional("channel")} />
      <TextField label={texts.videos} autoComplete="off" inputMode="numeric" {...form.optional("videos")} />
      <ImageField label={texts.thumbnail} {...form.image("playlist_thumbnail")} {...form.field("playlist_thumbnail")} />
    </EnglishTab>
  )
  const list = useRowOrder({
    result,
    call: moveToKnow,
    refetch: result.refetch,
    texts,
    nameOf: ({ title }) => title,
  })
  return (
    <ResourceList
      texts={texts}
      {...list}
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
      rowActions={(toKnow) => (
        <div className="flex justify-end">
          <EditRecord id={toKnow._id} name={toKnow.title} />
          <DeleteRecord name={toKnow.title} texts={texts} call={deleteToKnow} record={toKnow} />
        </div>
      )}
      actions={<BinLink kind="toKnow" call={deleteToKnow} />}
      createDialog={
        <CreateDialog
          texts={texts}
          call={createToKnow}
          schema={CreateToKnow}
          empty={{ title: "", playlist_link: "", channel: "", videos: "", playlist_thumbnail: "", en: { title: "" } }}
          nameOf={({ title }) => title}
        >
          {fields}
        </CreateDialog>
      }
      editDialog={
        <EditDialog
          texts={texts}
          labels={{
            title: texts.titled,
            playlist_link: texts.link,
            channel: texts.channel,
            videos: texts.videos,
            playlist_thumbnail: texts.thumbnail,
          }}
          description={({ title }) => <span className="wrap-anywhere line-clamp-2">{title}</span>}
          rows={result.data?.data}
          call={updateToKnow}
          get={getToKnow}
          schema={UpdateToKnow}
          inputOf={({ title, playlist_link, channel, videos, playlist_thumbnail, en }) => ({
            title,
            playlist_link,
            channel,
            videos: videos || "",
            playlist_thumbnail,
            en,
          })}
        >
          {fields}
        </EditDialog>
      }
    />
  )
}
