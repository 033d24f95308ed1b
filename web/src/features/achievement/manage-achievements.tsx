import type { Achievement } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { achievementWords } from "#i18n/screens/achievements.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { Button } from "#ui/button.tsx"
import { CutText } from "#ui/cut-text.tsx"
import { linesOf } from "#ui/lines.ts"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { useDeleteAchievementMutation, useGetAchievementsQuery } from "./api.ts"
import { CreateAchievementDialog } from "./create-achievement.tsx"

/** The longest description that stands whole in a row. */
const most = 50

export function ManageAchievements() {
  const words = useWords(achievementWords)
  const { serial: serialHeading, action } = useWords(recordWords)
  const answer = useGetAchievementsQuery()
  const dialogs = useDialogAddress()
  const create = (
    <Button kind="accent" onClick={dialogs.openNew}>
      {words.create}
    </Button>
  )
  return (
    <>
      <ResourceList
        name={words.name}
        title={words.title}
        answer={answer}
        columns={(serial) => [
          { key: "serial", heading: serialHeading, lead: true, cell: serial },
          { key: "image", heading: words.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
          { key: "title", heading: words.titled, lead: true, cell: TitleCell },
          { key: "description", heading: words.description, wide: true, cell: Description },
          { key: "action", heading: action, align: "end", cell: (one) => <DeleteAchievement achievement={one} /> },
        ]}
        empty={{ text: words.none, action: create }}
        actions={create}
      />
      {dialogs.isNew && <CreateAchievementDialog onClose={dialogs.close} />}
    </>
  )
}

function Description({ description }: Achievement) {
  if (!description) return "–"
  return (
    <span className="wrap-anywhere block @2xl:min-w-32">
      <CutText text={linesOf(description).join(" ")} most={most} />
    </span>
  )
}

function DeleteAchievement({ achievement }: { achievement: Achievement }) {
  const words = useWords(achievementWords)
  const [deleteAchievement] = useDeleteAchievementMutation()
  return (
    <DeleteRecord
      of={achievement.title}
      title={words.deleteTitle}
      text={words.deleteText(achievement.title)}
      onDelete={() => deleteAchievement(achievement).unwrap()}
      told={{ done: words.deleted, failed: words.deleteFailed }}
    />
  )
}
