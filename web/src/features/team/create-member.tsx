import { CreateTeamMember } from "contract"
import { useContractForm } from "#api/contract-form.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { teamWords } from "#i18n/screens/teams.ts"
import { useWords } from "#i18n/words.ts"
import { useCreateTeamMemberMutation } from "./api.ts"
import { MemberFields } from "./manage-member-fields.tsx"

const empty = {
  name: "",
  designation: "",
  email: "",
  phone: "",
  photo: "",
  facebookLink: "",
  twitterLink: "",
  linkedinLink: "",
  instagramLink: "",
}

export function CreateMemberDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(teamWords)
  const [create] = useCreateTeamMemberMutation()
  const contract = useContractForm({
    schema: CreateTeamMember,
    empty,
    draft: "team",
    save: (input) => create(input).unwrap(),
    doing: words.adding,
    done: words.added,
    onDone: onClose,
  })
  return (
    <FormDialog
      isWide
      title={words.add}
      description={words.addText}
      submit={words.submitNew}
      form={contract}
      onClose={onClose}
    >
      <MemberFields
        tie={contract.optional}
        photo={contract.form.watch("photo")}
        onPhoto={(address) => contract.put("photo", address)}
      />
    </FormDialog>
  )
}
