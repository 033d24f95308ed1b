import { type Certificate, reinstateCertificate, WithdrawCertificate, withdrawCertificate } from "contract"
import { useEffect, useRef, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, useCall } from "#api/calls.ts"
import { type ShownFailure, useContractForm } from "#api/form/contract-form.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { Fact } from "#dashboard/record/record-section.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { NotifyBox, useNotify, useRevocationMailed } from "#features/certificate/mail/notify.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { RevocationFields } from "./revocation-fields.tsx"
import { revocationTexts } from "./revocation-texts.ts"
import { statusChange } from "./status-change.ts"

/** "Revoke", or for a revoked certificate its reason and "Reinstate". */
export function RevocationActions({ certificate }: { certificate: Certificate }) {
  return (
    <>
      <RevokeOrReason certificate={certificate} />
      {certificate.status === "inactive" && <Reinstate certificate={certificate} />}
    </>
  )
}

export function RevokeOrReason({ certificate }: { certificate: Certificate }) {
  const texts = useTexts(revocationTexts)
  const [isOpen, setOpen] = useState(false)
  const reason = certificate.withdrawalReason ? texts.changeReason : texts.addReason
  return (
    <>
      <RowAction
        label={certificate.status === "inactive" ? reason : texts.revoke}
        recordName={certificate.certificationNo}
        onClick={() => setOpen(true)}
      />
      {isOpen && <RevokeDialog certificate={certificate} onClose={() => setOpen(false)} />}
    </>
  )
}

const statedIn = ({ withdrawalReason, withdrawalNote }: Certificate) => ({
  reason: withdrawalReason,
  note: withdrawalNote,
})

/** Revokes a certificate, or changes why it was revoked. */
export function RevokeDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const texts = useTexts(revocationTexts)
  const { changingStatus, statuses } = useTexts(certificateTexts)
  const toastAction = useActionToast()
  const revoke = useCall(withdrawCertificate)
  const reinstate = useCall(reinstateCertificate)
  // As it was when the dialog opened: the texts stay while it saves.
  const [opened] = useState(certificate)
  const { status, certificationNo } = opened
  const isRevoked = status === "inactive"
  const isMailed = useRevocationMailed(opened)
  const notify = useNotify(!isRevoked || isMailed === false)

  const form = useContractForm({
    schema: WithdrawCertificate,
    empty: statedIn(certificate),
    draft: `${withdrawCertificate.path} ${certificate._id}`,
    save: async (body) => {
      const { query } = notify
      const work = revoke({ ...idAndVersion(certificate), query, body })
      const options = undoToastOptions(statusChange, certificate._id)
      await toastAction(work, {
        ...options,
        done: ({ data }) => {
          // The earlier reason is no news for the holder.
          const before = { ...idAndVersion(data), query: {}, body: statedIn(certificate) }
          return offerUndo({
            ...options,
            message: isRevoked ? texts.reasonSaved : changingStatus.done,
            name: isRevoked ? certificationNo : changingStatus.nowIs(certificationNo, statuses.inactive),
            note: notify.note,
            revert: () => (isRevoked ? revoke(before) : reinstate({ ...idAndVersion(data), query })),
          })
        },
        failed: isRevoked ? texts.reasonFailed : changingStatus.failed,
      })
      return work.catch((failure) => {
        throw { ...failure, isShown: true } satisfies ShownFailure
      })
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title={isRevoked ? texts.reasonTitle : texts.revokeTitle}
      description={
        <span className="wrap-anywhere">{(isRevoked ? texts.reasonText : texts.revokeText)(certificationNo)}</span>
      }
      submit={isRevoked ? texts.saveReason : texts.revoke}
      form={form}
      onClose={onClose}
    >
      <RevocationFields optional={form.optional} />
      <NotifyBox notify={notify} label={isRevoked ? texts.notifyRevoked : undefined} />
    </FormDialog>
  )
}

function Reinstate({ certificate }: { certificate: Certificate }) {
  const texts = useTexts(revocationTexts)
  const { changingStatus, statuses } = useTexts(certificateTexts)
  const toastAction = useActionToast()
  const revoke = useCall(withdrawCertificate)
  const reinstate = useCall(reinstateCertificate)
  const name = certificate.certificationNo
  // A holder who got no mail about the revocation would be confused by a mail that it was taken back.
  const notify = useNotify(useRevocationMailed(certificate) === true)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const revokeButton = button.current?.previousElementSibling
    // This button disappears with what it has done: the focus moves to "Revoke".
    return () => {
      if (revokeButton instanceof HTMLElement) recoverFocus(revokeButton)
    }
  }, [])

  function handleReinstate() {
    const options = undoToastOptions(statusChange, certificate._id)
    const { query } = notify
    return toastAction(reinstate({ ...idAndVersion(certificate), query }), {
      ...options,
      done: ({ data }) => {
        const body = { ...statedIn(certificate), restoresDate: true }
        const revert = () => revoke({ ...idAndVersion(data), query, body })
        const { done: message, nowIs } = changingStatus
        return offerUndo({ ...options, message, name: nowIs(name, statuses.active), revert })
      },
      failed: changingStatus.failed,
    })
  }
  return (
    <ConfirmAction
      title={texts.reinstateTitle}
      text={texts.reinstateText(name)}
      confirm={texts.reinstate}
      kind="accent"
      fields={<NotifyBox notify={notify} />}
      onConfirm={handleReinstate}
    >
      {(open) => <RowAction ref={button} label={texts.reinstate} recordName={name} onClick={notify.openWith(open)} />}
    </ConfirmAction>
  )
}

export function RevocationFacts({ certificate }: { certificate: Certificate }) {
  const { texts, format } = useTextsAndFormat(revocationTexts)
  const { withdrawnAt, withdrawalReason, withdrawalNote } = certificate
  return (
    <>
      <Fact name={texts.since}>{withdrawnAt && format.dateTime(withdrawnAt)}</Fact>
      <Fact name={texts.reason}>{withdrawalReason}</Fact>
      <Fact name={texts.note}>{withdrawalNote}</Fact>
    </>
  )
}
