import { type TeamMember, UpdateTeamMember } from "contract"
import { useEditForm } from "#api/edit-form.ts"
import { ChangedMeanwhile } from "#dashboard/changed-meanwhile.tsx"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { teamWords } from "#i18n/screens/teams.ts"
import { useWords } from "#i18n/words.ts"
import { TextField } from "#ui/text-field.tsx"
import { useLazyGetTeamQuery, useUpdateTeamMemberMutation } from "./api.ts"
import { MemberFields } from "./manage-member-fields.tsx"

const inputOf = ({ _id, updatedAt, ...input }: TeamMember) => input

export function EditMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const words = useWords(teamWords)
  const [update] = useUpdateTeamMemberMutation()
  const [getTeam] = useLazyGetTeamQuery()
  const { _id: id } = member
  const contract = useEditForm({
    schema: UpdateTeamMember,
    record: member,
    inputOf,
    save: (changes, seen) => update({ id, changes, seen }).unwrap(),
    latest: async () => (await getTeam(id).unwrap()).data,
    draft: `team-${id}`,
    doing: words.updating,
    done: words.updated,
    onDone: onClose,
  })
  return (
    <FormDialog
      isWide
      title={words.edit}
      description={words.editText}
      submit={words.submitEdit}
      form={contract}
      onClose={onClose}
    >
      <ChangedMeanwhile clashes={contract.clashes} labels={words.inputs} choose={contract.choose} />
      <MemberFields
        tie={contract.optional}
        photo={contract.form.watch("photo") ?? ""}
        onPhoto={(address) => contract.put("photo", address)}
      >
        <TextField
          label={words.inputs.serial}
          inputMode="numeric"
          autoComplete="off"
          aria-required
          {...contract.optional("serial")}
        />
      </MemberFields>
    </FormDialog>
  )
}
