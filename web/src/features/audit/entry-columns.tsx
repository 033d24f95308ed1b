import { type AuditEntry, type ListedAuditEntry, readRecordDetails } from "contract"
import { Link, useLocation } from "react-router"
import { useDeviceName } from "#dashboard/device-name.ts"
import { RestoreDeletion } from "#features/bin/card.tsx"
import { records } from "#features/registry.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { classes } from "#ui/class-names.ts"
import type { Column } from "#ui/display/table.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { detailsOf } from "./details-of.ts"
import { EntryDetails, lookUp } from "./entry-details.tsx"
import { nobody, pageOf } from "./entry-links.ts"
import { entryTexts } from "./entry-texts.ts"
import { auditTexts } from "./texts.ts"

export function useEntryColumns(): Column<ListedAuditEntry>[] {
  const { texts, format } = useTextsAndFormat(auditTexts)
  const { actions } = useTexts(entryTexts)
  const deviceName = useDeviceName()
  return [
    {
      key: "when",
      heading: texts.when,
      inCard: "brief",
      sort: { field: "createdAt", by: "date" },
      cell: ({ at }) => (
        <time dateTime={at} title={at} className="tabular inline-block leading-5 @3xl:w-24 @4xl:w-32">
          {format.dateTime(at)}
        </time>
      ),
    },
    { key: "who", heading: texts.who, inCard: "brief", cell: (entry) => <Actor entry={entry} /> },
    {
      key: "what",
      heading: texts.what,
      inCard: "first",
      cell: (entry) => (
        <div className="leading-5 @3xl:max-w-36 @3xl:min-w-32 @4xl:max-w-56 @4xl:min-w-40">
          <p className="font-semibold">{lookUp(actions, entry.action) ?? entry.action}</p>
          {/* If people change their own account, the name is not repeated. */}
          {entry.record && entry.record !== entry.actor && <RecordName entry={entry} />}
        </div>
      ),
    },
    {
      key: "details",
      heading: texts.details,
      inCard: "text",
      isEmpty: (entry) => detailsOf(entry.details).length === 0,
      cell: (entry) => (
        <div className="flex items-center gap-x-2 @3xl:min-w-44 @4xl:min-w-64">
          <EntryDetails {...entry} collapsedLines={1} />
          <Restore entry={entry} />
        </div>
      ),
    },
    {
      key: "from",
      heading: texts.from,
      inCard: "none",
      cell: ({ address, userAgent }) =>
        (address || userAgent) && (
          <div className="leading-5 @3xl:min-w-24 @4xl:min-w-32">
            <ClampedText isOneLine text={address} />
            <p className="line-clamp-1 text-muted" title={userAgent}>
              {deviceName(userAgent)}
            </p>
          </div>
        ),
    },
  ]
}

/** Restores what was deleted together, from each entry of the deletion. */
function Restore({ entry: { recordId: _id, at, action, details, record } }: { entry: AuditEntry }) {
  const kind = records.find(({ kind }) => action.startsWith(`${kind}.`))?.kind
  const recorded = readRecordDetails(details)
  if (!kind || !recorded || !("deleted" in recorded)) return null
  return <RestoreDeletion deletion={{ _id, at, kind, record, left: recorded.deleted.length }} />
}

const nameClass = "wrap-anywhere line-clamp-1 leading-5"

/** Links to the record's page, if its kind has pages; of a deleted record the page says so. */
function RecordName({ entry: { action, record, recordId } }: { entry: AuditEntry }) {
  const page = pageOf(action)
  if (!page || !recordId) return <p className={classes(nameClass, "text-muted")}>{record}</p>
  return (
    <Link to={recordUrl(page.path, recordId)} className={classes(nameClass, "text-brand")}>
      {record}
    </Link>
  )
}

/** Links to the person's page, and to all their entries. */
function Actor({ entry: { actor, actorId, actorName, action } }: { entry: ListedAuditEntry }) {
  const texts = useTexts(auditTexts)
  const params = new URLSearchParams(useLocation().search)
  params.set("actor", actor)
  params.delete("page")
  if (!actor) return <span className="text-muted text-sm">{nobody(action, texts)}</span>
  return (
    <div className="flex gap-x-2 @3xl:grid @3xl:min-w-28 @3xl:justify-items-start @4xl:min-w-36">
      {actorName && (
        <Link to={recordUrl(paths.user, actorId)} className={classes(nameClass, "font-semibold text-brand")}>
          {actorName}
        </Link>
      )}
      <Link to={`?${params}`} title={texts.onlyThis} className="wrap-anywhere line-clamp-1 text-muted leading-5">
        {actor}
      </Link>
    </div>
  )
}
