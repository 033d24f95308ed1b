import type { Gallery } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { galleryWords } from "#i18n/screens/galleries.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { Button } from "#ui/button.tsx"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { useDeleteGalleryMutation, useGetGalleriesQuery } from "./api.ts"
import { CreateGalleryDialog } from "./create-gallery.tsx"

export function ManageGalleries() {
  const words = useWords(galleryWords)
  const { serial: serialHeading, action } = useWords(recordWords)
  const answer = useGetGalleriesQuery()
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
          { key: "image", heading: words.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
          { key: "title", heading: words.pictureTitle, lead: true, cell: TitleCell },
          { key: "action", heading: action, align: "end", cell: (gallery) => <DeleteGallery gallery={gallery} /> },
        ]}
        empty={{ text: words.none, action: create }}
        actions={create}
      />
      {dialogs.isNew && <CreateGalleryDialog onClose={dialogs.close} />}
    </>
  )
}

function DeleteGallery({ gallery }: { gallery: Gallery }) {
  const words = useWords(galleryWords)
  const [deleteGallery] = useDeleteGalleryMutation()
  return (
    <DeleteRecord
      of={gallery.title}
      title={words.deleteTitle}
      text={words.deleteText(gallery.title)}
      onDelete={() => deleteGallery(gallery).unwrap()}
      told={{ done: words.deleted, failed: words.deleteFailed }}
    />
  )
}
