import { getAuditEntries, getHistory, getUser, type HistoryEntry, type RecordKind, topics } from "contract"
import { type ReactNode, useEffect } from "react"
import { Link, useLocation } from "react-router"
import { injectCalls } from "#api/calls.ts"
import { lastListUrl } from "#dashboard/list/last-list.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { RecordSection, SectionLink } from "#dashboard/record/record-section.tsx"
import { RestoreRecord } from "#features/bin/card.tsx"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { Pager } from "#ui/display/pager.tsx"
import { EmptyState, Skeleton } from "#ui/display/state.tsx"
import { EntryDetails, lookUp } from "./entry-details.tsx"
import { logOf, nobody } from "./entry-links.ts"
import { entryTexts } from "./entry-texts.ts"
import { auditTexts } from "./texts.ts"

// Any change may add an entry.
const { useGetRecordHistoryQuery } = injectCalls({ getRecordHistory: { ...getHistory, topics } })

type HistoryProps = { kind: RecordKind; recordId: string }

function useHistory({ kind, recordId }: HistoryProps) {
  const page = new URLSearchParams(useLocation().search).get("page") ?? ""
  const query = { kind, ...(/^[1-9]\d{0,5}$/.test(page) && { page }) }
  return useGetRecordHistoryQuery({ params: { id: recordId }, query }, { refetchOnMountOrArgChange: true })
}

export function RecordHistory({ kind, recordId }: HistoryProps) {
  const { texts, format } = useTextsAndFormat(recordPageTexts)
  const result = useHistory({ kind, recordId })
  const mayReadLog = useMayCall()(getAuditEntries)
  const count = result.data?.count
  const isLoaded = count !== undefined
  // The browser has looked for it before it was there.
  useEffect(() => {
    if (isLoaded && location.hash === "#history") document.getElementById("history")?.scrollIntoView()
  }, [isLoaded])
  return (
    <RecordSection
      id="history"
      title={count === undefined ? texts.history : texts.historyCount(format.number(count))}
      action={mayReadLog && <SectionLink to={logOf(recordId)}>{texts.inLog}</SectionLink>}
    >
      <Loaded result={result} failed={texts.historyFailed} skeleton={<Skeleton rows={3} />}>
        {({ data: entries, meta }) => (
          <>
            {meta.total === 0 && <p className="text-muted">{texts.noHistory}</p>}
            <ol className="grid gap-5 border-line border-s-2">
              {entries.map((entry) => (
                <Entry key={entry._id} entry={entry} recordId={recordId} />
              ))}
            </ol>
            {meta.pages > 1 && <Pager meta={meta} to={(page) => `?${new URLSearchParams({ page: String(page) })}`} />}
          </>
        )}
      </Loaded>
    </RecordSection>
  )
}

function Entry({ entry, recordId }: { entry: HistoryEntry; recordId: string }) {
  const { at, action, details } = entry
  const { actions } = useTexts(entryTexts)
  const { format } = useI18n()
  const isOwn = entry.recordId === recordId
  return (
    <li className="relative grid gap-1 ps-5 before:absolute before:-start-[7px] before:top-1.5 before:size-3 before:rotate-45 before:border-2 before:border-brand before:bg-paper">
      <p className="font-semibold">
        {isOwn ? (lookUp(actions, action) ?? action) : <Imported importId={entry.recordId} />}
      </p>
      {details && <EntryDetails details={details} action={action} />}
      <p className="flex flex-wrap gap-x-2 text-muted text-sm">
        <Person entry={entry} />
        <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
    </li>
  )
}

/** The entry of the import that created a record. */
function Imported({ importId }: { importId: string }) {
  const { imported } = useTexts(recordPageTexts)
  const mayReadLog = useMayCall()(getAuditEntries)
  if (!mayReadLog) return imported
  return (
    <Link to={logOf(importId)} className="text-brand">
      {imported}
    </Link>
  )
}

/** The name of the person who acted; for users who may open it, a link to their page. */
function Person({ entry: { actor, actorId, actorName, action } }: { entry: HistoryEntry }) {
  const texts = useTexts(auditTexts)
  const mayOpenUser = useMayCall()(getUser)
  if (!actor) return <span>{nobody(action, texts)}</span>
  const className = "wrap-anywhere line-clamp-2 font-semibold"
  const name = actorName || actor
  if (!mayOpenUser)
    return (
      <span title={actor} className={className}>
        {name}
      </span>
    )
  return (
    <Link to={recordUrl(paths.user, actorId)} title={actor} className={`${className} text-brand`}>
      {name}
    </Link>
  )
}

type MissingRecordProps = HistoryProps & {
  /** The kind's name, in the singular. */
  label: string
  listPath: string
  /** More that can be done with a deleted record, by the name that its deletion has. */
  actions?: (record: string) => ReactNode
}

/** Instead of the page of a deleted record: its last audit entry, and how to restore it. */
export function MissingRecord({ kind, recordId, label, listPath, actions }: MissingRecordProps) {
  const { texts, format } = useTextsAndFormat(recordPageTexts)
  const { currentData, isFetching } = useHistory({ kind, recordId })
  const { deletion, erasedAt, data: [last] = [] } = currentData ?? {}
  const known = deletion ?? last
  const back = <ButtonLink to={lastListUrl(listPath)}>{texts.toList}</ButtonLink>
  if (isFetching && !currentData) return <Skeleton rows={6} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={label} isHidden />
      <h1 className="wrap-anywhere text-2xl">
        {erasedAt ? texts.erased : known ? texts.deleted(known.record) : texts.missing}
      </h1>
      {erasedAt && <p className="measure text-muted">{texts.erasedText(format.dateTime(erasedAt))}</p>}
      {deletion && (
        <p className="wrap-anywhere text-muted">
          {texts.deletedBy(deletion.actorName || deletion.actor, format.dateTime(deletion.at))}
        </p>
      )}
      {known ? (
        <>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            {deletion && <RestoreRecord deletion={{ ...deletion, kind, left: 1 }} record={recordId} />}
            {deletion && actions?.(deletion.record)}
            {back}
          </div>
          {last && <RecordHistory kind={kind} recordId={recordId} />}
        </>
      ) : (
        <EmptyState text={texts.missingText} action={back} />
      )}
    </div>
  )
}
