import { useEffect, useState } from "react"
import { useCommonTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { WarningIcon } from "#ui/image/icon.tsx"
import { type EventCapture, type Field, notReadyId } from "./capture-types.ts"
import { nextTask } from "./next-task.ts"

/** After hydration: dispatches the queued events in order, each once. */
async function replayEvents() {
  const capture = window.eventCapture
  if (!capture) return
  restoreFields(capture.fields)
  for (let captured = capture.take(); captured; captured = capture.take()) {
    const target = successorOf(captured.target, captured.path)
    if (target && isUsable(target)) capture.dispatch(target)
    // Lets React render the change first: it may have disabled the target of the next event.
    await nextTask()
  }
  // New events were queued too until now, so that none overtakes an older one.
  capture.stop()
  delete window.eventCapture
}

const isUsable = (element: HTMLElement) => !element.matches(":disabled") && (element.checkVisibility?.() ?? true)

/** The element, or the one that React has rendered in its place. */
function successorOf<Kind extends HTMLElement>(element: Kind, path: string): Kind | null {
  if (element.isConnected) return element
  const found = document.querySelector<Kind>(path)
  const isSame = ["name", "type"].every((name) => found?.getAttribute(name) === element.getAttribute(name))
  return isSame ? found : null
}

/** Hydrated elements keep the typed text; this restores it in elements that React rendered again. */
function restoreFields(fields: EventCapture["fields"]) {
  const hasLostFocus = document.activeElement === document.body
  for (const [field, path] of [...fields]) {
    const successor = successorOf(field, path)
    if (!successor || successor === field) continue
    setValue(successor, field.value)
    // The last field typed into comes last, and so has the focus in the end.
    if (hasLostFocus) successor.focus({ preventScroll: true })
  }
}

/** Bypasses React's own setter on the element, or React would ignore the input event as no change. */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** After the first effect all handlers are attached; after the second, state set by other first effects is rendered. */
export function AfterHydration() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) void replayEvents()
  }, [isHydrated])
  return isHydrated ? null : <NotReady />
}

/** Shown by the capture script when hydration takes too long after a press; removed if it completes later. */
function NotReady() {
  const { notReady } = useCommonTexts()
  return (
    <div
      id={notReadyId}
      hidden
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-card border border-line bg-warning-soft p-4 text-warning print:hidden"
    >
      <WarningIcon />
      <p className="min-w-48 flex-1">{notReady.text}</p>
      <Button>{notReady.reload}</Button>
    </div>
  )
}
