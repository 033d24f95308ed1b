import { type ReactNode, useEffect } from "react"
import { useLocation } from "react-router"
import { readFailure } from "#api/failure.ts"
import { Outdated } from "#dashboard/record/outdated.tsx"
import { rememberRecord } from "#dashboard/record/recent-records.ts"
import { useI18n, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { Head } from "#site/component/head.tsx"
import { classes } from "#ui/class-names.ts"
import { FailedState, Skeleton } from "#ui/display/state.tsx"
import { BreakableText } from "#ui/text/breakable-text.tsx"

type Row = { _id: string; updatedAt: string }

type RecordPageProps<T extends Row> = {
  result: {
    /** Not `data`, which may be that of the record that was shown before. */
    currentData?: { data: T } | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** The kind's name, in the singular. */
  label: string
  nameOf: (record: T) => string
  /** Shown if there is no such record. */
  missing: ReactNode
  /** An image before the name. */
  image?: (record: T) => ReactNode
  /** Below the name. */
  badges?: (record: T) => ReactNode
  actions: (record: T) => ReactNode
  /** Beside the rest; null if it is one of the sections. */
  history: ReactNode
  children: (record: T) => ReactNode
}

const missingStatuses = [400, 404]

/** The page of one record in its states: loading, failed, missing, shown. It knows no kind of record. */
export function RecordPage<T extends Row>(props: RecordPageProps<T>) {
  const { result, label, missing } = props
  const { currentData, error, isFetching, refetch } = result
  const i18n = useI18n()
  const { failed } = recordPageTexts[i18n.language]
  const failure = error && !isFetching ? readFailure(error, i18n) : undefined
  if (failure && missingStatuses.includes(failure.status)) return missing
  if (currentData) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {failure && <Outdated text={failure.message} onRetry={refetch} />}
        <Shown {...props} record={currentData.data} />
      </div>
    )
  }
  return (
    <>
      <Head title={label} isHidden />
      <h1 className="sr-only">{label}</h1>
      {failure ? <FailedState title={failed} text={failure.message} onRetry={refetch} /> : <Skeleton rows={6} />}
    </>
  )
}

function Shown<T extends Row>(props: RecordPageProps<T> & { record: T }) {
  const { record, nameOf, image, badges, actions, history, children } = props
  const { texts, format } = useTextsAndFormat(recordPageTexts)
  const name = nameOf(record)
  const { pathname: path } = useLocation()
  useEffect(() => rememberRecord({ path, title: name }), [path, name])
  return (
    <>
      <Head title={name} isHidden />
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 items-start gap-4">
          {image?.(record)}
          <div className="grid min-w-0 gap-1">
            <h1 className="wrap-anywhere text-2xl">
              <BreakableText text={name} />
            </h1>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
              {badges?.(record)}
              <a href="#history" className="inline-flex min-h-8 items-center text-muted underline underline-offset-4">
                {texts.changed(format.dateTime(record.updatedAt))}
              </a>
            </div>
          </div>
        </div>
        <div className="-mx-3 flex flex-wrap">{actions(record)}</div>
      </header>
      <div
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-8",
          history !== null && "xl:grid-cols-[minmax(0,1fr)_22rem]",
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children(record)}</div>
        {history}
      </div>
    </>
  )
}
