import {
  type Achievement,
  CreateAchievement,
  createAchievement,
  deleteAchievement,
  getAchievement,
  getAchievements,
  moveAchievement,
  UpdateAchievement,
  updateAchievement,
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
  const { image: _, ...english } = texts.inputs
  const fields = (form: FormFields<CreateAchievement>) => (
    <EnglishTab form={form} labels={english} rows={{ description: 4 }}>
      <TextField label={texts.inputs.title} autoComplete="off" aria-required {...form.optional("title")} />
      <ImageField label={texts.inputs.image} aria-required {...form.image("image")} {...form.optional("image")} />
      <TextArea label={texts.inputs.description} {...form.optional("description")} />
    </EnglishTab>
  )
  const list = useRowOrder({
    result,
    call: moveAchievement,
    refetch: result.refetch,
    texts,
    nameOf: ({ title }) => title,
  })
  return (
    <ResourceList
      texts={texts}
      {...list}
      columns={[
        { key: "image", heading: texts.image, lead: true, cell: ({ image }) => <Thumbnail src={image} /> },
        { key: "title", heading: texts.titled, lead: true, cell: TitleCell },
        {
          key: "description",
          heading: texts.description,
          wide: true,
          cell: Description,
          isEmpty: ({ description }) => !description,
        },
      ]}
      rowActions={(achievement) => (
        <div className="flex justify-end">
          <EditRecord id={achievement._id} name={achievement.title} />
          <DeleteRecord name={achievement.title} texts={texts} call={deleteAchievement} record={achievement} />
        </div>
      )}
      actions={<BinLink kind="achievement" call={deleteAchievement} />}
      createDialog={
        <CreateDialog
          texts={texts}
          call={createAchievement}
          schema={CreateAchievement}
          empty={{ title: "", image: "", description: "", en: { title: "", description: "" } }}
          nameOf={({ title }) => title}
        >
          {fields}
        </CreateDialog>
      }
      editDialog={
        <EditDialog
          texts={texts}
          labels={texts.inputs}
          description={() => texts.editText}
          rows={result.data?.data}
          call={updateAchievement}
          get={getAchievement}
          schema={UpdateAchievement}
          inputOf={({ title, image, description, en }) => ({ title, image, description, en })}
        >
          {fields}
        </EditDialog>
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
