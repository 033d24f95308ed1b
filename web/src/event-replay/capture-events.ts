import { type CapturedEvent, type Field, notReadyId } from "./capture-types.ts"

/**
 * Runs in the head, before the first paint. Queues events that only React can handle until `replayEvents` runs: form
 * submits, clicks on buttons, clicks on links with `data-replay-click`. The browser handles everything else: other links,
 * `<details>`, popovers, fields.
 *
 * The server sends the source text of this function, so it must not use anything from outside.
 */
function captureEvents(noticeId: string) {
  const fallbackWaitMs = 10_000
  const noticeWaitMs = 20_000
  const maxEvents = 20

  const queue: CapturedEvent[] = []
  const fields = new Map<Field, string>()
  let isDispatching = false
  let hasFailed = false

  const pathOf = (element: Element) => {
    let path = ""
    for (let el = element; el.parentElement; el = el.parentElement) {
      const { localName, parentElement } = el
      const index = [...parentElement.children].filter((each) => each.localName === localName).indexOf(el) + 1
      path = `>${localName}:nth-of-type(${index})${path}`
    }
    return `:root${path}`
  }

  // The browser can handle links and forms without React, except a form of method `dialog` outside a dialog.
  const hasFallback = ({ form, target }: CapturedEvent) => (form ? form.method !== "dialog" : target.matches("a"))

  const showNotice = () => document.getElementById(noticeId)?.removeAttribute("hidden")

  const take = () => {
    const captured = queue.shift()
    clearTimeout(captured?.timer)
    captured?.target.removeAttribute("aria-busy")
    captured?.target.removeAttribute("data-pending")
    return captured
  }

  const dispatch = (target: HTMLElement) => {
    isDispatching = true
    try {
      if (target instanceof HTMLFormElement) target.requestSubmit()
      else target.click()
    } finally {
      isDispatching = false
    }
  }

  /** Later events may depend on this one, so all are dropped. */
  const giveUp = (captured: CapturedEvent) => {
    while (take());
    if (hasFallback(captured)) dispatch(captured.target)
    else showNotice()
  }

  const capture = (event: Event, target: HTMLElement, form?: HTMLFormElement) => {
    const captured: CapturedEvent = { target, path: pathOf(target), ...(form && { form }) }
    const canFallBack = hasFallback(captured)
    if (hasFailed && canFallBack) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (hasFailed) return showNotice()
    // A repeated submit or click on a link is dropped; repeated clicks on a button such as "Next" all count.
    const isRepeated = queue.some((each) => (form ? each.form === form : canFallBack && each.target === target))
    if (isRepeated || queue.length === maxEvents) return
    target.setAttribute("aria-busy", "true")
    target.setAttribute("data-pending", "")
    captured.timer = window.setTimeout(giveUp, canFallBack ? fallbackWaitMs : noticeWaitMs, captured)
    queue.push(captured)
  }

  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || isDispatching || !(event.target instanceof Element)) return
    const button = event.target.closest("button")
    const link = event.target.closest<HTMLElement>("a[data-replay-click]")
    if (button?.closest(`#${noticeId}`)) location.reload()
    else if (button) {
      // A submit or reset button triggers that event next. The browser opens a popover itself.
      const isHandledByBrowser = (button.form && button.type !== "button") || button.popoverTargetElement
      if (!isHandledByBrowser) capture(event, button)
    } else if (link && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) capture(event, link)
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (event.isTrusted && !isDispatching) capture(event, event.submitter ?? form, form)
  }

  const onInput = (event: Event) => {
    const field = event.target as Field
    fields.delete(field)
    fields.set(field, pathOf(field))
  }

  addEventListener("click", onClick, true)
  addEventListener("submit", onSubmit, true)
  addEventListener("input", onInput, true)
  const stop = () => {
    while (take());
    removeEventListener("click", onClick, true)
    removeEventListener("submit", onSubmit, true)
    removeEventListener("input", onInput, true)
  }
  const fail = () => {
    hasFailed = true
    const last = queue.at(-1)
    if (last) giveUp(last)
  }
  window.eventCapture = { fields, take, dispatch, stop, fail }
}

export const captureScript = `(${captureEvents})("${notReadyId}")`.replace(/^\s+/gm, "")
