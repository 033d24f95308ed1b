import {
  type CorrectionRequest,
  closeCorrectionRequest,
  DeclineCorrection,
  declineCorrectionRequest,
  getCorrectionRequests,
} from "contract"
import { type ReactNode, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { RecordSection } from "#dashboard/record/record-section.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { correctionTexts } from "#features/certificate/correction/correction-texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { requestTexts } from "./request-texts.ts"

/** The open request for a correction of a certificate, if there is one. */
export function RequestOf({ certificateId }: { certificateId: string }) {
  const { data } = useRead(getCorrectionRequests, { query: { certificateId } }, fresh)
  const request = data?.data[0]
  return request ? <Request key={request._id} request={request} /> : null
}

function Request({ request }: { request: CorrectionRequest }) {
  const { texts, format } = useTextsAndFormat(requestTexts)
  const toastAction = useActionToast()
  const close = useCall(closeCorrectionRequest)
  const { correct } = useTexts(correctionTexts)
  const { openEdit } = useDialogUrlState()
  const [isDeclining, setDeclining] = useState(false)
  const name = request.certificationNo
  const closing = request.correctedSince ? texts.corrected : texts.uncorrected

  const handleClose = () =>
    toastAction(close({ params: { id: request._id } }), { done: texts.closed, failed: texts.closeFailed })
  return (
    <RecordSection title={texts.title}>
      <div className="grid gap-2 rounded-card border border-brand bg-brand-soft p-4">
        <p className="wrap-anywhere whitespace-pre-line">{request.text}</p>
        <p className="text-muted text-sm">{format.dateTime(request.createdAt)}</p>
        {request.correctedSince && (
          <p className="font-semibold">{texts.correctedSince(format.dateTime(request.correctedSince))}</p>
        )}
        <dl className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Choice hint={texts.correctHint}>
            <Button kind="accent" onClick={() => openEdit(request.certificateId)}>
              {correct}
            </Button>
          </Choice>
          <Choice hint={texts.declineHint}>
            <RowAction label={texts.decline} recordName={name} onClick={() => setDeclining(true)} />
          </Choice>
          <Choice hint={closing.closeHint}>
            <ConfirmAction
              title={closing.closeTitle}
              text={closing.closeText}
              confirm={closing.close}
              kind="accent"
              onConfirm={handleClose}
            >
              {(open) => <RowAction label={closing.close} recordName={name} onClick={open} />}
            </ConfirmAction>
          </Choice>
        </dl>
      </div>
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </RecordSection>
  )
}

/** What can be done with a request, and what its holder learns of that. */
function Choice({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <>
      <dt className="-ml-3 first:ml-0">{children}</dt>
      <dd className="text-muted text-sm max-sm:mb-2">{hint}</dd>
    </>
  )
}

function DeclineDialog({ request, onClose }: { request: CorrectionRequest; onClose: () => void }) {
  const texts = useTexts(requestTexts)
  const decline = useCall(declineCorrectionRequest)
  const form = useContractForm({
    schema: DeclineCorrection,
    empty: { answer: "" },
    draft: `${declineCorrectionRequest.path} ${request._id}`,
    save: (body) => decline({ params: { id: request._id }, body }),
    doing: texts.declining,
    done: texts.declined,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={texts.declineTitle}
      description={texts.declineText}
      submit={texts.decline}
      form={form}
      onClose={onClose}
    >
      <TextField label={texts.answer} autoComplete="off" {...form.field("answer")} />
    </FormDialog>
  )
}
