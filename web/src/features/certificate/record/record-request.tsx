import {
  type CorrectionRequest,
  closeCorrectionRequest,
  DeclineCorrection,
  declineCorrectionRequest,
  getCorrectionRequests,
} from "contract"
import { useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { RecordSection } from "#dashboard/record/record-section.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
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
  const [isDeclining, setDeclining] = useState(false)
  const name = request.certificationNo
  const closing = request.correctedSince ? texts.corrected : texts.uncorrected

  const handleClose = () =>
    toastAction(close({ params: { id: request._id } }), { done: texts.closed, failed: texts.closeFailed })
  return (
    <RecordSection title={texts.title}>
      <div className="grid gap-2 rounded-card border border-brand bg-brand-soft p-4">
        <p className="wrap-anywhere whitespace-pre-line">{request.text}</p>
        <p className="text-muted text-sm">
          {format.dateTime(request.createdAt)} · {texts.hint}
        </p>
        {request.correctedSince && (
          <p className="font-semibold">{texts.correctedSince(format.dateTime(request.correctedSince))}</p>
        )}
        <div className="-mx-3 flex flex-wrap">
          <ConfirmAction
            title={closing.closeTitle}
            text={closing.closeText}
            confirm={closing.close}
            kind="accent"
            onConfirm={handleClose}
          >
            {(open) => <RowAction label={closing.close} recordName={name} onClick={open} />}
          </ConfirmAction>
          <RowAction label={texts.decline} recordName={name} onClick={() => setDeclining(true)} />
        </div>
      </div>
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </RecordSection>
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
