import { CreateGallery } from "contract"
import { useContractForm } from "#api/contract-form.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { PictureField } from "#dashboard/picture-field.tsx"
import { galleryWords } from "#i18n/screens/galleries.ts"
import { useWords } from "#i18n/words.ts"
import { TextField } from "#ui/text-field.tsx"
import { useCreateGalleryMutation } from "./api.ts"

export function CreateGalleryDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(galleryWords)
  const [create] = useCreateGalleryMutation()
  const contract = useContractForm({
    schema: CreateGallery,
    empty: { image: "", title: "" },
    draft: "gallery",
    save: (input) => create(input).unwrap(),
    doing: words.creating,
    done: words.created,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={words.create}
      description={words.createText}
      submit={words.submit}
      form={contract}
      onClose={onClose}
    >
      <TextField label={words.pictureTitle} autoComplete="off" {...contract.field("title")} />
      <PictureField
        label={words.image}
        address={contract.form.watch("image")}
        onAddress={(address) => contract.put("image", address)}
        {...contract.field("image")}
      />
    </FormDialog>
  )
}
