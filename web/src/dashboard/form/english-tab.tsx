import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { type BilingualForm, EnglishField, type Texts, useEnglish } from "#dashboard/form/english-field.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"

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
export function EnglishTab({ form, labels, rows = {}, editors = {}, children }: EnglishTabProps) {
  const texts = useTexts(recordTexts)
  const { originalOf, title } = useEnglish(form, labels)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isEnglish, setEnglish] = useState(false)
  const [focused, setFocused] = useState("")
  const { errors, submitCount } = form.form.formState

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
        {tab(true, title)}
      </div>
      <div {...panel(false)}>{children}</div>
      <div {...panel(true)}>
        {isEnglish && (
          <>
            <p className="text-muted text-sm">{texts.tabs.about}</p>
            {Object.entries(labels).map(([name, label]) =>
              editors[name] ? (
                <Fragment key={name}>{editors[name]}</Fragment>
              ) : (
                <EnglishField key={name} {...{ form, name, label }} original={originalOf(name)} rows={rows[name]} />
              ),
            )}
          </>
        )}
      </div>
    </div>
  )
}
