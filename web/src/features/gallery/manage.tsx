import { CreateGallery, createGallery, deleteGallery, getGalleries } from "contract"
import { injectCalls } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ImageField } from "#dashboard/image-field.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { useWords } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { galleryWords } from "./words.ts"

const { useGetGalleriesQuery } = injectCalls({ getGalleries })

export function Component() {
  const words = useWords(galleryWords)
  const result = useGetGalleriesQuery()
  return (
    <ResourceList
      words={words}
      result={result}
      columns={[
        { key: "image", heading: words.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
        { key: "title", heading: words.imageTitle, lead: true, cell: TitleCell },
      ]}
      rowActions={(gallery) => (
        <DeleteRecord name={gallery.title} words={words} call={deleteGallery} record={gallery} />
      )}
      createDialog={
        <CreateDialog words={words} call={createGallery} schema={CreateGallery} empty={{ image: "", title: "" }}>
          {({ field, image }) => (
            <>
              <TextField label={words.imageTitle} autoComplete="off" {...field("title")} />
              <ImageField label={words.image} {...image("image")} {...field("image")} />
            </>
          )}
        </CreateDialog>
      }
    />
  )
}
