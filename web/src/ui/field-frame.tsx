import { type AriaAttributes, type ReactNode, useId } from "react"
import { useTexts } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import { WarningIcon } from "#ui/icon.tsx"

export type Described = { label: string; hint?: ReactNode; error?: string }

const box =
  "block w-full min-h-11 rounded-field border bg-surface px-3 py-2 text-ink placeholder:text-muted disabled:bg-sunken disabled:text-muted"

export function boxLooks(error: string | undefined, className?: string) {
  return classes(box, error ? "border-danger" : "border-line-strong", className)
}

type FrameProps = Described & {
  id?: string | undefined
  required?: boolean | undefined
  /** Renders the control with the ids that tie it to its label, hint and error. */
  children: (ties: AriaAttributes & { id: string }) => ReactNode
}

/** The caller's own id wins. */
export function Frame({ id, label, hint, error, required, children }: FrameProps) {
  const made = useId()
  const own = id ?? made
  const [hintId, errorId] = [`${own}-hint`, `${own}-error`]
  const described = classes(Boolean(error) && errorId, Boolean(hint) && hintId)
  const texts = useTexts().ui
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={own} className="font-semibold">
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
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children({ id: own, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-danger text-sm">
          <WarningIcon className="mt-px" />
          {error}
        </p>
      )}
    </div>
  )
}
