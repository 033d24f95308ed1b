import {
  CreateGallery,
  createGallery,
  deleteGallery,
  getGalleries,
  getGallery,
  moveGallery,
  UpdateGallery,
  updateGallery,
} from "contract"
import { injectCalls } from "#api/calls.ts"
import type { FormFields } from "#api/contract-form.ts"
import { BinLink } from "#dashboard/bin-link.tsx"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { EditDialog } from "#dashboard/edit-dialog.tsx"
import { EnglishTab } from "#dashboard/english-tab.tsx"
import { ImageField } from "#dashboard/image-field.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { EditRecord } from "#dashboard/row-action.tsx"
import { useRowOrder } from "#dashboard/row-order.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { galleryTexts } from "./texts.ts"
import { useUploadDialog } from "./use-upload-dialog.tsx"

const { useGetGalleriesQuery } = injectCalls({ getGalleries })

export function Component() {
  const texts = useTexts(galleryTexts)
  const result = useGetGalleriesQuery()
  const fields = (form: FormFields<CreateGallery>) => (
    <EnglishTab form={form} labels={{ title: texts.imageTitle }}>
      <TextField label={texts.imageTitle} autoComplete="off" {...form.field("title")} />
      <ImageField label={texts.image} {...form.image("image")} {...form.field("image")} />
    </EnglishTab>
  )
  const list = useRowOrder({
    result,
    call: moveGallery,
    refetch: result.refetch,
    texts,
    nameOf: ({ title }) => title,
  })
  const upload = useUploadDialog()
  return (
    <>
      <ResourceList
        texts={texts}
        {...list}
        columns={[
          { key: "image", heading: texts.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
          { key: "title", heading: texts.imageTitle, lead: true, cell: TitleCell },
        ]}
        rowActions={(gallery) => (
          <div className="flex justify-end">
            <EditRecord id={gallery._id} name={gallery.title} />
            <DeleteRecord name={gallery.title} texts={texts} call={deleteGallery} record={gallery} />
          </div>
        )}
        actions={
          <>
            <BinLink kind="gallery" call={deleteGallery} />
            {upload.button}
          </>
        }
        createDialog={
          <CreateDialog
            texts={texts}
            call={createGallery}
            schema={CreateGallery}
            empty={{ image: "", title: "", en: { title: "" } }}
            nameOf={({ title }) => title}
          >
            {fields}
          </CreateDialog>
        }
        editDialog={
          <EditDialog
            texts={texts}
            labels={{ title: texts.imageTitle, image: texts.image }}
            description={({ title }) => <span className="wrap-anywhere line-clamp-2">{title}</span>}
            rows={result.data?.data}
            call={updateGallery}
            get={getGallery}
            schema={UpdateGallery}
            inputOf={({ title, image, en }) => ({ title, image, en })}
          >
            {fields}
          </EditDialog>
        }
      />
      {upload.dialog}
    </>
  )
}
