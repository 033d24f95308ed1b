import { CreateToKnow } from "contract"
import { useContractForm } from "#api/contract-form.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { PictureField } from "#dashboard/picture-field.tsx"
import { toKnowWords } from "#i18n/screens/to-knows.ts"
import { useWords } from "#i18n/words.ts"
import { TextField } from "#ui/text-field.tsx"
import { useCreateToKnowMutation } from "./api.ts"

export function CreateToKnowDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(toKnowWords)
  const [create] = useCreateToKnowMutation()
  const contract = useContractForm({
    schema: CreateToKnow,
    empty: { title: "", playlist_link: "", playlist_thumbnail: "" },
    draft: "to-know",
    save: (input) => create(input).unwrap(),
    doing: words.creating,
    done: words.created,
    onDone: onClose,
  })
  const { form, field, put } = contract
  return (
    <FormDialog
      title={words.create}
      description={words.createText}
      submit={words.submit}
      form={contract}
      onClose={onClose}
    >
      <TextField label={words.titled} autoComplete="off" {...field("title")} />
      <TextField label={words.link} type="url" autoComplete="off" {...field("playlist_link")} />
      <PictureField
        label={words.thumbnail}
        address={form.watch("playlist_thumbnail")}
        onAddress={(address) => put("playlist_thumbnail", address)}
        {...field("playlist_thumbnail")}
      />
    </FormDialog>
  )
}
