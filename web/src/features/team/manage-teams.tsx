import type { TeamMember } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import { useSpeech } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { teamWords } from "#i18n/screens/teams.ts"
import { useWords } from "#i18n/words.ts"
import { Avatar } from "#ui/avatar.tsx"
import { Button } from "#ui/button.tsx"
import { useDeleteTeamMemberMutation, useGetTeamsQuery } from "./api.ts"
import { CreateMemberDialog } from "./create-member.tsx"
import { Contact, NameAndDesignation, SocialLinks } from "./manage-member-cells.tsx"
import { MemberDialog } from "./manage-member-dialog.tsx"

export function ManageTeams() {
  const words = useWords(teamWords)
  const records = useWords(recordWords)
  const { format } = useSpeech()
  const answer = useGetTeamsQuery()
  const dialogs = useDialogAddress()
  const add = (
    <Button kind="accent" onClick={dialogs.openNew}>
      {words.add}
    </Button>
  )
  const actions = (member: TeamMember) => (
    <div className="flex justify-end">
      <RowAction label={records.edit} of={member.name} onClick={() => dialogs.openEdit(member._id)} />
      <DeleteMember member={member} />
    </div>
  )
  return (
    <>
      <ResourceList
        name={words.name}
        title={words.title}
        answer={answer}
        columns={() => [
          { key: "serial", heading: words.serial, lead: true, cell: ({ serial }) => format.number(serial) },
          {
            key: "avatar",
            heading: words.avatar,
            lead: true,
            cell: ({ photo }) => <Avatar photo={photo} className="size-12 max-w-none" />,
          },
          { key: "name", heading: words.member, lead: true, cell: NameAndDesignation },
          { key: "contact", heading: words.contact, wide: true, cell: Contact },
          { key: "social", heading: words.social, wide: true, cell: (member) => <SocialLinks member={member} /> },
          { key: "action", heading: records.action, align: "end", cell: actions },
        ]}
        empty={{ text: words.none, action: add }}
        actions={add}
      />
      {dialogs.isNew && <CreateMemberDialog onClose={dialogs.close} />}
      {dialogs.edited !== null && (
        <MemberDialog key={dialogs.edited} id={dialogs.edited} list={answer} onClose={dialogs.close} />
      )}
    </>
  )
}

function DeleteMember({ member }: { member: TeamMember }) {
  const words = useWords(teamWords)
  const [deleteMember] = useDeleteTeamMemberMutation()
  return (
    <DeleteRecord
      of={member.name}
      title={words.deleteTitle}
      text={words.deleteText(member.name)}
      onDelete={() => deleteMember(member).unwrap()}
      told={{ done: words.deleted, failed: words.deleteFailed }}
    />
  )
}
