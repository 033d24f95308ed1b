import { type Certificate, CorrectCertificate, correctCertificate, type DocumentField, getCertificate } from "contract"
import { useId } from "react"
import type { FormFields } from "#api/form/contract-form.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useLetterWarnings } from "#features/certificate/issue/missing-letters.ts"
import { OptionalFields, optionalFields } from "#features/certificate/issue/more-fields.tsx"
import { SuggestingField } from "#features/certificate/issue/suggesting-field.tsx"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { type Notify, NotifyBox, useNotify } from "#features/certificate/mail/notify.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { Suggestions, TextField } from "#ui/form/fields.tsx"
import { EditIcon } from "#ui/image/icon.tsx"
import { correctionTexts } from "./correction-texts.ts"

const valuesOf = ({ hours, ...certificate }: Certificate) => ({
  candidateName: certificate.candidateName,
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
      {(form) => <Fields {...form} labels={labels} notify={notify} typed={form.form.watch()} />}
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
  const { latinName, mark, issuedOn, expiresOn, hours, skills } = others
  const { reason } = useTexts(correctionTexts)
  return {
    ...{ candidateName, candidateEmail, certificationName, batchNo },
    ...{ latinName, mark, issuedOn, expiresOn, hours, skills, reason },
  }
}

type FieldsProps = Pick<FormFields<Values & { certificationNo?: string | undefined }>, "field" | "optional"> & {
  labels: Record<keyof Values, string>
  notify: Notify
  typed: { [Field in DocumentField]?: string | undefined }
}

function Fields({ field, optional, labels, notify, typed }: FieldsProps) {
  const texts = useTexts(correctionTexts)
  const { answered } = useTexts(mailTexts)
  const reasons = useId()
  const required = (name: keyof Values) => ({ label: labels[name], autoComplete: "off", ...field(name) })
  const warnings = useLetterWarnings(typed)
  const suggesting = <Name extends "certificationName" | "batchNo">(name: Name) => ({
    ...required(name),
    warning: warnings[name],
    name,
    typed: typed[name] ?? "",
  })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <TextField {...required("candidateName")} warning={warnings.candidateName} />
        <TextField type="email" {...required("candidateEmail")} />
        <SuggestingField {...suggesting("certificationName")} />
        <SuggestingField {...suggesting("batchNo")} />
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
