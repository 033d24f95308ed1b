const main = () => document.querySelector<HTMLElement>("main")

export const focusMain = () => main()?.focus({ preventScroll: true })

/** Something has gone that had the focus. */
export const isFocusLost = () => document.activeElement === document.body

/** After something has gone that may have had the focus: the keyboard goes on from here, and not from the page's top. */
export function catchFocus(next: HTMLElement | null | undefined = main()) {
  if (isFocusLost()) next?.focus({ preventScroll: true })
}
