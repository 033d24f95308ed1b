import {
  type Certificate,
  type CertificateStatus,
  getCertificate,
  getCertificates,
  toggleCertificate,
  withdrawCertificate,
} from "contract"
import { useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { useToggleMutation } from "#api/toggle.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { RevokeDialog } from "#features/certificate/revoke/revocation.tsx"
import { statusChange } from "#features/certificate/revoke/status-change.ts"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { BadgeSelect } from "#ui/form/fields.tsx"

const statusToggle = { list: getCertificates, field: "status", call: toggleCertificate, read: getCertificate } as const

/** Reinstates at once, and asks before it revokes: the holder may get a mail with the reason. */
export function StatusSelect({ certificate }: { certificate: Certificate }) {
  const { statusOf, statuses, changingStatus } = useTexts(certificateTexts)
  const toastAction = useActionToast()
  const [isRevoking, setRevoking] = useState(false)
  const [changeStatus, { isLoading }] = useToggleMutation()
  const number = certificate.certificationNo

  function reinstate() {
    const { withdrawalReason: reason, withdrawalNote: note } = certificate
    const { done: message, nowIs, already, failed } = changingStatus
    const options = undoToastOptions(statusChange, certificate._id)
    void toastAction(changeStatus({ toggle: statusToggle, row: certificate, value: "active" }).unwrap(), {
      ...options,
      done: ({ wasAlready, data }) => {
        if (wasAlready) return already(number, statuses.active)
        // A certificate that is revoked again has its reason and date again.
        const back = { ...statusToggle, call: withdrawCertificate, body: { reason, note, restoresDate: true } }
        const revert = () => changeStatus({ toggle: back, row: data, value: "inactive", isUndo: true }).unwrap()
        return offerUndo({ ...options, message, name: nowIs(number, statuses.active), revert })
      },
      failed,
    })
  }
  function handleChange(status: CertificateStatus) {
    // The previous change is still pending; with two concurrent changes either could win.
    if (isLoading) return
    if (status === "active") reinstate()
    else setRevoking(true)
  }
  return (
    <>
      <BadgeSelect
        tone={certificate.status === "active" ? "success" : "danger"}
        label={statusOf(number)}
        value={certificate.status}
        aria-busy={isLoading || undefined}
        onChange={(event) => handleChange(event.target.value as CertificateStatus)}
      >
        <option value="active">{statuses.active}</option>
        <option value="inactive">{statuses.inactive}</option>
      </BadgeSelect>
      {isRevoking && <RevokeDialog certificate={certificate} onClose={() => setRevoking(false)} />}
    </>
  )
}
