import { type KeyboardEvent, useId } from "react"
import { useTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button/button.tsx"
import { StepButton } from "#ui/button/step-button.tsx"
import { inputClass } from "#ui/form/fields.tsx"
import { CloseIcon } from "#ui/image/icon.tsx"
import type { WeekDraft } from "./curriculum-draft.ts"
import { curriculumTexts } from "./curriculum-texts.ts"

type WeekEditorProps = {
  week: WeekDraft
  /** "Week 2", as readers will see it. */
  name: string
  isEmpty: boolean
  onChange: (week: WeekDraft) => void
  lang?: string
  /** An English week goes where the original one goes. */
  order?: { isFirst: boolean; isLast: boolean; onMove: (step: -1 | 1) => void; onRemove: () => void }
}

export const weekFieldId = (key: string, part: "heading" | "points" | "up" | "down") => `${key}-${part}`

export function WeekEditor({ week, name, isEmpty, onChange, lang, order }: WeekEditorProps) {
  const texts = useTexts(curriculumTexts)
  const titleId = useId()
  const id = (part: Parameters<typeof weekFieldId>[1]) => weekFieldId(week.key, part)
  const of = <span className="sr-only"> ({name})</span>

  // Enter would submit the whole form, which nobody expects after naming a week.
  function toPoints(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return
    event.preventDefault()
    document.getElementById(id("points"))?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers announce too much for nested fieldsets
    <div
      role="group"
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-line bg-surface p-3 pt-1"
    >
      <div className="flex min-h-11 items-center">
        <span id={titleId} className="min-w-0 flex-1 font-semibold">
          {name}
        </span>
        {order && <OrderButtons {...{ id, name }} {...order} />}
      </div>
      <div className="grid gap-1">
        <label htmlFor={id("heading")} className="text-sm">
          {texts.heading}
          {of} <span className="text-muted text-xs">{texts.optional}</span>
        </label>
        <input
          id={id("heading")}
          lang={lang}
          value={week.heading}
          onChange={({ target }) => onChange({ ...week, heading: target.value })}
          onKeyDown={toPoints}
          autoComplete="off"
          enterKeyHint="next"
          className={inputClass(undefined)}
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={id("points")} className="text-sm">
          {texts.points}
          {of}
        </label>
        <textarea
          id={id("points")}
          lang={lang}
          value={week.text}
          onChange={({ target }) => onChange({ ...week, text: target.value })}
          rows={3}
          className={inputClass(undefined, "field-sizing-content max-h-96 min-h-24")}
        />
      </div>
      {isEmpty && <p className="text-muted text-sm">{texts.emptyHint}</p>}
    </div>
  )
}

type OrderButtonsProps = NonNullable<WeekEditorProps["order"]> & { id: (part: "up" | "down") => string; name: string }

function OrderButtons({ id, name, isFirst, isLast, onMove, onRemove }: OrderButtonsProps) {
  const texts = useTexts(curriculumTexts)
  return (
    <>
      <StepButton id={id("up")} label={`${texts.moveUp} (${name})`} isUp isEnd={isFirst} onPress={() => onMove(-1)} />
      <StepButton id={id("down")} label={`${texts.moveDown} (${name})`} isEnd={isLast} onPress={() => onMove(1)} />
      <IconButton label={`${texts.remove} (${name})`} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </>
  )
}
