const main = () => document.querySelector<HTMLElement>("main")

export const focusMain = () => main()?.focus({ preventScroll: true })

const fields = "input:not([hidden], :disabled), select:not(:disabled), textarea:not(:disabled)"
export const fieldsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>(fields)]

/** The focused element was removed or disabled. */
export const isFocusLost = () => document.activeElement === document.body

export const isFocusOnControl = () => !isFocusLost() && document.activeElement !== main()

/** Moves a lost focus to `next`, so that keyboard navigation continues there and not at the top of the page. */
export function recoverFocus(next: HTMLElement | null | undefined = main()) {
  if (isFocusLost()) next?.focus({ preventScroll: true })
}
