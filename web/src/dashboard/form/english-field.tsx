import type { FormFields } from "#api/form/contract-form.ts"
import { OutdatedMark, useOutdated } from "#dashboard/form/outdated.tsx"
import { isBengali } from "#i18n/is-latin.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { TextArea, TextField } from "#ui/form/fields.tsx"

export type Texts = Readonly<Record<string, string>>

export type BilingualForm = Pick<FormFields<never>, "form"> & { optional: (name: never) => object }

/** What the form has in the two languages, and the title of the English part, which says what is to be done. */
export function useEnglish({ form }: BilingualForm, labels: Texts) {
  const { texts, format } = useTextsAndFormat(recordTexts)
  const { en, ...original } = form.watch() as Record<string, unknown> & { en?: Texts }
  const originalOf = (name: string) => String(original[name] ?? "")
  const missing = Object.keys(labels).filter((name) => isBengali(originalOf(name)) && !en?.[name]?.trim()).length
  const outdated = useOutdated().filter(({ field }) => field in labels).length
  const title = [
    texts.tabs.english,
    missing > 0 && texts.tabs.missing(format.number(missing)),
    outdated > 0 && texts.outdated.count(format.number(outdated)),
  ].filter(Boolean)
  return { originalOf, title: title.join(" · ") }
}

type EnglishFieldProps = {
  form: BilingualForm
  name: string
  /** Of the original. */
  label: string
  original: string
  /** The height of a text with several lines. */
  rows: number | undefined
  /** From 1,024 pixels on the original's field is beside it. */
  isBeside?: boolean
}

export function EnglishField({ form: { optional }, name, label, original, rows, isBeside = false }: EnglishFieldProps) {
  const texts = useTexts(recordTexts)
  const field = { lang: "en", label: texts.inEnglish(label), ...optional(`en.${name}` as never) }
  const mark = <OutdatedMark field={name} />
  if (!rows && !isBeside) {
    return (
      <div className="grid gap-2">
        <TextField {...field} autoComplete="off" hint={original} />
        {mark}
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      {rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} autoComplete="off" />}
      {mark}
      {!rows && <p className="wrap-anywhere text-muted text-sm lg:hidden">{original}</p>}
      {rows && (
        <details className={isBeside ? "text-muted text-sm lg:hidden" : "text-muted text-sm"}>
          <summary className="min-h-8 cursor-pointer">{texts.tabs.original}</summary>
          <p className="wrap-anywhere whitespace-pre-line">{original}</p>
        </details>
      )}
    </div>
  )
}
