import { WithdrawCertificate } from "contract"
import { type ReactNode, useRef } from "react"
import { useContractForm } from "#api/form/contract-form.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { type Notify, NotifyBox } from "#features/certificate/mail/notify.tsx"
import { useTexts } from "#i18n/language.tsx"
import { RevocationFields } from "./revocation-fields.tsx"

type RevokeSelectedProps = {
  title: string
  text: ReactNode
  label: string
  recordName: string
  notify: Notify
  /** Resolves to whether it succeeded. */
  onRevoke: (values: WithdrawCertificate) => Promise<boolean>
}

/** Revokes all selected certificates, with the same reason and note. A blank field stays as it is in those that are revoked already. */
export function RevokeSelected({ title, text, label, recordName, notify, onRevoke }: RevokeSelectedProps) {
  const { notifyEach } = useTexts(mailTexts)
  const succeeded = useRef(false)
  const form = useContractForm({
    schema: WithdrawCertificate,
    empty: { reason: "", note: "" },
    save: async ({ reason, note }) => {
      succeeded.current = await onRevoke({ ...(reason && { reason }), ...(note && { note }) })
    },
  })
  async function handleConfirm() {
    succeeded.current = false
    await form.onSubmit()
    if (succeeded.current) form.form.reset()
    return succeeded.current
  }
  return (
    <ConfirmAction
      title={title}
      text={text}
      confirm={label}
      kind="accent"
      fields={
        <>
          <RevocationFields optional={form.optional} />
          <NotifyBox notify={notify} label={notifyEach} />
        </>
      }
      onConfirm={handleConfirm}
    >
      {(open) => <RowAction label={label} recordName={recordName} onClick={notify.openWith(open)} />}
    </ConfirmAction>
  )
}
