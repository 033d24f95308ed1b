import type { EventCapture, Field } from "./event-capture.ts"

/** Once React has taken over the page: what was pressed before takes effect, in its order, each press once. */
export async function replayEvents() {
  const capture = window.eventCapture
  if (!capture) return
  restoreFields(capture.fields)
  for (let held = capture.take(); held; held = capture.take()) {
    const target = successorOf(held.target, held.path)
    if (target && isUsable(target)) capture.dispatch(target)
    // React renders what this press has changed: the next one may be on a button that is disabled by then.
    await nextTask()
  }
  // New presses were held too until here, so that none overtakes an older one.
  capture.stop()
  delete window.eventCapture
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const isUsable = (element: HTMLElement) => !element.matches(":disabled") && (element.checkVisibility?.() ?? true)

/** The element, or what React has put in its place. */
function successorOf<Kind extends HTMLElement>(element: Kind, path: string): Kind | null {
  if (element.isConnected) return element
  const found = document.querySelector<Kind>(path)
  const isSame = ["name", "type"].every((name) => found?.getAttribute(name) === element.getAttribute(name))
  return isSame ? found : null
}

/** React keeps what was typed in the elements that it takes over; this is for those that it had to make anew. */
function restoreFields(fields: EventCapture["fields"]) {
  const hasLostFocus = document.activeElement === document.body
  for (const [field, path] of [...fields]) {
    const successor = successorOf(field, path)
    if (!successor || successor === field) continue
    setValue(successor, field.value)
    // Each in turn, so that it ends where the reader was typing last.
    if (hasLostFocus) successor.focus({ preventScroll: true })
  }
}

/** Past React's own setter on the element, or React would take the value for one that it knows. */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
