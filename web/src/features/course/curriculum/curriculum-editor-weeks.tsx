import { Fragment, type Ref, useId, useImperativeHandle, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { inputClass } from "#ui/form/fields.tsx"
import { newWeek, useCurriculumDraft, useEnglishWeeks, type WeekDraft, weekNumbers } from "./curriculum-draft.ts"
import { WeekEditor, weekFieldId } from "./curriculum-editor-week.tsx"
import { curriculumTexts } from "./curriculum-texts.ts"

export type CurriculumTextProps = {
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  ref: Ref<{ focus: () => void }>
}

type ByWeeksProps = CurriculumTextProps & {
  /** The English text, whose weeks are then beside the original ones. */
  english?: Omit<CurriculumTextProps, "ref"> | undefined
}

const nothing = () => {}

export function CurriculumByWeeks({ ref, value, onChange, onBlur, english }: ByWeeksProps) {
  const { texts, format } = useTextsAndFormat(curriculumTexts)
  const edited = useCurriculumDraft(value, onChange, english !== undefined)
  const other = useEnglishWeeks(english?.value ?? "", english?.onChange ?? nothing)
  const { draft, lastRemoved } = edited
  const [announcement, setAnnouncement] = useState("")
  const undoId = useId()
  const fields = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => fields.current?.querySelector<HTMLElement>("input, textarea")?.focus(),
  }))
  const numbers = weekNumbers(draft.weeks)
  const count = draft.weeks.length
  const pairs = english ? "lg:grid lg:grid-cols-2 lg:items-start lg:gap-5" : ""
  // Of an English text with more weeks than the original.
  const surplus = english ? Math.max(0, other.count - count) : 0
  const nameOf = (index: number) => {
    const number = numbers[index]
    return number ? texts.week(format.number(number)) : texts.newWeek
  }

  function move(key: string, from: number, step: -1 | 1) {
    focusAfter(weekFieldId(key, step < 0 ? "up" : "down"), () => {
      edited.move(from, from + step)
      if (english) other.move(from, from + step)
    })
    setAnnouncement(texts.movedTo(format.number(from + step + 1), format.number(count)))
  }

  function add() {
    const week = newWeek()
    focusAfter(weekFieldId(week.key, "heading"), () => edited.add(week))
  }

  function remove(week: WeekDraft, index: number) {
    edited.remove(week, nameOf(index))
    if (english) other.remove(index)
  }

  function undoRemoval(removed: NonNullable<typeof lastRemoved>) {
    edited.undo(removed)
    if (english) other.undo(removed.index)
  }

  const englishWeek = (index: number) => {
    const week = other.at(index)
    const name = texts.inEnglish(index < count ? nameOf(index) : texts.week(format.number(index + 1)))
    return (
      <div data-english="" className="max-lg:mt-3">
        <WeekEditor
          lang="en"
          week={week}
          name={name}
          isEmpty={false}
          onChange={(changed) => other.change(index, changed)}
        />
      </div>
    )
  }

  const undo = lastRemoved && (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed px-3 py-2">
      <span role="status" className="text-muted text-sm">
        {texts.removed(lastRemoved.name)}
      </span>
      <Button
        id={undoId}
        onClick={() => focusAfter(weekFieldId(lastRemoved.week.key, "heading"), () => undoRemoval(lastRemoved))}
      >
        {texts.undo}
      </Button>
    </li>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the focus that leaves its fields
    <div
      ref={fields}
      className="grid gap-3"
      onBlur={() => {
        const weeks = edited.normalize()
        if (english) other.normalize()
        if (weeks) setAnnouncement(texts.parted(format.number(weeks)))
        onBlur()
      }}
    >
      <div data-pairs="" className={pairs}>
        <BeforeWeeks value={draft.before} onChange={edited.changeBefore} />
        {english && (
          <div data-english="">
            <BeforeWeeks lang="en" value={other.draft.before} onChange={other.changeBefore} />
          </div>
        )}
      </div>
      <ol className="grid gap-3">
        {draft.weeks.map((week, index) => (
          <Fragment key={week.key}>
            {lastRemoved?.index === index && undo}
            <li data-pairs="" className={pairs}>
              <WeekEditor
                week={week}
                name={nameOf(index)}
                isEmpty={!numbers[index]}
                onChange={edited.changeWeek}
                order={{
                  isFirst: index === 0,
                  isLast: index === count - 1,
                  onMove: (step) => move(week.key, index, step),
                  onRemove: () => focusAfter(undoId, () => remove(week, index)),
                }}
              />
              {english && englishWeek(index)}
            </li>
          </Fragment>
        ))}
        {lastRemoved && lastRemoved.index >= count && undo}
        {Array.from({ length: surplus }, (_, index) => (
          <li key={other.at(count + index).key} className={pairs}>
            <p className="text-sm text-warning">{texts.noOriginal}</p>
            {englishWeek(count + index)}
          </li>
        ))}
      </ol>
      <Button onClick={add} className="justify-self-start">
        {texts.addWeek}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

type BeforeWeeksProps = { value: string; onChange: (text: string) => void; lang?: string }

function BeforeWeeks({ value, onChange, lang }: BeforeWeeksProps) {
  const texts = useTexts(curriculumTexts)
  const [isOpen, setOpen] = useState(value !== "")
  const id = useId()
  if (!isOpen && value === "") {
    return (
      <button
        type="button"
        onClick={() => focusAfter(id, () => setOpen(true))}
        className="min-h-11 justify-self-start rounded-field text-start text-brand text-sm underline"
      >
        {lang ? texts.inEnglish(texts.addBefore) : texts.addBefore}
      </button>
    )
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {lang ? texts.inEnglish(texts.before) : texts.before}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {texts.beforeHint}
      </p>
      <textarea
        id={id}
        lang={lang}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        rows={2}
        className={inputClass(undefined, "field-sizing-content max-h-96 min-h-18")}
      />
    </div>
  )
}

/** Applies a change immediately, then focuses a control that the change has added or moved. */
function focusAfter(id: string, change: () => void) {
  flushSync(change)
  document.getElementById(id)?.focus()
}
