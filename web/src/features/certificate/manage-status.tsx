import {
  type Certificate,
  type CertificateStatus,
  getCertificate,
  toggleCertificate,
  withdrawCertificate,
} from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { useToggleMutation } from "#api/toggle.ts"
import { offerUndo, undoToastOptions } from "#dashboard/undo.tsx"
import { useTexts } from "#i18n/language.tsx"
import { CompactSelect } from "#ui/fields.tsx"
import { notifyQuery } from "./notify.tsx"
import { certificateTexts } from "./texts.ts"

export const statusToggle = {
  list: "getCertificates",
  record: "getCertificate",
  field: "status",
  call: toggleCertificate,
  read: getCertificate,
} as const

export function StatusSelect({ certificate }: { certificate: Certificate }) {
  const { statusOf, statuses, changingStatus } = useTexts(certificateTexts)
  const toastAction = useActionToast()
  const [changeStatus, { isLoading }] = useToggleMutation()

  function change(status: CertificateStatus) {
    // The previous change is still pending; with two concurrent changes either could win.
    if (isLoading) return
    const { certificationNo: name, status: previous, withdrawalReason: reason, withdrawalNote: note } = certificate
    const { done, already, failed } = changingStatus
    const options = undoToastOptions(done, certificate._id)
    const toggle = { ...statusToggle, query: notifyQuery() }
    void toastAction(changeStatus({ toggle, row: certificate, value: status }).unwrap(), {
      ...options,
      done: ({ wasAlready, data }) => {
        if (wasAlready) return already(name, statuses[status])
        // A certificate that is revoked again has its reason again.
        const back = previous === "inactive" ? { ...toggle, call: withdrawCertificate, body: { reason, note } } : toggle
        const revert = () => changeStatus({ toggle: back, row: data, value: previous, isUndo: true }).unwrap()
        return offerUndo({ ...options, message: done, name, revert })
      },
      failed,
    })
  }
  return (
    <CompactSelect
      label={statusOf(certificate.certificationNo)}
      value={certificate.status}
      aria-busy={isLoading || undefined}
      onChange={(event) => change(event.target.value as CertificateStatus)}
    >
      <option value="active">{statuses.active}</option>
      <option value="inactive">{statuses.inactive}</option>
    </CompactSelect>
  )
}
