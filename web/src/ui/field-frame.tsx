import { type ReactNode, useId } from "react"
import { useTexts } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

export type Described = { label: string; hint?: ReactNode; error?: string }

const box =
  "block w-full min-h-11 rounded-field border bg-surface px-3 py-2 text-ink placeholder:text-muted disabled:bg-sunken disabled:text-muted"

export function boxLooks(error: string | undefined, className?: string) {
  return classes(box, error ? "border-danger" : "border-line-strong", className)
}

/** The ids that tie a control to its label, hint and error; the caller's own id wins. */
export function useTies({ id, hint, error }: { id?: string; hint?: ReactNode; error?: string }) {
  const made = useId()
  const own = id ?? made
  const parts = { hint: `${own}-hint`, error: `${own}-error` }
  const described = classes(error ? parts.error : undefined, hint ? parts.hint : undefined)
  return {
    parts,
    control: { id: own, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined },
  }
}

type FrameProps = Described & { required?: boolean; ties: ReturnType<typeof useTies>; children: ReactNode }

export function Frame({ label, hint, error, required, ties, children }: FrameProps) {
  const texts = useTexts().ui
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={ties.control.id} className="font-semibold">
          {label}
        </label>
        {/* A reader hears it from the control itself. */}
        {required && (
          <span aria-hidden="true" className="text-muted text-xs">
            {texts.required}
          </span>
        )}
      </div>
      {hint && (
        <p id={ties.parts.hint} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={ties.parts.error} className="flex items-start gap-1.5 text-danger text-sm">
          <Icon shape={shapes.warning} className="mt-px" />
          {error}
        </p>
      )}
    </div>
  )
}
