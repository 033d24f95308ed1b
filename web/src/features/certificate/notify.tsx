import { useSyncExternalStore } from "react"
import { browserStorage } from "#browser-storage.ts"
import { useTexts } from "#i18n/language.tsx"
import { CheckBox } from "#ui/check-box.tsx"
import { mailTexts } from "./mail-texts.ts"

/** For an import the default is no: files often list certificates of earlier years, whose holders have them. */
const defaults = { single: true, import: false }
type Occasion = keyof typeof defaults

const keyOf = (occasion: Occasion) => `certificate-notify-${occasion}`
// Browsers may block storage: a mail must not be sent because a choice was forgotten.
const chosen: { [occasion in Occasion]?: boolean } = {}
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function isChosen(occasion: Occasion): boolean {
  const stored = browserStorage.get(keyOf(occasion))
  return chosen[occasion] ?? (stored === null ? defaults[occasion] : stored === "1")
}

function choose(occasion: Occasion, notify: boolean) {
  chosen[occasion] = notify
  browserStorage.set(keyOf(occasion), notify ? "1" : "0")
  for (const listener of listeners) listener()
}

/** The query of a call that tells the holder, if that was chosen last. */
export const notifyQuery = (occasion: Occasion = "single") => (isChosen(occasion) ? ({ notify: "1" } as const) : {})

type NotifyBoxProps = { occasion?: Occasion; label?: string; hint?: string }

/** Whether the holder gets a mail. The choice stays for later changes. */
export function NotifyBox({ occasion = "single", label, hint }: NotifyBoxProps) {
  const texts = useTexts(mailTexts)
  const isOn = useSyncExternalStore(subscribe, () => isChosen(occasion))
  return (
    <div>
      <CheckBox checked={isOn} onChange={(event) => choose(occasion, event.target.checked)}>
        {label ?? texts.notify}
      </CheckBox>
      {hint && <p className="measure text-muted text-sm">{hint}</p>}
    </div>
  )
}
