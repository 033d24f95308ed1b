import type { ReactNode } from "react"

type ToastButtonProps = { label: string; onClick: () => void; children: ReactNode }

/** A toast's text, and a button for what can be done next. */
export function ToastButton({ label, onClick, children }: ToastButtonProps) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="wrap-anywhere grid min-w-0 flex-1">{children}</span>
      <button
        type="button"
        onClick={onClick}
        className="-my-2 min-h-11 shrink-0 rounded-field px-2 font-semibold text-brand"
      >
        {label}
      </button>
    </span>
  )
}
