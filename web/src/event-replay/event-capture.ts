export type HeldEvent = {
  /** What was pressed: a button or a link, or a form that was submitted without a button. */
  target: HTMLElement
  /** Selects its place in the document, to find its successor if React has replaced it. */
  path: string
  /** The form that the press would submit. */
  form?: HTMLFormElement
  timer?: number
}

export type EventCapture = {
  /** Fields that were typed into before hydration, the latest last. */
  fields: ReadonlyMap<Field, string>
  /** The oldest event that is still held. It is no longer pending after that. */
  take: () => HeldEvent | undefined
  /** Presses the button or link, or submits the form, and does not hold that back. */
  dispatch: (target: HTMLElement) => void
  stop: () => void
  /** The page's script will not come. */
  fail: () => void
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    eventCapture?: EventCapture
  }
}

export const notReadyId = "not-ready"
