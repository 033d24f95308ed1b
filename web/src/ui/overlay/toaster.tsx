// The default entry point of react-hot-toast inserts <style> elements, which the Content-Security-Policy blocks.
import { useEffectEvent, useLayoutEffect, useRef } from "react"
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless"
import { useControlTexts } from "#i18n/controls.ts"
import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { focusDialogOrMain } from "#ui/focus.ts"
import { CheckIcon, CloseIcon, Spinner, WarningIcon } from "#ui/image/icon.tsx"

// The package limits toasts to 20. The durations are explicit because the product document specifies them.
export const toasterOptions = {
  removeDelay: 200,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  custom: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

// At the lower right, because the dashboard's menu is at the left. While a dialog is open, where none has a button: beside it at the lower left, on smaller screens above its fields. On a phone
// above bars at the screen's lower edge. The outer element is the live region, because it must exist before the texts; an open dialog hides everything else except `aria-live` elements.
export function Toaster() {
  const { toasts, handlers } = useToaster(toasterOptions)
  return (
    <div
      data-toaster=""
      aria-live="polite"
      className="pointer-events-none fixed inset-x-2 bottom-20 z-60 flex max-h-[calc(100dvh-10rem)] flex-col-reverse gap-2 overflow-y-auto p-1.5 max-md:in-[:root:has([data-selection-bar])]:bottom-34 max-xl:in-[:root:has([aria-modal])]:top-19 max-xl:in-[:root:has([aria-modal])]:bottom-auto max-xl:in-[:root:has([aria-modal])]:flex-col md:left-auto md:w-84 md:not-in-[:root:has([aria-modal])]:bottom-2.5 md:in-[:root:has([data-selection-bar])]:not-in-[:root:has([aria-modal])]:bottom-18 xl:in-[:root:has([aria-modal])]:right-auto xl:in-[:root:has([aria-modal])]:bottom-2.5 xl:in-[:root:has([aria-modal])]:left-2.5"
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} one={one} handlers={handlers} />
      ))}
    </div>
  )
}

type ToastCardProps = { one: Toast; handlers: ReturnType<typeof useToaster>["handlers"] }

function ToastCard({ one, handlers }: ToastCardProps) {
  const texts = useControlTexts()
  const card = useRef<HTMLDivElement>(null)
  const isPausing = useRef(false)
  function pause() {
    isPausing.current = true
    handlers.startPause()
  }
  function resume() {
    isPausing.current = false
    handlers.endPause()
  }
  // React reports neither mouseleave nor blur of an element that it removes.
  const handleRemoval = useEffectEvent(() => {
    if (isPausing.current) resume()
    if (card.current?.contains(document.activeElement)) focusDialogOrMain()
  })
  useLayoutEffect(() => () => handleRemoval(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive; hovering or focusing pauses the timer
    <div
      ref={card}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      className={classes("pointer-events-auto shrink-0", one.visible ? "animate-rise" : "animate-fade-out")}
    >
      <div className="deep flex items-start gap-2 rounded-card border border-line py-1 pr-1 pl-3">
        <ToastIcon type={one.type} />
        <div className="min-w-0 flex-1 self-center py-2 text-sm">{resolveValue(one.message, one)}</div>
        <IconButton label={texts.close} onClick={() => toast.dismiss(one.id)}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  )
}

function ToastIcon({ type }: { type: Toast["type"] }) {
  if (type === "loading") return <Spinner className="my-3" />
  if (type === "success") return <CheckIcon className="my-3 text-success" />
  if (type === "error") return <WarningIcon className="my-3 text-danger" />
  return null
}
