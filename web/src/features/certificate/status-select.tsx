import { type Certificate, type CertificateStatus, getCertificate, toggleCertificate } from "contract"
import { useToggleMutation } from "#api/toggle.ts"
import { useTold } from "#api/told.ts"
import { useWords } from "#i18n/language.tsx"
import { CompactSelect } from "#ui/compact-select.tsx"
import { certificateWords } from "./words.ts"

export const statusToggle = {
  list: "getCertificates",
  field: "status",
  flip: toggleCertificate,
  read: getCertificate,
} as const

export function StatusSelect({ certificate }: { certificate: Certificate }) {
  const words = useWords(certificateWords)
  const tell = useTold()
  const [changeStatus, { isLoading }] = useToggleMutation()

  function change(status: CertificateStatus) {
    // The one before has not been answered yet: two at once could end as either.
    if (isLoading) return
    void tell(changeStatus({ toggle: statusToggle, of: certificate, value: status }).unwrap(), {
      done: ({ wasAlready }) =>
        wasAlready ? words.statusAlready(certificate.certificationNo, words.statuses[status]) : words.statusChanged,
      failed: words.statusFailed,
    })
  }
  return (
    <CompactSelect
      label={words.statusOf(certificate.certificationNo)}
      value={certificate.status}
      aria-busy={isLoading || undefined}
      onChange={(event) => change(event.target.value as CertificateStatus)}
    >
      <option value="active">{words.statuses.active}</option>
      <option value="inactive">{words.statuses.inactive}</option>
    </CompactSelect>
  )
}
