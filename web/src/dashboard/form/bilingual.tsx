import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { type BilingualForm, EnglishField, type Texts, useEnglish } from "#dashboard/form/english-field.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"

type BilingualProps = {
  form: BilingualForm
  /** The labels of the texts that may have an English version. */
  labels: Texts
  /** The heights of those that have several lines. */
  rows: Readonly<Record<string, number>>
  /** The buttons that stay at the bottom of the window. */
  actions: ReactNode
  /** Calls `pair` for each field of a text. Its parent has `data-pairs`, and what has no English version in it, `data-original`. */
  children: (pair: (name: string, field: ReactNode) => ReactNode) => ReactNode
}

/** Both languages of a record side by side; below 1,024 pixels one of them, chosen by a switch that stays in sight. */
export function Bilingual({ form, labels, rows, actions, children }: BilingualProps) {
  const texts = useTexts(recordTexts)
  const { originalOf, title } = useEnglish(form, labels)
  const [isEnglish, setEnglish] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = form.form.formState

  /** A failed attempt shows the language with the errors, if they are all in the other one. */
  const showError = useEffectEvent(() => {
    const hasEnglish = "en" in errors
    const hasOther = Object.keys(errors).some((name) => name !== "en")
    if (isEnglish ? hasOther && !hasEnglish : hasEnglish && !hasOther) setEnglish(!isEnglish)
    if (hasEnglish && !hasOther) root.current?.querySelector<HTMLElement>("[data-english] [aria-invalid=true]")?.focus()
  })
  useEffect(() => {
    if (submitCount > 0) showError()
  }, [submitCount])

  const pair = (name: string, field: ReactNode) => (
    <>
      <div className="min-w-0 md:max-lg:col-span-2">{field}</div>
      <div data-english="" className="min-w-0 md:max-lg:col-span-2">
        <EnglishField
          {...{ form, name }}
          label={labels[name] ?? name}
          original={originalOf(name)}
          rows={rows[name]}
          isBeside
        />
      </div>
    </>
  )
  const choice = (isOfEnglish: boolean, label: string) => (
    <button
      type="button"
      aria-pressed={isEnglish === isOfEnglish}
      onClick={() => setEnglish(isOfEnglish)}
      className={classes(
        "min-h-11 rounded-field px-3 font-semibold text-sm",
        isEnglish === isOfEnglish ? "bg-brand-soft text-brand" : "text-muted hover:text-ink",
      )}
    >
      {label}
    </button>
  )
  return (
    <div ref={root} className={classes("grid grid-cols-[minmax(0,1fr)] gap-6", isEnglish ? inEnglish : inBengali)}>
      <div className="sticky top-0 z-10 hidden grid-cols-2 gap-5 border-line border-b bg-paper py-2 font-semibold lg:grid">
        <span>{texts.tabs.main}</span>
        <span>{title}</span>
      </div>
      {children(pair)}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-line border-t bg-paper px-4 py-2 md:-mx-8 md:px-8 lg:mx-0 lg:px-0">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere */}
        <div role="group" aria-label={texts.tabs.label} className="mr-auto flex lg:hidden">
          {choice(false, texts.tabs.main)}
          {choice(true, title)}
        </div>
        {actions}
      </div>
    </div>
  )
}

const inBengali = "max-lg:[&_[data-english]]:hidden"
const inEnglish = "max-lg:[&_[data-original]]:hidden max-lg:[&_[data-pairs]>:not([data-english],legend)]:hidden"
