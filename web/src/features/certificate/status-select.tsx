import type { Certificate, CertificateStatus } from "contract"
import { useTold } from "#api/told.ts"
import { useWords } from "#i18n/language.tsx"
import { CompactSelect } from "#ui/compact-select.tsx"
import { useChangeStatusMutation } from "./api.ts"
import { certificateWords } from "./words.ts"

export function StatusSelect({ certificate }: { certificate: Certificate }) {
  const words = useWords(certificateWords)
  const tell = useTold()
  const [changeStatus, { isLoading }] = useChangeStatusMutation()

  function change(status: CertificateStatus) {
    // The one before has not been answered yet: two at once could end as either.
    if (isLoading) return
    void tell(changeStatus({ of: certificate, value: status }).unwrap(), {
      done: ({ data, wasAlready }) =>
        wasAlready ? words.statusAlready(data.certificationNo, words.statuses[data.status]) : words.statusChanged,
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
