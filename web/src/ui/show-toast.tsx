import { toast } from "react-hot-toast/headless"

export type ToastContent = {
  text: string
  /** A second line, such as the name of the record. */
  detail?: string
  button?: { label: string; onPress: () => void } | undefined
}

/** Long enough to read the toast and to reach its button by keyboard. */
const durationWithButtonMs = 10_000

/** A toast with the same id is replaced. */
export const showSuccess = (content: ToastContent, id = content.text) => show(toast.success, content, id)

export const showNote = (content: ToastContent, id = content.text) => show(toast, content, id)

function show(toastOf: typeof toast.success, { text, detail, button }: ToastContent, id: string) {
  function press() {
    toast.dismiss(id)
    button?.onPress()
  }
  const message = (
    <>
      {detail ? <span className="block font-semibold">{text}</span> : text}
      {detail && <span className="wrap-anywhere line-clamp-2">{detail}</span>}
      {button && (
        <button type="button" onClick={press} className="-mb-2 block min-h-11 font-semibold text-brand">
          {button.label}
        </button>
      )}
    </>
  )
  toastOf(message, { id, duration: button && durationWithButtonMs })
}
