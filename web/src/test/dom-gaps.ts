// Implements the browser features that our pages use and happy-dom lacks.

const openPopovers = new WeakSet<Element>()
const matches = Element.prototype.matches

// The popover API: `ui/popover.ts` calls it for elements with the attribute `popover`.
function toggle(this: HTMLElement, isOpen: boolean) {
  if (isOpen) openPopovers.add(this)
  else openPopovers.delete(this)
  const state = { oldState: isOpen ? "closed" : "open", newState: isOpen ? "open" : "closed" }
  this.dispatchEvent(Object.assign(new Event("toggle"), state))
}
HTMLElement.prototype.showPopover = function () {
  toggle.call(this, true)
}
HTMLElement.prototype.hidePopover = function () {
  toggle.call(this, false)
}
Element.prototype.matches = function (this: Element, selector: string) {
  return selector === ":popover-open" ? openPopovers.has(this) : matches.call(this, selector)
} as typeof matches

// Without a layout there is nothing to scroll.
Element.prototype.scrollIntoView = () => {}

// Prevents React's warning about `<search>`, which happy-dom does not know. JSX types exclude all other unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" })

// A rule of the browser's default style sheet. React does not remove style elements in the head.
document.head.innerHTML = "<style>[hidden] { display: none }</style>"
