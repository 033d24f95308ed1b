import { type FormEvent, useId, useRef, useState } from "react"
import { DraftNotice } from "#dashboard/form/form-dialog.tsx"
import { IssueWays } from "#features/certificate/issue/issue-ways.tsx"
import { letterTexts } from "#features/certificate/issue/letters-texts.ts"
import { useLetterWarnings } from "#features/certificate/issue/missing-letters.ts"
import { MoreFields } from "#features/certificate/issue/more-fields.tsx"
import { SuggestingField } from "#features/certificate/issue/suggesting-field.tsx"
import { unlikeTexts } from "#features/certificate/issue/unlike-texts.ts"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { NotifyBox } from "#features/certificate/mail/notify.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useCommonTexts, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { TextArea } from "#ui/form/fields.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { WarningIcon } from "#ui/image/icon.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { BatchResult } from "./batch-result.tsx"
import { missingInName } from "./batch-rows.ts"
import { BatchTable } from "./batch-table.tsx"
import { batchTexts } from "./batch-texts.ts"
import { readPastedList } from "./pasted-list.ts"
import { type BatchStart, sharedOptional, useBatch } from "./use-batch.ts"

function problemOf(text: string | undefined) {
  const list = text && readPastedList(text)
  return typeof list === "string" && list !== "" ? list : undefined
}

type BatchDialogProps = {
  start: BatchStart | undefined
  /** Leads back to the form for one certificate. */
  onOne: () => void
  onClose: () => void
}

/** Issues certificates to a pasted list of people, after a preview. */
export function BatchDialog({ start, onOne, onClose }: BatchDialogProps) {
  const { texts, format } = useTextsAndFormat(batchTexts)
  const { tryAgain } = useCommonTexts().ui
  const batch = useBatch(start)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // The text that was pasted in the other dialog, and could not be read there.
  const [unread, setUnread] = useState(() => problemOf(start?.text))
  const { text, setText, shown, issuedCount, isSubmitting, isUnsure } = batch
  const hasList = shown.length > 0

  function read(list: string) {
    const problem = batch.read(list)
    setUnread(problem)
    return !problem
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!hasList) return void read(text)
    if (!isUnsure && batch.faulty > 0) {
      void batch.form.trigger()
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
    } else if (!isUnsure && batch.unlikeCount > 0) batch.ask()
    else if (isUnsure || batch.isReady || batch.batchNo === "") void batch.onSubmit()
  }
  if (batch.outcome) return <BatchResult {...batch.outcome} batchNo={batch.batchNo} onClose={onClose} />
  const issue = issuedCount === 1 ? texts.issueOne : texts.issue(format.number(issuedCount))
  const isWaiting = batch.batchNo !== "" && !batch.isReady
  return (
    <Dialog
      isWide
      ignoresOutsidePress
      title={texts.title}
      description={texts.text}
      onClose={() => !isSubmitting && onClose()}
      footer={
        <>
          {hasList && (
            <Button disabled={isSubmitting || isUnsure} onClick={batch.changeList}>
              {texts.change}
            </Button>
          )}
          <Button
            kind="accent"
            type="submit"
            form={id}
            busy={isSubmitting}
            disabled={hasList && !isUnsure && (issuedCount === 0 || isWaiting)}
          >
            {isUnsure ? tryAgain : hasList ? issue : texts.read}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <IssueWays current="list" actions={{ one: onOne }} />
        <DraftNotice discardDraft={batch.discardDraft} />
        <FormAlert text={batch.summary} />
        <Notices batch={batch} />
        <div inert={isUnsure} className={classes("grid grid-cols-[minmax(0,1fr)] gap-5", isUnsure && "opacity-55")}>
          {!hasList && (
            <TextArea
              label={texts.list}
              hint={texts.listHint}
              placeholder={texts.listExample}
              error={unread && texts.unread[unread]}
              rows={6}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setUnread(undefined)
              }}
              onPaste={(event) =>
                text === "" && read(event.clipboardData.getData("text/plain")) && event.preventDefault()
              }
            />
          )}
          <SharedFields batch={batch} />
          {hasList && <BatchTable rows={shown} onChange={batch.change} onRemove={batch.remove} />}
        </div>
      </form>
    </Dialog>
  )
}

type Batch = ReturnType<typeof useBatch>

function SharedFields({ batch: { form, field, optional, errorOf, notify } }: { batch: Batch }) {
  const { texts } = useTextsAndFormat(certificateTexts)
  const { notifyEach } = useTexts(mailTexts)
  const warnings = useLetterWarnings(form.watch())
  const suggesting = <Name extends "certificationName" | "batchNo">(name: Name) => ({
    ...field(name),
    warning: warnings[name],
    name,
    label: texts[name],
    typed: form.watch(name),
  })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        <SuggestingField {...suggesting("certificationName")} />
        <SuggestingField {...suggesting("batchNo")} placeholder="0001" />
      </div>
      <MoreFields
        names={sharedOptional}
        values={form.watch(sharedOptional)}
        optional={optional}
        warnings={warnings}
        errorOf={errorOf}
      />
      <NotifyBox notify={notify} label={notifyEach} />
    </>
  )
}

/** Numbers that are written unlike the others: they are issued only after another press. */
function AskedNumbers({ batch }: { batch: Batch }) {
  const { texts, format } = useTextsAndFormat(unlikeTexts)
  function handleAccept() {
    batch.acceptNumbers()
    void batch.onSubmit()
  }
  return (
    <>
      <p>{texts.several(format.number(batch.unlikeCount), batch.unlikeCount === 1)}</p>
      <div>
        <Button onClick={handleAccept}>{texts.severalAnyway}</Button>
      </div>
    </>
  )
}

/** The state of the list, and the reason if nothing was issued. */
function Notices({ batch }: { batch: Batch }) {
  const { texts, format } = useTextsAndFormat(batchTexts)
  const { tryAgain } = useCommonTexts().ui
  const { shown, notes, issuedCount, faulty } = batch
  const { list } = useTexts(letterTexts)
  const skipped = shown.length - issuedCount
  const unprinted = shown.filter((row) => missingInName(row).length > 0).length
  return (
    <>
      <div role="alert" className="empty:hidden">
        {(batch.isUnsure || batch.isRenumbered || batch.isFailed || batch.isAsking) && (
          <div className="flex items-start gap-3 rounded-card bg-danger-soft px-4 py-3">
            <WarningIcon className="mt-0.5 text-danger" />
            <div className="grid gap-1">
              {batch.isUnsure && <p className="font-semibold text-danger">{texts.unsure}</p>}
              {batch.isUnsure && <p>{batch.failure}</p>}
              {batch.isUnsure && <p>{texts.again}</p>}
              {batch.isRenumbered && <p>{texts.renumbered}</p>}
              {batch.isAsking && <AskedNumbers batch={batch} />}
              {batch.isFailed && <p>{texts.stateFailed}</p>}
              {batch.isFailed && (
                <div>
                  <Button onClick={batch.reload}>{tryAgain}</Button>
                </div>
              )}
            </div>
          </div>
        )}
      </div>
      {shown.length > 0 && (
        <div role="status" className="wrap-anywhere grid gap-1 text-sm">
          <p className="flex flex-wrap gap-x-4">
            <span className="font-semibold">{texts.people(format.number(shown.length))}</span>
            {skipped > 0 && <span>{texts.skipped(format.number(skipped))}</span>}
            {unprinted > 0 && <span className="text-warning">{list.count(format.number(unprinted))}</span>}
            {faulty > 0 && <span className="text-danger">{texts.faulty(format.number(faulty))}</span>}
          </p>
          {notes.headings.length > 0 && <p className="text-muted">{texts.headings(notes.headings.join(", "))}</p>}
          {notes.ignored.length > 0 && <p className="text-muted">{texts.ignored(notes.ignored.join(", "))}</p>}
          {batch.batchNo === "" && <p className="text-muted">{texts.batchFirst}</p>}
        </div>
      )}
    </>
  )
}
