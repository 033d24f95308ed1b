import { type OwnCertificate, RequestCorrection, requestCorrection } from "contract"
import { useCall } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextArea } from "#ui/form/fields.tsx"
import { ownTexts } from "./own-texts.ts"

/** The holder says what is wrong with a certificate. */
export function RequestDialog({ certificate, onClose }: { certificate: OwnCertificate; onClose: () => void }) {
  const texts = useTexts(ownTexts)
  const request = useCall(requestCorrection)
  const params = { id: certificate._id }
  const form = useContractForm({
    schema: RequestCorrection,
    empty: { text: "" },
    draft: `${requestCorrection.path} ${certificate._id}`,
    save: (body) => request({ params, body }),
    doing: texts.sending,
    done: texts.sent,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={texts.requestTitle}
      description={<span className="wrap-anywhere">{texts.requestText(certificate.certificationNo)}</span>}
      submit={texts.send}
      form={form}
      onClose={onClose}
    >
      <TextArea label={texts.field} hint={texts.fieldHint} rows={5} {...form.field("text")} />
    </FormDialog>
  )
}
