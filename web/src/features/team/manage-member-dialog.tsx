import type { List, TeamMember } from "contract"
import { useState } from "react"
import { RecordGone } from "#dashboard/record-gone.tsx"
import { teamWords } from "#i18n/screens/teams.ts"
import { useWords } from "#i18n/words.ts"
import { EditMemberDialog } from "./edit-member.tsx"

type MemberDialogProps = { id: string; list: { data?: List<TeamMember> | undefined }; onClose: () => void }

/** The list is whole: who is not in it is gone. */
export function MemberDialog({ id, list, onClose }: MemberDialogProps) {
  const words = useWords(teamWords)
  const found = list.data?.data.find(({ _id }) => _id === id)
  // Whoever is deleted while they are edited here: what was typed stays, and saving says what has happened.
  const [opened, setOpened] = useState(found)
  if (found && !opened) setOpened(found)
  const member = opened ?? found
  if (member) return <EditMemberDialog member={member} onClose={onClose} />
  if (!list.data) return null
  return <RecordGone title={words.edit} onClose={onClose} />
}
