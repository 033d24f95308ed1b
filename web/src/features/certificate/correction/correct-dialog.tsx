import {
  type Certificate,
  CorrectCertificate,
  correctCertificate,
  type DocumentField,
  getCertificate,
  getCorrectionRequests,
} from "contract"
import { useId } from "react"
import { fresh, useRead } from "#api/calls.ts"
import type { FormFields } from "#api/form/contract-form.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useLetterWarnings } from "#features/certificate/issue/missing-letters.ts"
import { OptionalFields, optionalFields } from "#features/certificate/issue/more-fields.tsx"
import { SuggestingField } from "#features/certificate/issue/suggesting-field.tsx"
import { useNumberCheck } from "#features/certificate/issue/unlike-number.tsx"
import { unlikeTexts } from "#features/certificate/issue/unlike-texts.ts"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { type Notify, NotifyBox, useNotify } from "#features/certificate/mail/notify.tsx"
import { requestTexts } from "#features/certificate/record/request-texts.ts"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { Suggestions, TextField } from "#ui/form/fields.tsx"
import { EditIcon } from "#ui/image/icon.tsx"
import { correctionTexts } from "./correction-texts.ts"

const valuesOf = ({ hours, ...certificate }: Certificate) => ({
  candidateName: certificate.candidateName,
  certificationNo: certificate.certificationNo,
  latinName: certificate.latinName,
  candidateEmail: certificate.candidateEmail,
  certificationName: certificate.certificationName,
  batchNo: certificate.batchNo,
  issuedOn: certificate.issuedOn,
  expiresOn: certificate.expiresOn,
  hours: hours === 0 ? "" : String(hours),
  skills: certificate.skills,
  mark: certificate.mark,
  reason: "",
})
type Values = ReturnType<typeof valuesOf>

/** The form that `?edit=…` opens, on the list and on the certificate's own page. */
export function CorrectDialog({ rows }: { rows: readonly Certificate[] | undefined }) {
  const texts = useTexts(correctionTexts)
  const labels = useFieldLabels()
  const notify = useNotify()
  return (
    <EditDialog
      isWide
      texts={texts}
      labels={labels}
      description={({ certificationNo }) => <span className="wrap-anywhere">{texts.editText(certificationNo)}</span>}
      rows={rows}
      call={correctCertificate}
      query={() => notify.query}
      get={getCertificate}
      schema={CorrectCertificate}
      inputOf={valuesOf}
    >
      {(form, certificate) => (
        <Fields {...form} certificate={certificate} labels={labels} notify={notify} typed={form.form.watch()} />
      )}
    </EditDialog>
  )
}

export function CorrectRecord({ id, name }: { id: string; name: string }) {
  const { correct } = useTexts(correctionTexts)
  const { openEdit } = useDialogUrlState()
  return <RowAction icon={<EditIcon />} label={correct} recordName={name} onClick={() => openEdit(id)} />
}

/** The labels of all fields that can be corrected, and of the reason. */
export function useFieldLabels(): Record<keyof Values, string> {
  const { candidateName, candidateEmail, certificationName, batchNo, ...others } = useTexts(certificateTexts)
  const { certificationNo, latinName, mark, issuedOn, expiresOn, hours, skills } = others
  const { reason } = useTexts(correctionTexts)
  return {
    ...{ candidateName, candidateEmail, certificationName, batchNo, certificationNo },
    ...{ latinName, mark, issuedOn, expiresOn, hours, skills, reason },
  }
}

/** What the holder asks for, while it is corrected. */
function Requested({ certificateId }: { certificateId: string }) {
  const { title } = useTexts(requestTexts)
  const { data } = useRead(getCorrectionRequests, { query: { certificateId } }, fresh)
  const request = data?.data[0]
  if (!request) return null
  return (
    <section aria-label={title} className="grid gap-1 rounded-card border border-brand bg-brand-soft px-4 py-3">
      <p className="font-semibold text-sm">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{request.text}</p>
    </section>
  )
}

type FieldsProps = Pick<FormFields<Values & { certificationNo?: string | undefined }>, "field" | "optional"> & {
  certificate: Certificate
  labels: Record<keyof Values, string>
  notify: Notify
  typed: { [Field in DocumentField]?: string | undefined }
}

function Fields({ certificate, field, optional, labels, notify, typed }: FieldsProps) {
  const texts = useTexts(correctionTexts)
  const { answered } = useTexts(mailTexts)
  const reasons = useId()
  const required = (name: keyof Values) => ({ label: labels[name], autoComplete: "off", ...field(name) })
  const warnings = useLetterWarnings(typed)
  const { rowUnlike } = useTexts(unlikeTexts)
  const typedNumber = typed.certificationNo ?? ""
  const example = useNumberCheck()(typedNumber)
  const isUnlike = typedNumber !== certificate.certificationNo && example !== undefined
  const suggesting = <Name extends "certificationName" | "batchNo">(name: Name) => ({
    ...required(name),
    warning: warnings[name],
    name,
    typed: typed[name] ?? "",
  })
  return (
    <>
      <Requested certificateId={certificate._id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <TextField {...required("candidateName")} warning={warnings.candidateName} />
        <TextField type="email" {...required("candidateEmail")} />
        <SuggestingField {...suggesting("certificationName")} />
        <SuggestingField {...suggesting("batchNo")} />
        {certificate.numberSeen === "" ? (
          <TextField
            {...required("certificationNo")}
            hint={texts.numberHint}
            {...(isUnlike && { warning: rowUnlike(example) })}
          />
        ) : (
          <div className="grid gap-1.5">
            <span className="font-semibold">{labels.certificationNo}</span>
            <span className="wrap-anywhere tabular">{certificate.certificationNo}</span>
            <p className="text-muted text-sm">{texts.numberSeen[certificate.numberSeen]}</p>
          </div>
        )}
        <OptionalFields
          names={optionalFields}
          optional={optional}
          warnings={warnings}
          issuedOnHint={texts.issuedOnHint}
        />
      </div>
      <TextField list={reasons} hint={texts.reasonHint} {...required("reason")} />
      <Suggestions id={reasons} values={texts.reasons} />
      <NotifyBox notify={notify} {...(!notify.isOn && { hint: answered })} />
    </>
  )
}
