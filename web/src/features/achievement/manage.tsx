import { type Achievement, CreateAchievement, UpdateAchievement } from "contract"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { simpleList } from "#dashboard/list/simple-list.tsx"
import { TitleCell } from "#dashboard/list/title-cell.tsx"
import { TextArea, TextField } from "#ui/form/fields.tsx"
import { Thumbnail } from "#ui/image/thumbnail.tsx"
import { textLines } from "#ui/text/lines.ts"
import { TruncatedText } from "#ui/text/truncated-text.tsx"
import { achievement } from "./dashboard.ts"
import { achievementTexts } from "./texts.ts"

const maxDescriptionCharacters = 50

export const Component = simpleList({
  feature: achievement.record,
  create: CreateAchievement,
  update: UpdateAchievement,
  texts: achievementTexts,
  columns: (texts) => [
    { key: "image", heading: texts.image, inCard: "first", cell: ({ image }) => <Thumbnail src={image} /> },
    { key: "title", heading: texts.titled, inCard: "first", cell: TitleCell },
    {
      key: "description",
      heading: texts.description,
      inCard: "brief",
      cell: Description,
      isEmpty: ({ description }) => !description,
    },
  ],
  fields: ({ optional, image }, { inputs }) => (
    <>
      <TextField label={inputs.title} autoComplete="off" aria-required {...optional("title")} />
      <ImageField label={inputs.image} aria-required {...image("image")} {...optional("image")} />
      <TextArea label={inputs.description} {...optional("description")} />
    </>
  ),
  rows: { description: 4 },
})

function Description({ description }: Achievement) {
  if (!description) return "–"
  return (
    <span className="block truncate leading-5 @max-3xl:h-5">
      <TruncatedText text={textLines(description).join(" ")} maxCharacters={maxDescriptionCharacters} />
    </span>
  )
}
