import type { NotifyQuery } from "contract"
import { useState } from "react"
import { useTexts } from "#i18n/language.tsx"
import { CheckBox } from "#ui/check-box.tsx"
import { mailTexts } from "./mail-texts.ts"

export type Notify = ReturnType<typeof useNotify>

/** Whether the holder gets a mail. Each dialog begins with yes: a choice in another one, which nobody sees here, does not count. */
export function useNotify() {
  const [isOn, setOn] = useState(true)
  /** The query of a call that sends the mail, if that is chosen. */
  const query: NotifyQuery = isOn ? { notify: "1" } : {}
  /** Opens a dialog that is not mounted anew each time. */
  const openWith = (open: () => void) => () => {
    setOn(true)
    open()
  }
  return { isOn, setOn, query, openWith }
}

type NotifyBoxProps = { notify: { isOn: boolean; setOn: (isOn: boolean) => void }; label?: string; hint?: string }

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
