import CSSPropertyManager from "happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js"

// Implements the browser features that our pages use and happy-dom lacks.

const openPopovers = new WeakSet<Element>()
const matches = Element.prototype.matches

// The popover API: `ui/overlay/popover.ts` calls it for elements with the attribute `popover`.
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

// happy-dom copies all properties of all ancestors for each property that is read, and a deep copy took a twentieth of the CPU time of
// these tests. Nothing changes the values themselves.
CSSPropertyManager.prototype.clone = function () {
  const fields = Object.entries(this).map(([name, values]) => [name, { ...values }])
  return Object.assign(new CSSPropertyManager(), Object.fromEntries(fields))
}

// Files are not preloaded here. React shows the dashboard when its style sheet is, or after a minute.
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => Array.from(addedNodes)))
    if (node instanceof HTMLLinkElement && node.rel === "preload") node.dispatchEvent(new Event("load"))
}).observe(document, { childList: true, subtree: true })
