import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import type { FormFields } from "#api/form/contract-form.ts"
import { isBengali } from "#i18n/is-latin.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"
import { TextArea, TextField } from "#ui/form/fields.tsx"

type Texts = Readonly<Record<string, string>>

export type BilingualForm = Pick<FormFields<never>, "form"> & { optional: (name: never) => object }

type EnglishTabProps = {
  form: BilingualForm
  /** The labels of the texts that may have an English version. */
  labels: Texts
  /** The heights of those that have several lines. */
  rows?: Readonly<Record<string, number>>
  /** Editors of their own. */
  editors?: Readonly<Record<string, ReactNode>>
  /** The fields of the first tab. */
  children: ReactNode
}

/** Two tabs: the form as it is, and the English versions of its texts. */
export function EnglishTab({ form: { form, optional }, labels, rows = {}, editors = {}, children }: EnglishTabProps) {
  const texts = useTexts(recordTexts)
  const { format } = useI18n()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isEnglish, setEnglish] = useState(false)
  const [focused, setFocused] = useState("")
  const { errors, submitCount } = form.formState
  const { en, ...original } = form.watch() as Record<string, unknown> & { en?: Texts }
  const originalOf = (name: string) => String(original[name] ?? "")
  const missing = Object.keys(labels).filter((name) => isBengali(originalOf(name)) && !en?.[name]?.trim()).length

  /** A failed attempt shows the tab with the errors, if they are all on the other one. */
  const showError = useEffectEvent(() => {
    const hasEnglish = "en" in errors
    const hasOther = Object.keys(errors).some((name) => name !== "en")
    const isElsewhere = isEnglish ? hasOther && !hasEnglish : hasEnglish && !hasOther
    if (isElsewhere) setEnglish(!isEnglish)
    if (isElsewhere || (isEnglish && hasEnglish)) setFocused("[role=tabpanel]:not([hidden]) [aria-invalid=true]")
  })
  useEffect(() => {
    if (submitCount > 0) showError()
  }, [submitCount])
  useEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>(focused)?.focus()
    setFocused("")
  }, [focused])

  function onKeyDown(event: KeyboardEvent) {
    const isEnd = { Home: false, End: true, ArrowLeft: !isEnglish, ArrowRight: !isEnglish }[event.key]
    if (isEnd === undefined) return
    event.preventDefault()
    setEnglish(isEnd)
    setFocused("[aria-selected=true]")
  }
  const tab = (isOfEnglish: boolean, label: string) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${isOfEnglish}`}
      aria-controls={`${id}-panel-${isOfEnglish}`}
      aria-selected={isEnglish === isOfEnglish}
      tabIndex={isEnglish === isOfEnglish ? 0 : -1}
      onClick={() => setEnglish(isOfEnglish)}
      className={classes(
        "-mb-px min-h-11 border-b-2 px-3 font-semibold text-sm",
        isEnglish === isOfEnglish ? "border-brand text-brand" : "border-transparent text-muted hover:text-ink",
      )}
    >
      {label}
    </button>
  )
  const panel = (isOfEnglish: boolean) => ({
    role: "tabpanel",
    id: `${id}-panel-${isOfEnglish}`,
    "aria-labelledby": `${id}-${isOfEnglish}`,
    hidden: isEnglish !== isOfEnglish,
    className: "grid grid-cols-[minmax(0,1fr)] gap-5",
  })
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="tablist" aria-label={texts.tabs.label} onKeyDown={onKeyDown} className="flex border-line border-b">
        {tab(false, texts.tabs.main)}
        {tab(true, missing > 0 ? texts.tabs.missing(format.number(missing)) : texts.tabs.english)}
      </div>
      <div {...panel(false)}>{children}</div>
      <div {...panel(true)}>
        {isEnglish && (
          <>
            <p className="text-muted text-sm">{texts.tabs.about}</p>
            {Object.entries(labels).map(([name, label]) => {
              const field = { lang: "en", label: texts.inEnglish(label), ...optional(`en.${name}` as never) }
              if (editors[name]) return <Fragment key={name}>{editors[name]}</Fragment>
              return rows[name] ? (
                <div key={name} className="grid gap-2">
                  <TextArea {...field} rows={rows[name]} />
                  <details className="text-muted text-sm">
                    <summary className="min-h-8 cursor-pointer">{texts.tabs.original}</summary>
                    <p className="wrap-anywhere whitespace-pre-line">{originalOf(name)}</p>
                  </details>
                </div>
              ) : (
                <TextField key={name} {...field} autoComplete="off" hint={originalOf(name)} />
              )
            })}
          </>
        )}
      </div>
    </div>
  )
}
