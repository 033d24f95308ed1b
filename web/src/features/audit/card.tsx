import { getAuditEntries, type ListedAuditEntry, readRecordDetails, topics } from "contract"
import type { ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { injectCalls } from "#api/calls.ts"
import { useDeviceName } from "#dashboard/device-name.ts"
import { lastListUrl } from "#dashboard/last-list.ts"
import { Loaded } from "#dashboard/loaded.tsx"
import { RecordSection, sectionLinkClass } from "#dashboard/record-section.tsx"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Head } from "#site/head.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Pager } from "#ui/pager.tsx"
import { EmptyState, Skeleton } from "#ui/state.tsx"
import { EntryDetails, lookUp } from "./entry-details.tsx"
import { logOf, nobody } from "./entry-links.ts"
import { entryTexts } from "./entry-texts.ts"
import { RestoreDeleted } from "./restore-deleted.tsx"
import { auditTexts } from "./texts.ts"

// Any change may add an entry.
const { useGetRecordEntriesQuery } = injectCalls({ getRecordEntries: { ...getAuditEntries, topics } })

function useEntries(recordId: string) {
  const page = new URLSearchParams(useLocation().search).get("page") ?? ""
  const query = { recordId, ...(/^[1-9]\d{0,5}$/.test(page) && { page }) }
  return useGetRecordEntriesQuery({ query }, { refetchOnMountOrArgChange: true })
}

type RecordHistoryProps = {
  recordId: string
  /** The import that created the record; empty for none. */
  importId?: string
}

/** What the audit log knows about one record, newest first: who changed what, and when. */
export function RecordHistory({ recordId, importId = "" }: RecordHistoryProps) {
  const { texts, format } = useTextsAndFormat(recordPageTexts)
  const result = useEntries(recordId)
  const count = result.data?.count
  return (
    <RecordSection
      id="history"
      title={count === undefined ? texts.history : texts.historyCount(format.number(count))}
      action={
        <Link to={logOf(recordId)} className={sectionLinkClass}>
          {texts.inLog}
        </Link>
      }
    >
      <Loaded result={result} failed={texts.historyFailed} skeleton={<Skeleton rows={3} />}>
        {({ data: entries, meta }) => (
          <>
            {meta.total === 0 && !importId && <p className="text-muted">{texts.noHistory}</p>}
            <ol className="grid gap-5 border-line border-s-2">
              {entries.map((entry) => (
                <Entry key={entry._id} entry={entry} />
              ))}
              {importId && !meta.hasNextPage && <ImportEntry importId={importId} />}
            </ol>
            {meta.pages > 1 && <Pager meta={meta} to={(page) => `?${new URLSearchParams({ page: String(page) })}`} />}
          </>
        )}
      </Loaded>
    </RecordSection>
  )
}

function Entry({ entry }: { entry: ListedAuditEntry }) {
  const { actions } = useTexts(entryTexts)
  return (
    <EntryFrame entry={entry} title={lookUp(actions, entry.action) ?? entry.action}>
      {entry.details && <EntryDetails details={entry.details} />}
    </EntryFrame>
  )
}

/** The entry of an import is about up to a hundred certificates, so only its time and person are shown. */
function ImportEntry({ importId }: { importId: string }) {
  const { texts } = useTextsAndFormat(recordPageTexts)
  const query = { recordId: importId, sort: "createdAt", limit: 1 } as const
  const [entry] = useGetRecordEntriesQuery({ query }).data?.data ?? []
  if (!entry) return null
  const title = (
    <Link to={logOf(importId)} className="text-brand">
      {texts.imported}
    </Link>
  )
  return <EntryFrame entry={entry} title={title} />
}

type EntryFrameProps = { entry: ListedAuditEntry; title: ReactNode; children?: ReactNode }

function EntryFrame({ entry, title, children }: EntryFrameProps) {
  const { at, userAgent } = entry
  const { format } = useI18n()
  const deviceName = useDeviceName()
  return (
    <li className="relative grid gap-1 ps-5 before:absolute before:-start-[7px] before:top-1.5 before:size-3 before:rotate-45 before:border-2 before:border-brand before:bg-paper">
      <p className="font-semibold">{title}</p>
      {children}
      <p className="flex flex-wrap gap-x-2 text-muted text-sm">
        <Person entry={entry} />
        <time dateTime={at} title={userAgent && deviceName(userAgent)}>
          {format.dateTime(at)}
        </time>
      </p>
    </li>
  )
}

/** The name of the person who acted, and a link to their page. */
function Person({ entry: { actor, actorId, actorName, action } }: { entry: ListedAuditEntry }) {
  const texts = useTexts(auditTexts)
  if (!actor) return <span>{nobody(action, texts)}</span>
  return (
    <Link
      to={recordUrl(paths.user, actorId)}
      title={actor}
      className="wrap-anywhere line-clamp-2 font-semibold text-brand"
    >
      {actorName || actor}
    </Link>
  )
}

type MissingRecordProps = {
  recordId: string
  /** The kind's name, in the singular. */
  label: string
  /** The screen that lists such records. */
  listPath: string
}

/** Instead of the page of a record that does not exist: who deleted it and when, and how to get it back, if the log knows. */
export function MissingRecord({ recordId, label, listPath }: MissingRecordProps) {
  const { texts, format } = useTextsAndFormat(recordPageTexts)
  const { deletion, known, isLoading } = useDeletion(recordId)
  const back = <ButtonLink to={lastListUrl(listPath)}>{texts.toList}</ButtonLink>
  if (isLoading) return <Skeleton rows={6} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={label} isHidden />
      <h1 className="wrap-anywhere text-2xl">{known ? texts.deleted(known.record) : texts.missing}</h1>
      {deletion && (
        <p className="wrap-anywhere text-muted">
          {texts.deletedBy(deletion.actorName || deletion.actor, format.dateTime(deletion.at))}
        </p>
      )}
      {known ? (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {deletion && (
              <RestoreDeleted
                entry={deletion}
                trigger={(label, open) => (
                  <Button kind="accent" aria-label={`${label} ${deletion.record}`} onClick={open}>
                    {label}
                  </Button>
                )}
              />
            )}
            {back}
          </div>
          <RecordHistory recordId={recordId} />
        </>
      ) : (
        <EmptyState text={texts.missingText} action={back} />
      )}
    </div>
  )
}

/** The entry of the record's deletion. Records that were deleted together share one, which the log finds by their names. */
function useDeletion(recordId: string) {
  const skip = !useMayCall()(getAuditEntries)
  const own = useGetRecordEntriesQuery({ query: { recordId } }, { skip, refetchOnMountOrArgChange: true })
  const known = own.currentData?.data[0]
  const isAlone = known?.action.endsWith(".delete") ?? false
  const shared = useGetRecordEntriesQuery(
    { query: { search: known?.record ?? "", limit: 100 } },
    { skip: !known || isAlone },
  )
  const deletion = isAlone ? known : shared.currentData?.data.find((entry) => hasDeleted(entry, recordId))
  const isLoading = (own.isFetching && !own.currentData) || (shared.isFetching && !shared.currentData)
  return { deletion, known, isLoading }
}

function hasDeleted({ details }: ListedAuditEntry, id: string): boolean {
  const recorded = readRecordDetails(details)
  return recorded !== null && "deleted" in recorded && recorded.deleted.some(({ _id }) => _id === id)
}
