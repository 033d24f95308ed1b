import { type Achievement, CreateAchievement, createAchievement, deleteAchievement, getAchievements } from "contract"
import { injectCalls } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ImageField } from "#dashboard/image-field.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { TitleCell } from "#dashboard/title-cell.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextArea, TextField } from "#ui/fields.tsx"
import { linesOf } from "#ui/lines.ts"
import { Thumbnail } from "#ui/thumbnail.tsx"
import { TruncatedText } from "#ui/truncated-text.tsx"
import { achievementTexts } from "./texts.ts"

/** The maximum length of a description in a row. */
const maxDescriptionCharacters = 50

const { useGetAchievementsQuery } = injectCalls({ getAchievements })

export function Component() {
  const texts = useTexts(achievementTexts)
  const result = useGetAchievementsQuery()
  return (
    <ResourceList
      texts={texts}
      result={result}
      columns={[
        { key: "image", heading: texts.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
        { key: "title", heading: texts.titled, lead: true, cell: TitleCell },
        { key: "description", heading: texts.description, wide: true, cell: Description },
      ]}
      rowActions={(achievement) => (
        <DeleteRecord name={achievement.title} texts={texts} call={deleteAchievement} record={achievement} />
      )}
      createDialog={
        <CreateDialog
          texts={texts}
          call={createAchievement}
          schema={CreateAchievement}
          empty={{ title: "", image: "", description: "" }}
          nameOf={({ title }) => title}
        >
          {({ optional, image }) => (
            <>
              <TextField label={texts.inputs.title} autoComplete="off" aria-required {...optional("title")} />
              <ImageField label={texts.inputs.image} aria-required {...image("image")} {...optional("image")} />
              <TextArea label={texts.inputs.description} {...optional("description")} />
            </>
          )}
        </CreateDialog>
      }
    />
  )
}

function Description({ description }: Achievement) {
  if (!description) return "–"
  return (
    <span className="wrap-anywhere block @3xl:min-w-32">
      <TruncatedText text={linesOf(description).join(" ")} maxCharacters={maxDescriptionCharacters} />
    </span>
  )
}
