import { type Course, type CourseCard, CreateCourse, discountedPrice, getCourse, getInstructors } from "contract"
import { type ReactNode, useId } from "react"
import { injectCalls, useRead } from "#api/calls.ts"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { LinkField } from "#dashboard/form/link-field.tsx"
import { levels } from "#features/course/levels.ts"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { options, SelectField, Suggestions, TextArea, TextField } from "#ui/form/fields.tsx"
import { type CourseContract, type CourseField, courseFields, type Pair, Wide } from "./course-form.tsx"
import { FactFields, factFields } from "./manage-facts.tsx"
import { RouteField } from "./manage-route.tsx"

const { useLazyGetCourseQuery } = injectCalls({ getCourse })

/** The sections of the form, with the fields whose errors each shows. */
export const fieldsOfSection = {
  aboutCourse: ["title", "route", "category", "level", "description", "thumbnail"],
  aboutPrice: ["price", "discount"],
  aboutInstructor: ["instructorName", "instructorEmail", "instructorBio", "instructorPhoto"],
  aboutRegistration: ["registrationLink"],
  curriculum: ["curriculum"],
  forApplicants: [...factFields],
} satisfies Record<string, CourseField[]>
export type Section = keyof typeof fieldsOfSection
export const sectionNames = Object.keys(fieldsOfSection) as Section[]

const alone: Pair = (_, field) => field

export type CourseFieldsProps = {
  contract: CourseContract
  /** All courses, to check what must be unique, and for suggestions. */
  courses: readonly CourseCard[]
  edited?: Course
  /** Only for an edited course; a function, so that the field is registered in its order. */
  serial?: () => ReturnType<CourseContract["field"]>
}

type CourseSectionsProps = CourseFieldsProps & {
  sectionId: (name: Section) => string
  curriculum: ReactNode
  pair?: Pair
}

export function CourseSections(props: CourseSectionsProps) {
  const { contract, courses, edited, serial, sectionId, curriculum, pair = alone } = props
  const { texts, format } = useTextsAndFormat(courseTexts)
  const { field, image, form } = contract
  const categories = useId()
  const discounted = priceWhileTyping(form.watch("price"), form.watch("discount"))
  // The first registered field that is invalid gets the focus, so the fields are registered in their visible order.
  for (const name of courseFields) field(name)
  return (
    <>
      <Group id={sectionId("aboutCourse")} title={texts.aboutCourse}>
        <RouteField contract={contract} courses={courses} edited={edited} pair={pair} />
        {pair(
          "category",
          <>
            <TextField label={texts.category} list={categories} autoComplete="off" {...field("category")} />
            <Suggestions id={categories} values={courses.map(({ category }) => category)} />
          </>,
        )}
        {/* Its value before the form sets it. */}
        <SelectField label={texts.level} defaultValue={edited?.level} {...field("level")}>
          <option value="">{texts.chooseLevel}</option>
          {options(levels.map((level) => [level, texts.levels[level]]))}
        </SelectField>
        {serial && (
          <TextField
            label={texts.serial}
            hint={texts.serialHint}
            inputMode="numeric"
            autoComplete="off"
            {...serial()}
          />
        )}
        {pair(
          "description",
          <Wide>
            <TextArea label={texts.description} hint={texts.descriptionHint} rows={5} {...field("description")} />
          </Wide>,
        )}
        <Wide>
          <ImageField label={texts.thumbnail} {...image("thumbnail")} {...field("thumbnail")} />
        </Wide>
      </Group>
      <Group id={sectionId("aboutPrice")} title={texts.aboutPrice} isInOneLanguage>
        <TextField label={texts.price} inputMode="numeric" autoComplete="off" {...field("price")} />
        <TextField label={texts.discount} inputMode="numeric" autoComplete="off" {...field("discount")} />
        {/* Keeps its height while it is empty. */}
        <p className="flex min-h-8 items-baseline gap-2 md:col-span-2">
          <span className="text-muted text-sm">{texts.discounted}:</span>
          <output className="font-semibold text-lg">
            {discounted === 0 ? texts.free : discounted !== null && format.price(discounted)}
          </output>
        </p>
      </Group>
      <Group id={sectionId("aboutInstructor")} title={texts.aboutInstructor}>
        <InstructorFields {...{ contract, courses, pair }} />
      </Group>
      <Group id={sectionId("aboutRegistration")} title={texts.aboutRegistration} isInOneLanguage>
        <Wide>
          <LinkField label={texts.registrationLink} {...field("registrationLink")} />
        </Wide>
      </Group>
      {curriculum}
      <Group id={sectionId("forApplicants")} title={texts.forApplicants} hint={texts.forApplicantsHint}>
        <FactFields contract={contract} pair={pair} />
      </Group>
    </>
  )
}

type GroupProps = { id: string; title: string; hint?: string; isInOneLanguage?: boolean; children: ReactNode }

function Group({ id, title, hint, isInOneLanguage = false, children }: GroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      data-original={isInOneLanguage || undefined}
      data-pairs=""
      className="grid min-w-0 scroll-mt-14 grid-cols-[minmax(0,1fr)] items-start gap-5 border-line border-b pb-6 outline-none last:border-b-0 md:grid-cols-2"
    >
      <legend className="mb-4 font-semibold text-lg">{title}</legend>
      {hint && <p className="-mt-4 text-muted text-sm md:col-span-2">{hint}</p>}
      {children}
    </fieldset>
  )
}

/** The discounted price for input in Latin or Bengali digits; null while one of the two is not valid. */
export function priceWhileTyping(price: unknown, discount: unknown): number | null {
  const [whole, percent] = [CreateCourse.shape.price.safeParse(price), CreateCourse.shape.discount.safeParse(discount)]
  return whole.success && percent.success ? discountedPrice(whole.data, percent.data) : null
}

function InstructorFields({
  contract,
  courses,
  pair,
}: Pick<CourseFieldsProps, "contract" | "courses"> & { pair: Pair }) {
  const texts = useTexts(courseTexts)
  const { field, optional, image, form, setField } = contract
  const [names, emails] = [useId(), useId()]
  const { data: accounts } = useRead(getInstructors)
  const typedEmail = String(form.watch("instructorEmail")).trim().toLowerCase()
  const account = accounts?.data.find(({ email }) => email === typedEmail)
  const [read] = useLazyGetCourseQuery()
  const name = field("instructorName")

  /** Fills empty fields with the details of an instructor who has a course already. */
  async function changeName(event: Parameters<typeof name.onChange>[0]) {
    const isChanged = name.onChange(event)
    const typed = String(form.getValues("instructorName")).trim()
    const known = courses.find(({ instructorName }) => instructorName === typed)
    await isChanged
    const { data: course } = (known && (await read({ params: { id: known._id } }, true))) ?? {}
    // Meanwhile another name may have been typed, or a detail.
    if (!course || String(form.getValues("instructorName")).trim() !== typed) return
    for (const detail of ["instructorEmail", "instructorBio", "instructorPhoto"] as const) {
      if (form.getValues(detail) === "") setField(detail, course.data[detail])
    }
  }
  return (
    <>
      {pair(
        "instructorName",
        <>
          <TextField label={texts.instructorName} list={names} autoComplete="off" {...name} onChange={changeName} />
          <Suggestions id={names} values={courses.map(({ instructorName }) => instructorName)} />
        </>,
      )}
      <TextField
        label={texts.instructorEmail}
        hint={account && texts.instructorAccount(account.name)}
        type="email"
        list={emails}
        autoComplete="off"
        {...field("instructorEmail")}
      />
      <Suggestions id={emails} values={(accounts?.data ?? []).map(({ email }) => email)} />
      {pair(
        "instructorBio",
        <Wide>
          <TextArea label={texts.instructorBio} rows={3} {...field("instructorBio")} />
        </Wide>,
      )}
      <Wide>
        <ImageField label={texts.instructorPhoto} {...image("instructorPhoto")} {...optional("instructorPhoto")} />
      </Wide>
    </>
  )
}
