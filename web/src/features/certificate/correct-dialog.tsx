import { type Certificate, CorrectCertificate, correctCertificate, getCertificate } from "contract"
import { useId } from "react"
import type { FormFields } from "#api/contract-form.ts"
import { useDialogUrlState } from "#dashboard/dialog-url-state.ts"
import { EditDialog } from "#dashboard/edit-dialog.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { Suggestions } from "#ui/suggestions.tsx"
import { correctionTexts } from "./correction-texts.ts"
import { certificateTexts } from "./texts.ts"

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
  return (
    <EditDialog
      isWide
      texts={texts}
      labels={labels}
      description={({ certificationNo }) => <span className="wrap-anywhere">{texts.editText(certificationNo)}</span>}
      rows={rows}
      call={correctCertificate}
      get={getCertificate}
      schema={CorrectCertificate}
      inputOf={valuesOf}
    >
      {(form) => <Fields {...form} labels={labels} />}
    </EditDialog>
  )
}

/** Opens the form. */
export function CorrectRecord({ id, name }: { id: string; name: string }) {
  const { correct } = useTexts(correctionTexts)
  const { openEdit } = useDialogUrlState()
  return <RowAction label={correct} recordName={name} onClick={() => openEdit(id)} />
}

/** The labels of all fields that can be corrected, and of the reason. */
export function useFieldLabels(): Record<keyof Values, string> {
  const { candidateName, candidateEmail, certificationName, batchNo } = useTexts(certificateTexts)
  const { fields } = useTexts(correctionTexts)
  return { candidateName, candidateEmail, certificationName, batchNo, ...fields }
}

type FieldsProps = Pick<FormFields<Values>, "field" | "optional"> & { labels: Record<keyof Values, string> }

function Fields({ field, optional, labels }: FieldsProps) {
  const texts = useTexts(correctionTexts)
  const reasons = useId()
  const required = (name: keyof Values) => ({ label: labels[name], autoComplete: "off", ...field(name) })
  const other = (name: keyof Values) => ({ label: labels[name], autoComplete: "off", ...optional(name) })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <TextField {...required("candidateName")} />
        <TextField {...other("latinName")} />
        <TextField type="email" {...required("candidateEmail")} />
        <TextField {...required("certificationName")} />
        <TextField {...required("batchNo")} />
        <TextField {...other("hours")} inputMode="numeric" />
        <TextField {...other("issuedOn")} type="date" />
        <TextField {...other("expiresOn")} type="date" />
        <TextField {...other("skills")} />
        <TextField {...other("mark")} />
      </div>
      <TextField list={reasons} hint={texts.reasonHint} {...required("reason")} />
      <Suggestions id={reasons} values={texts.reasons} />
    </>
  )
}
