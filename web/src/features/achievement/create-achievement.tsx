import { CreateAchievement } from "contract"
import { useContractForm } from "#api/contract-form.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { PictureField } from "#dashboard/picture-field.tsx"
import { achievementWords } from "#i18n/screens/achievements.ts"
import { useWords } from "#i18n/words.ts"
import { TextArea } from "#ui/text-area.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useCreateAchievementMutation } from "./api.ts"

export function CreateAchievementDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(achievementWords)
  const [create] = useCreateAchievementMutation()
  const contract = useContractForm({
    schema: CreateAchievement,
    empty: { title: "", image: "", description: "" },
    draft: "achievement",
    save: (input) => create(input).unwrap(),
    doing: words.creating,
    done: words.created,
    onDone: onClose,
  })
  const { form, optional, put } = contract
  return (
    <FormDialog
      title={words.create}
      description={words.createText}
      submit={words.submit}
      form={contract}
      onClose={onClose}
    >
      <TextField label={words.inputs.title} autoComplete="off" aria-required {...optional("title")} />
      <PictureField
        label={words.inputs.image}
        address={form.watch("image")}
        onAddress={(address) => put("image", address)}
        aria-required
        {...optional("image")}
      />
      <TextArea label={words.inputs.description} {...optional("description")} />
    </FormDialog>
  )
}
