import { CreateGallery, createGallery, deleteGallery, getGalleries } from "contract"
import { injectCalls } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ImageField } from "#dashboard/image-field.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { galleryTexts } from "./texts.ts"

const { useGetGalleriesQuery } = injectCalls({ getGalleries })

export function Component() {
  const texts = useTexts(galleryTexts)
  const result = useGetGalleriesQuery()
  return (
    <ResourceList
      texts={texts}
      result={result}
      columns={[
        { key: "image", heading: texts.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
        { key: "title", heading: texts.imageTitle, lead: true, cell: TitleCell },
      ]}
      rowActions={(gallery) => (
        <DeleteRecord name={gallery.title} texts={texts} call={deleteGallery} record={gallery} />
      )}
      createDialog={
        <CreateDialog
          texts={texts}
          call={createGallery}
          schema={CreateGallery}
          empty={{ image: "", title: "" }}
          nameOf={({ title }) => title}
        >
          {({ field, image }) => (
            <>
              <TextField label={texts.imageTitle} autoComplete="off" {...field("title")} />
              <ImageField label={texts.image} {...image("image")} {...field("image")} />
            </>
          )}
        </CreateDialog>
      }
    />
  )
}
