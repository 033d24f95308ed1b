import { toast } from "react-hot-toast/headless"

export type SuccessToast = {
  text: string
  /** A second line, such as the name of the record. */
  detail?: string
  button?: { label: string; onPress: () => void } | undefined
}

/** Long enough to read the toast and to reach its button by keyboard. */
const durationWithButtonMs = 10_000

/** A toast with the same id is replaced. */
export function showSuccess({ text, detail, button }: SuccessToast, id = text) {
  function press() {
    toast.dismiss(id)
    button?.onPress()
  }
  const message = (
    <>
      {detail ? <span className="block font-semibold">{text}</span> : text}
      {detail && <span className="wrap-anywhere line-clamp-2">{detail}</span>}
      {button && (
        <button type="button" onClick={press} className="-mb-2 min-h-11 font-semibold text-brand">
          {button.label}
        </button>
      )}
    </>
  )
  toast.success(message, { id, duration: button && durationWithButtonMs })
}
