import type { ToKnow } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { toKnowWords } from "#i18n/screens/to-knows.ts"
import { useWords } from "#i18n/words.ts"
import { Button } from "#ui/button.tsx"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { useDeleteToKnowMutation, useGetToKnowsQuery } from "./api.ts"
import { CreateToKnowDialog } from "./create-to-know.tsx"
import { PlaylistLink } from "./manage-playlist-link.tsx"

export function ManageToKnows() {
  const words = useWords(toKnowWords)
  const { serial: serialHeading, action } = useWords(recordWords)
  const answer = useGetToKnowsQuery()
  const dialogs = useDialogAddress()
  const create = (
    <Button kind="accent" onClick={dialogs.openNew}>
      {words.create}
    </Button>
  )
  return (
    <>
      <ResourceList
        name={words.name}
        title={words.title}
        answer={answer}
        columns={(serial) => [
          { key: "serial", heading: serialHeading, lead: true, cell: serial },
          {
            key: "thumbnail",
            heading: words.thumbnail,
            lead: true,
            cell: (row) => <Thumbnail src={row.playlist_thumbnail} />,
          },
          { key: "title", heading: words.titled, lead: true, cell: TitleCell },
          { key: "link", heading: words.link, wide: true, cell: (row) => <PlaylistLink href={row.playlist_link} /> },
          { key: "action", heading: action, align: "end", cell: (row) => <DeleteToKnow toKnow={row} /> },
        ]}
        empty={{ text: words.none, action: create }}
        actions={create}
      />
      {dialogs.isNew && <CreateToKnowDialog onClose={dialogs.close} />}
    </>
  )
}

function DeleteToKnow({ toKnow }: { toKnow: ToKnow }) {
  const words = useWords(toKnowWords)
  const [deleteToKnow] = useDeleteToKnowMutation()
  return (
    <DeleteRecord
      of={toKnow.title}
      title={words.deleteTitle}
      text={words.deleteText(toKnow.title)}
      onDelete={() => deleteToKnow(toKnow).unwrap()}
      told={{ done: words.deleted, failed: words.deleteFailed }}
    />
  )
}
