import { Fragment } from "react"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { TextArea, TextField } from "#ui/form/fields.tsx"
import { type CourseContract, type CourseField, type Pair, Wide } from "./course-form.tsx"

const shortFields = ["startsOn", "duration", "schedule", "hours", "seats"] as const
const longFields = ["audience", "prerequisites", "outcomes"] as const
/** In the order of the form. */
export const factFields = [...shortFields, ...longFields] satisfies CourseField[]

const attributes: { [Field in (typeof shortFields)[number]]?: { type?: "date"; inputMode?: "numeric" } } = {
  startsOn: { type: "date" },
  hours: { inputMode: "numeric" },
  seats: { inputMode: "numeric" },
}

/** Answers to the questions of applicants: all may be blank. */
export function FactFields({ contract: { optional }, pair }: { contract: CourseContract; pair: Pair }) {
  const texts = useTexts(courseTexts)
  return (
    <>
      {shortFields.map((name) => {
        const field = (
          <TextField
            label={texts[name]}
            hint={texts[`${name}Hint`]}
            autoComplete="off"
            {...attributes[name]}
            {...optional(name)}
          />
        )
        return <Fragment key={name}>{name === "duration" || name === "schedule" ? pair(name, field) : field}</Fragment>
      })}
      {longFields.map((name) => (
        <Fragment key={name}>
          {pair(
            name,
            <Wide>
              <TextArea label={texts[name]} hint={texts[`${name}Hint`]} rows={3} {...optional(name)} />
            </Wide>,
          )}
        </Fragment>
      ))}
    </>
  )
}
