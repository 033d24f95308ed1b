import {
  type Certificate,
  type CertificateStatus,
  getCertificate,
  getCertificates,
  toggleCertificate,
  withdrawCertificate,
} from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { useToggleMutation } from "#api/toggle.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { BadgeSelect } from "#ui/form/fields.tsx"

/** One toast for all changes of a certificate's status: an older one would offer to undo what is not the case any more. */
export const statusChange = "certificate status"

export const statusToggle = {
  list: getCertificates,
  field: "status",
  call: toggleCertificate,
  read: getCertificate,
} as const

/** Changes the status at once and sends no mail: mails are chosen in a dialog. */
export function StatusSelect({ certificate }: { certificate: Certificate }) {
  const { statusOf, statuses, changingStatus } = useTexts(certificateTexts)
  const toastAction = useActionToast()
  const [changeStatus, { isLoading }] = useToggleMutation()

  function change(status: CertificateStatus) {
    // The previous change is still pending; with two concurrent changes either could win.
    if (isLoading) return
    const { certificationNo: name, status: previous, withdrawalReason: reason, withdrawalNote: note } = certificate
    const { done, now, already, failed } = changingStatus
    const options = undoToastOptions(statusChange, certificate._id)
    void toastAction(changeStatus({ toggle: statusToggle, row: certificate, value: status }).unwrap(), {
      ...options,
      done: ({ wasAlready, data }) => {
        if (wasAlready) return already(name, statuses[status])
        // A certificate that is revoked again has its reason and date again.
        const body = { reason, note, restoresDate: true }
        const isRevoked = previous === "inactive"
        const back = isRevoked ? { ...statusToggle, call: withdrawCertificate, body } : statusToggle
        const revert = () => changeStatus({ toggle: back, row: data, value: previous, isUndo: true }).unwrap()
        return offerUndo({ ...options, message: done, name: now(name, statuses[status]), revert })
      },
      failed,
    })
  }
  return (
    <BadgeSelect
      tone={certificate.status === "active" ? "success" : "danger"}
      label={statusOf(certificate.certificationNo)}
      value={certificate.status}
      aria-busy={isLoading || undefined}
      onChange={(event) => change(event.target.value as CertificateStatus)}
    >
      <option value="active">{statuses.active}</option>
      <option value="inactive">{statuses.inactive}</option>
    </BadgeSelect>
  )
}
