export type CapturedEvent = {
  /** The pressed button or link, or a form that was submitted without a button. */
  target: HTMLElement
  /** A selector of its position, to find the element that replaces it if React renders it again. */
  path: string
  /** The form that the press would submit. */
  form?: HTMLFormElement
  timer?: number
}

export type EventCapture = {
  /** The selectors of fields that were typed into before hydration, the latest last. */
  fields: ReadonlyMap<Field, string>
  /** Removes and returns the oldest queued event, and ends its pending state. */
  take: () => CapturedEvent | undefined
  /** Clicks the button or link, or submits the form, without capturing it again. */
  dispatch: (target: HTMLElement) => void
  stop: () => void
  /** The page's script failed to load. */
  fail: () => void
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    eventCapture?: EventCapture
  }
}

export const notReadyId = "not-ready"
