import { type AriaAttributes, type ComponentProps, type ReactNode, useId, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { useTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { DownIcon, EyeIcon, HiddenIcon, WarningIcon } from "#ui/icon.tsx"

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

export function TextField({ label, hint, error, className, ...rest }: ComponentProps<"input"> & Described) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => <input {...rest} {...ties} className={boxLooks(error, className)} />}
    </Frame>
  )
}

export function TextArea({ label, hint, error, className, rows = 4, ...rest }: ComponentProps<"textarea"> & Described) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => <textarea {...rest} {...ties} rows={rows} className={boxLooks(error, className)} />}
    </Frame>
  )
}

export function SelectField({ label, hint, error, className, ...rest }: ComponentProps<"select"> & Described) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => (
        <div className="relative">
          <select {...rest} {...ties} className={boxLooks(error, classes("appearance-none pr-9", className))} />
          <DownIcon className="pointer-events-none absolute top-3 right-2.5 text-muted" />
        </div>
      )}
    </Frame>
  )
}

/** A choice in a row of a table, where the column's heading is its label for those who see it. */
export function CompactSelect({ label, className, ...rest }: ComponentProps<"select"> & { label: string }) {
  return (
    <div className="relative inline-block min-w-32">
      <select
        {...rest}
        aria-label={label}
        className={boxLooks(undefined, classes("appearance-none pr-9", className))}
      />
      <DownIcon className="pointer-events-none absolute top-3 right-2.5 text-muted" />
    </div>
  )
}

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & Described

export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const texts = useControlTexts()
  const [shown, setShown] = useState(false)
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...ties}
            type={shown ? "text" : "password"}
            className={boxLooks(error, classes("pr-12", className))}
          />
          <IconButton
            label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0"
          >
            {shown ? <HiddenIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Frame>
  )
}
