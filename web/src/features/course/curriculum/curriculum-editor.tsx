import { lengths } from "contract"
import { type Ref, useId, useState } from "react"
import { type Control, useController } from "react-hook-form"
import { OutdatedMark } from "#dashboard/form/outdated.tsx"
import type { CourseContract } from "#features/course/manage/course-form.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useCommonTexts, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { inputClass, ProblemText } from "#ui/form/fields.tsx"
import { CurriculumByWeeks, type CurriculumTextProps } from "./curriculum-editor-weeks.tsx"
import { curriculumTexts } from "./curriculum-texts.ts"

type CurriculumFieldProps = {
  id: string
  contract: CourseContract
  name?: "curriculum" | "en.curriculum"
  /** Both languages, week by week. */
  isInBoth?: boolean
}

/** Edits one text, as weeks or as it is stored; readCurriculum defines what readers see of it. */
export function CurriculumField({ id, contract, name = "curriculum", isInBoth = false }: CurriculumFieldProps) {
  const { required } = useCommonTexts().ui
  const { texts, format } = useTextsAndFormat(curriculumTexts)
  const { inEnglish } = useTexts(recordTexts)
  const { curriculum } = useTexts(courseTexts)
  const isOriginal = name === "curriculum"
  const label = isOriginal ? curriculum : inEnglish(curriculum)
  const [isText, setText] = useState(false)
  const control = contract.form.control as Control<{ curriculum: string; en: { curriculum: string } }>
  const { field } = useController({ control, name })
  const { field: english } = useController({ control, name: "en.curriculum" })
  const error = contract.errorOf(name) ?? (isInBoth ? contract.errorOf("en.curriculum") : undefined)
  // The length is shown only near the limit. Screen readers announce that once, not on every key.
  const [used, limit] = [field.value.length, lengths.curriculum]
  const isOver = used > limit
  const isNear = used > limit * 0.9
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 scroll-mt-14 gap-3 outline-none"
    >
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center justify-between gap-4">
        <span aria-hidden="true" className="font-semibold text-lg">
          {label} {isOriginal && <span className="ms-2 font-normal text-muted text-xs">{required}</span>}
        </span>
        <Button onClick={() => setText(!isText)}>{isText ? texts.byWeeks : texts.asText}</Button>
      </div>
      {isText ? (
        <div data-pairs="" className={isInBoth ? "grid gap-5 lg:grid-cols-2" : ""}>
          <CurriculumAsText {...field} error={error} />
          {isInBoth && (
            <div data-english="">
              <CurriculumAsText {...english} error={undefined} label={texts.inEnglish(texts.text)} />
            </div>
          )}
        </div>
      ) : (
        <CurriculumByWeeks {...field} english={isInBoth ? english : undefined} />
      )}
      {(isInBoth || !isOriginal) && <OutdatedMark field="curriculum" />}
      {isOver && <p className="text-danger text-sm">{texts.overLimit(format.number(used - limit))}</p>}
      {isNear && !isOver && (
        <p className="text-muted text-sm">{texts.nearLimit(format.number(used), format.number(limit))}</p>
      )}
      <p role="status" className="sr-only">
        {isOver ? texts.tellOver : isNear && texts.tellNear(format.number(limit))}
      </p>
      {error && <ProblemText id={`${id}-error`}>{error}</ProblemText>}
    </fieldset>
  )
}

type CurriculumAsTextProps = CurriculumTextProps & { error: string | undefined; label?: string }

function CurriculumAsText({ ref, value, onChange, onBlur, error, label }: CurriculumAsTextProps) {
  const texts = useTexts(curriculumTexts)
  const id = useId()
  return (
    <div className="grid gap-2">
      <p id={`${id}-hint`} className="text-muted text-sm">
        {texts.textHint}
      </p>
      <textarea
        ref={ref as Ref<HTMLTextAreaElement>}
        aria-label={label ?? texts.text}
        aria-describedby={`${id}-hint ${id}-example`}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        rows={12}
        spellCheck={false}
        className={inputClass(error, "field-sizing-content max-h-[60dvh] min-h-48")}
      />
      <p id={`${id}-example`} className="whitespace-pre-line rounded-field bg-sunken px-3 py-2 text-sm">
        <span className="text-muted">{texts.exampleTitle}</span>
        {`\n${texts.example}`}
      </p>
    </div>
  )
}
