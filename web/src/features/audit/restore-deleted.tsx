import { type AuditEntry, type RecordKind, readRecordDetails, restoreDeleted } from "contract"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { injectCalls } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { ConfirmAction } from "#dashboard/confirm-action.tsx"
import { searchUrl } from "#dashboard/feature.ts"
import { RowAction } from "#dashboard/row-action.tsx"
import { recordOf, records } from "#features/registry.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { auditTexts } from "./texts.ts"

const { useRestoreDeletedMutation } = injectCalls({ restoreDeleted }).enhanceEndpoints({
  endpoints: {
    restoreDeleted: {
      invalidatesTags: (response) => [...restoreDeleted.topics, ...(response ? [response.data.kind] : [])],
    },
  },
})

/** Statuses of failures for which a retry is useless. */
const finalStatuses = [404, 409]

/** The button that asks whether to restore; by default that of a row. */
type RestoreTrigger = (label: string, open: () => void) => ReactNode

type RestoreDeletedProps = { entry: AuditEntry; trigger?: RestoreTrigger }

/** Restores the rows of a deletion; for the entry of a restore, links to the restored rows. */
export function RestoreDeleted({ entry, trigger }: RestoreDeletedProps) {
  const details = readRecordDetails(entry.details)
  const [kind = ""] = entry.action.split(".")
  if (!details || !isKind(kind)) return null
  if ("restored" in details) return <RestoredLink kind={kind} record={entry.record} count={details.restored.length} />
  if (!("deleted" in details)) return null
  const count = details.deleted.length
  return <Restore entry={entry} kind={kind} count={count} trigger={trigger} />
}

const isKind = (kind: string): kind is RecordKind => records.some((record) => record.kind === kind)

type RestoreProps = { entry: AuditEntry; kind: RecordKind; count: number; trigger: RestoreTrigger | undefined }

function Restore({ entry: { _id, record }, kind, count, trigger }: RestoreProps) {
  const texts = useTexts(auditTexts).restore
  const i18n = useI18n()
  const { number } = i18n.format
  const toastAction = useActionToast()
  const [restore, { data, error }] = useRestoreDeletedMutation()
  const result = data?.data
  const text = count > 1 ? texts.textMany(number(count)) : kind === "user" ? texts.textUser : texts.text

  async function handleConfirm() {
    const work = restore({ params: { id: _id } })
    await toastAction(work.unwrap(), { doing: texts.doing, done: texts.done, failed: texts.failed })
    const { error } = await work
    return !error || finalStatuses.includes(readFailure(error, i18n).status)
  }
  return (
    <div className="grid justify-items-start">
      <ConfirmAction
        title={texts.title(record)}
        text={text}
        confirm={texts.button}
        kind="accent"
        onConfirm={handleConfirm}
      >
        {(open) =>
          !result &&
          (trigger?.(texts.button, open) ?? (
            <RowAction label={texts.button} recordName={record} onClick={open} className="-mx-3" />
          ))
        }
      </ConfirmAction>
      <div role="status" className="grid gap-1 text-sm">
        {error && <p className="text-danger">{readFailure(error, i18n).message}</p>}
        {result && (
          <>
            <p>
              {result.skipped === 0
                ? texts.isBack(number(result.restored), result.restored === 1)
                : texts.someAreBack(number(result.restored), number(result.skipped))}
            </p>
            {result.kind === "user" && <p className="text-muted">{texts.choosesPassword}</p>}
            <RestoredLink kind={result.kind} record={result.record} count={result.restored} />
          </>
        )}
      </div>
    </div>
  )
}

function RestoredLink({ kind, record, count }: { kind: RecordKind; record: string; count: number }) {
  const { seeIn } = useTexts(auditTexts).restore
  const { language } = useI18n()
  const { path, name, isFoundByName } = recordOf(kind)
  return (
    <Link
      to={isFoundByName && count === 1 ? searchUrl(path, record) : path}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand text-sm lg:min-h-8"
    >
      {seeIn(name[language])}
    </Link>
  )
}
