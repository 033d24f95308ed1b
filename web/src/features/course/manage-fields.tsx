import type { Course } from "contract"
import { type ReactNode, useId } from "react"
import { PictureField } from "#dashboard/picture-field.tsx"
import { useWords } from "#i18n/language.tsx"
import { SelectField } from "#ui/select-field.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { TextField } from "#ui/text-field.tsx"
import { levels } from "./choice.ts"
import { CurriculumField } from "./manage-curriculum.tsx"
import { type CourseContract, Known, Wide } from "./manage-form-parts.tsx"
import { InstructorFields } from "./manage-instructor.tsx"
import { PriceFields } from "./manage-price-fields.tsx"
import { RouteField } from "./manage-route.tsx"
import { courseFields } from "./manage-values.ts"
import { courseWords } from "./words.ts"

type CourseFieldsProps = {
  contract: CourseContract
  /** All there are, for what is unique, and for what need not be typed again. */
  courses: readonly Course[]
  edited?: Course
  /** What only an edited course has. */
  serial?: () => ReactNode
}

export function CourseFields({ contract, courses, edited, serial }: CourseFieldsProps) {
  const words = useWords(courseWords)
  const { field, picture } = contract
  const categories = useId()
  // Of several wrong fields the one that was registered first gets the focus: it is to be the one that stands first.
  for (const name of courseFields) field(name)
  return (
    <>
      <Group title={words.aboutCourse}>
        <RouteField contract={contract} courses={courses} edited={edited} />
        <TextField label={words.category} list={categories} autoComplete="off" {...field("category")} />
        <Known id={categories} values={courses.map(({ category }) => category)} />
        <SelectField label={words.level} {...field("level")}>
          <option value="">{words.chooseLevel}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {words.levels[level]}
            </option>
          ))}
        </SelectField>
        {serial?.()}
        <Wide>
          <TextArea label={words.description} hint={words.descriptionHint} rows={5} {...field("description")} />
        </Wide>
        <Wide>
          <PictureField label={words.thumbnail} {...picture("thumbnail")} {...field("thumbnail")} />
        </Wide>
      </Group>
      <Group title={words.aboutPrice}>
        <PriceFields contract={contract} />
      </Group>
      <Group title={words.aboutInstructor}>
        <InstructorFields contract={contract} courses={courses} />
      </Group>
      <Group title={words.aboutRegistration}>
        <Wide>
          <TextField
            label={words.registrationLink}
            type="url"
            inputMode="url"
            autoComplete="off"
            {...field("registrationLink")}
          />
        </Wide>
      </Group>
      <CurriculumField contract={contract} />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-5 border-line border-b pb-6 md:grid-cols-2">
      <legend className="mb-4 font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  )
}
