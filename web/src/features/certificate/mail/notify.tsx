import { type Certificate, getCertificateMails, type NotifyQuery } from "contract"
import { useState } from "react"
import { useRead } from "#api/calls.ts"
import { useTexts } from "#i18n/language.tsx"
import { CheckBox } from "#ui/form/check-box.tsx"
import { mailTexts } from "./mail-texts.ts"

export type Notify = ReturnType<typeof useNotify>

/** Whether the holder got a mail about the current revocation, or gets one; undefined until that is known. */
export function useRevocationMailed({ _id, status, withdrawnAt }: Certificate): boolean | undefined {
  const { data } = useRead(getCertificateMails, { params: { id: _id } }, { skip: status === "active" })
  return data?.data.some(
    ({ notice, state, createdAt }) =>
      notice === "revoked" && state !== "cancelled" && state !== "failed" && createdAt >= withdrawnAt,
  )
}

/** Whether the holder gets a mail. Each dialog starts with the default: a choice in another one, which nobody sees here, does not count. */
export function useNotify(isOnAtFirst = true) {
  const [chosen, setOn] = useState<boolean>()
  const isOn = chosen ?? isOnAtFirst
  /** The query of a call that sends the mail, if that is chosen. */
  const query: NotifyQuery = isOn ? { notify: "1" } : {}
  /** Opens a dialog that stays mounted. */
  const openWith = (open: () => void) => () => {
    setOn(undefined)
    open()
  }
  const { goesOut } = useTexts(mailTexts)
  /** For a toast: that the mail still waits. */
  const note = isOn ? goesOut : undefined
  return { isOn, setOn, query, openWith, note }
}

type NotifyBoxProps = {
  notify: { isOn: boolean; setOn: (isOn: boolean) => void }
  label?: string | undefined
  hint?: string
}

export function NotifyBox({ notify: { isOn, setOn }, label, hint }: NotifyBoxProps) {
  const texts = useTexts(mailTexts)
  return (
    <div>
      <CheckBox checked={isOn} onChange={(event) => setOn(event.target.checked)}>
        {label ?? texts.notify}
      </CheckBox>
      {hint && <p className="measure text-muted text-sm">{hint}</p>}
    </div>
  )
}
