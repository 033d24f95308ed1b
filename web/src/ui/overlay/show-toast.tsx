import { toast } from "react-hot-toast/headless"
import { ToastButton } from "#ui/overlay/toast-button.tsx"

export type ToastContent = {
  text: string
  /** A second line, such as the name of the record. */
  detail?: string
  button?: { label: string; onPress: () => void } | undefined
}

/** Long enough to read the toast and to reach its button by keyboard. */
export const durationWithButtonMs = 10_000

/** A toast with the same id is replaced. */
export const showSuccess = (content: ToastContent, id = content.text) => show(toast.success, content, id)

export const showNote = (content: ToastContent, id = content.text) => show(toast, content, id)

function show(toastOf: typeof toast.success, { text, detail, button }: ToastContent, id: string) {
  function press() {
    toast.dismiss(id)
    button?.onPress()
  }
  const lines = (
    <>
      {detail ? <span className="block font-semibold">{text}</span> : text}
      {detail && <span className="wrap-anywhere line-clamp-2">{detail}</span>}
    </>
  )
  const message = button ? (
    <ToastButton label={button.label} onClick={press}>
      {lines}
    </ToastButton>
  ) : (
    lines
  )
  toastOf(message, { id, duration: button && durationWithButtonMs })
}
