import { CreateGallery, UpdateGallery } from "contract"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { simpleList } from "#dashboard/list/simple-list.tsx"
import { TitleCell } from "#dashboard/list/title-cell.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { Thumbnail } from "#ui/image/thumbnail.tsx"
import { gallery } from "./dashboard.ts"
import { galleryTexts } from "./texts.ts"
import { useUploadDialog } from "./use-upload-dialog.tsx"

const Galleries = simpleList({
  feature: gallery.record,
  create: CreateGallery,
  update: UpdateGallery,
  texts: galleryTexts,
  columns: ({ inputs }) => [
    { key: "image", heading: inputs.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
    { key: "title", heading: inputs.title, lead: true, cell: TitleCell },
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
