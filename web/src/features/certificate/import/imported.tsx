import { deleteCertificate, getImports, type ImportResult, undoImport } from "contract"
import type { ReactNode } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { useCall, useRead } from "#api/calls.ts"
import { useUndoDelete } from "#dashboard/delete/undo-delete.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { Button, ButtonLink } from "#ui/button/button.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { Table } from "#ui/display/table.tsx"

type ImportDoneProps = { result: ImportResult; onAnother: () => void }

export function ImportDone({ result: { importId, created, corrected, unchanged, mails }, onAnother }: ImportDoneProps) {
  const { texts, format } = useTextsAndFormat(importTexts)
  const { queued } = useTexts(mailTexts)
  return (
    <>
      <dl className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 md:p-6">
        <Count name={texts.done.made} count={format.number(created)} />
        {corrected > 0 && <Count name={texts.done.corrected} count={format.number(corrected)} />}
        <Count name={texts.done.unchanged} count={format.number(unchanged)} />
        {mails > 0 && <Count name={queued} count={format.number(mails)} />}
      </dl>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="accent" to={paths.manageCertificates}>
          {texts.done.see}
        </ButtonLink>
        <Button onClick={onAnother}>{texts.done.another}</Button>
        {importId && (
          <UndoImport id={importId} count={created} hasCorrected={corrected > 0} onDone={onAnother}>
            {(open) => <Button onClick={open}>{texts.undo.button}</Button>}
          </UndoImport>
        )}
      </div>
    </>
  )
}

function Count({ name, count }: { name: string; count: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-semibold text-2xl">{count}</dd>
    </div>
  )
}

export function LastImports() {
  const { last, undo } = useTexts(importTexts)
  const { format } = useI18n()
  const result = useRead(getImports)
  const mayDelete = useMayCall()(deleteCertificate)
  const ownEmail = useSession().user?.email
  const isFailed = result.error !== undefined && !result.isFetching
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-6">
      <h2 className="text-xl">{last.title}</h2>
      <Loaded
        result={{ ...result, data: isFailed ? undefined : result.data?.data }}
        failed={last.failed}
        skeleton={<Skeleton rows={2} />}
      >
        {(imports) =>
          imports.length === 0 ? (
            <p className="text-muted">{last.none}</p>
          ) : (
            <Table
              caption={last.title}
              rows={imports}
              rowKey={({ _id }) => _id}
              busy={result.isFetching}
              columns={[
                { key: "when", heading: last.when, cell: ({ at }) => format.dateTime(at) },
                { key: "who", heading: last.who, cell: ({ actor }) => <span className="break-all">{actor}</span> },
                { key: "made", heading: last.made, align: "end", cell: ({ created }) => format.number(created) },
                {
                  key: "corrected",
                  heading: last.corrected,
                  align: "end",
                  cell: ({ corrected }) => format.number(corrected),
                },
                { key: "left", heading: last.left, align: "end", cell: ({ left }) => format.number(left) },
                {
                  key: "action",
                  heading: last.action,
                  align: "end",
                  cell: ({ _id, at, actor, corrected, left }) =>
                    left === 0 ? (
                      <span className="text-muted text-sm">{last.undone}</span>
                    ) : (
                      (mayDelete || actor === ownEmail) && (
                        <UndoImport id={_id} count={left} hasCorrected={corrected > 0}>
                          {(open) => (
                            <RowAction
                              isDanger
                              label={undo.short}
                              recordName={undo.recordName(format.dateTime(at))}
                              onClick={open}
                            />
                          )}
                        </UndoImport>
                      )
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </section>
  )
}

type UndoImportProps = {
  id: string
  count: number
  hasCorrected: boolean
  onDone?: () => void
  children: (open: () => void) => ReactNode
}

export function UndoImport({ id, count, hasCorrected, onDone, children }: UndoImportProps) {
  const texts = useTexts(importTexts).undo
  const { format } = useI18n()
  const toastAction = useActionToast()
  const undo = useCall(undoImport)
  const undoDelete = useUndoDelete()

  async function handleConfirm() {
    const { options, message } = undoDelete(texts.doing, id)
    const isDone = await toastAction(undo({ params: { id } }), {
      ...options,
      doing: texts.doing,
      done: ({ data: { deleted, restored, skipped } }) => {
        const sentence = [
          ...(deleted > 0 ? [texts.done(format.number(deleted))] : []),
          ...(restored > 0 ? [texts.restored(format.number(restored))] : []),
          ...(skipped > 0 ? [texts.skipped(format.number(skipped))] : []),
        ].join(". ")
        // Without anything deleted there is nothing to restore.
        return deleted > 0 ? message(sentence, "", id) : sentence
      },
      failed: texts.failed,
    })
    if (isDone) onDone?.()
    return isDone
  }
  return (
    <ConfirmAction
      title={texts.title}
      text={hasCorrected ? texts.textCorrected : texts.text(format.number(count))}
      confirm={texts.button}
      onConfirm={handleConfirm}
    >
      {children}
    </ConfirmAction>
  )
}
