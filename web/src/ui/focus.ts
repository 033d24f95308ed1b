const main = () => document.querySelector<HTMLElement>("main")

export const focusMain = () => main()?.focus({ preventScroll: true })

/** Focuses the open dialog, or the page's main element. */
export function focusDialogOrMain() {
  const dialog = [...document.querySelectorAll<HTMLElement>("[aria-modal]")].at(-1)
  if (dialog) dialog.focus({ preventScroll: true })
  else focusMain()
}

const fields = "input:not([hidden], :disabled), select:not(:disabled), textarea:not(:disabled)"
export const fieldsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>(fields)]

/** The focused element was removed or disabled. */
export const isFocusLost = () => document.activeElement === document.body

export const isFocusOnControl = () => !isFocusLost() && document.activeElement !== main()

/** Moves a lost focus to `next`, so that keyboard navigation continues there and not at the top of the page. */
export function recoverFocus(next: HTMLElement | null | undefined = main()) {
  if (isFocusLost()) next?.focus({ preventScroll: true })
}
