import { CreateGallery, UpdateGallery } from "contract"
import { type ReactNode, useState } from "react"
import { toast } from "react-hot-toast/headless"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { simpleList } from "#dashboard/list/simple-list.tsx"
import { TitleCell } from "#dashboard/list/title-cell.tsx"
import { useCommonTexts, useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { Thumbnail } from "#ui/image/thumbnail.tsx"
import { gallery } from "./dashboard.ts"
import { galleryTexts } from "./texts.ts"

type Dialog = typeof import("./upload-dialog.tsx").UploadDialog

/** A button that opens the dialog for several images, which is loaded then. It may be in a menu that closes. */
function useUploadDialog(): { button: ReactNode; dialog: ReactNode } {
  const { uploadSeveral } = useTexts(galleryTexts)
  const { network } = useCommonTexts().failures
  const [UploadDialog, setDialog] = useState<Dialog>()
  const open = () =>
    import("./upload-dialog.tsx").then(
      (loaded) => setDialog(() => loaded.UploadDialog),
      () => toast.error(network, { id: network }),
    )
  return {
    button: (
      <Button aria-haspopup="dialog" onClick={open}>
        {uploadSeveral}
      </Button>
    ),
    dialog: UploadDialog && <UploadDialog onClose={() => setDialog(undefined)} />,
  }
}

const Galleries = simpleList({
  feature: gallery.record,
  create: CreateGallery,
  update: UpdateGallery,
  texts: galleryTexts,
  columns: ({ inputs }) => [
    { key: "image", heading: inputs.image, inCard: "first", cell: ({ image }) => <Thumbnail src={image} /> },
    { key: "title", heading: inputs.title, inCard: "first", cell: TitleCell },
  ],
  fields: ({ field, image }, { inputs }) => (
    <>
      <TextField label={inputs.title} autoComplete="off" {...field("title")} />
      <ImageField label={inputs.image} {...image("image")} {...field("image")} />
    </>
  ),
})

export function Component() {
  const upload = useUploadDialog()
  return (
    <>
      <Galleries actions={upload.button} />
      {upload.dialog}
    </>
  )
}
