// What pages use of a browser and happy-dom lacks.

const openPopovers = new WeakSet<Element>()
const matches = Element.prototype.matches

// happy-dom has no popovers; React renders the attribute, and `ui/popover.ts` opens and closes them.
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

// Nothing is laid out, so nothing can be scrolled to.
Element.prototype.scrollIntoView = () => {}

// happy-dom does not know `<search>`, and React warns of unknown elements. JSX is typed, so no other one gets this far.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" })

// happy-dom lacks these lines of a browser's own stylesheet. React leaves style elements in the head alone.
document.head.innerHTML = "<style>[hidden] { display: none }</style>"
