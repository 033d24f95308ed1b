import { useEffect, useEffectEvent } from "react"
import { listen } from "#ui/listen.ts"

type Close = () => void

/** The open dialogs and popovers; the last is on top. */
const layers: Close[] = []

/** Escape closes the topmost layer only. In the capture phase, so that no control below it acts on the same key. */
function onKeyDown(event: KeyboardEvent) {
  // While an input method composes a word, Escape only ends that. A native `<dialog>` closes by itself.
  if (event.key !== "Escape" || event.isComposing || document.querySelector("dialog[open]")) return
  event.preventDefault()
  event.stopPropagation()
  layers.at(-1)?.()
}

let stopListening: Close | undefined

/** Closes this dialog or popover by Escape, while no other is above it. */
export function useLayer(onEscape: Close) {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    const layer = () => close()
    layers.push(layer)
    stopListening ??= listen({ keydown: onKeyDown }, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length > 0) return
      stopListening?.()
      stopListening = undefined
    }
  }, [])
}
