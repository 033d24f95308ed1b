import { type AriaAttributes, type ComponentProps, type ReactNode, useId, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { useCommonTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { type BadgeTone, badgeTones } from "#ui/display/badge.tsx"
import { DownIcon, EyeIcon, HiddenIcon, WarningIcon } from "#ui/image/icon.tsx"

/** What is wrong with one thing, beside it. The parent announces it, or the field with this text's `id`. */
export function ProblemText({ className, children, ...rest }: ComponentProps<"p">) {
  return (
    <p {...rest} className={classes("flex items-start gap-1.5 text-danger text-sm", className)}>
      <WarningIcon className="mt-px" />
      {children}
    </p>
  )
}

/** Suggestions of the browser during input, for a field whose `list` is this id. */
export function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(values)].map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

export type FieldTexts = { label: string; hint?: ReactNode; error?: string }
/** A warning does not keep the form from being sent. */
type Warned = { warning?: string | undefined }

const box =
  "block w-full min-h-11 rounded-field border bg-surface px-3 py-2 text-ink placeholder:text-muted data-draft:border-brand data-draft:bg-brand-soft disabled:bg-sunken disabled:text-muted"

export function inputClass(error: string | undefined, className?: string) {
  return classes(box, error ? "border-danger" : "border-line-strong", className)
}

type FrameProps = FieldTexts &
  Warned & {
    id?: string | undefined
    required?: boolean | undefined
    /** Renders the control with the attributes that connect it to its label, hint and error. */
    children: (controlProps: AriaAttributes & { id: string }) => ReactNode
  }

/** A given `id` takes precedence over the generated one. */
export function Frame({ id, label, hint, error, warning, required, children }: FrameProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const [hintId, errorId, warningId] = [`${controlId}-hint`, `${controlId}-error`, `${controlId}-warning`]
  const describedBy =
    classes(Boolean(error) && errorId, Boolean(warning) && warningId, Boolean(hint) && hintId) || undefined
  const texts = useCommonTexts().ui
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {/* Hidden from screen readers, because the control itself has `required`. */}
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
      {children({ id: controlId, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {error && <ProblemText id={errorId}>{error}</ProblemText>}
      {warning && <FieldWarning id={warningId} text={warning} />}
    </div>
  )
}

export function FieldWarning({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="wrap-anywhere flex items-start gap-1.5 text-sm text-warning">
      <WarningIcon className="mt-px" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}

type TextFieldProps = ComponentProps<"input"> & FieldTexts & Warned

export function TextField({ label, hint, error, warning, className, ...rest }: TextFieldProps) {
  return (
    <Frame {...{ label, hint, error, warning }} id={rest.id} required={rest.required}>
      {(controlProps) => <input {...rest} {...controlProps} className={inputClass(error, className)} />}
    </Frame>
  )
}

type TextAreaProps = ComponentProps<"textarea"> & FieldTexts

export function TextArea({ label, hint, error, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(controlProps) => <textarea {...rest} {...controlProps} rows={rows} className={inputClass(error, className)} />}
    </Frame>
  )
}

const selectClass = (error: string | undefined, className: string | undefined) =>
  inputClass(error, classes("appearance-none pr-9 leading-snug", className))

/** The options of a select, from pairs of value and label. */
export const options = (pairs: Iterable<readonly [string, string]>) =>
  Array.from(pairs, ([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

export function SelectField({ label, hint, error, className, ...rest }: ComponentProps<"select"> & FieldTexts) {
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(controlProps) => (
        <div className="relative">
          <select {...rest} {...controlProps} className={selectClass(error, className)} />
          <DownIcon className="pointer-events-none absolute top-3 right-2.5 text-muted" />
        </div>
      )}
    </Frame>
  )
}

// Without elements of its own, because a table may have hundreds.
const chevron =
  "after:pointer-events-none after:absolute after:top-1/2 after:right-3.5 after:-mt-1.5 after:size-2 after:rotate-45 after:border-muted after:border-r-2 after:border-b-2"

/** A select in a table row. Its label is only for screen readers, because the column heading is visible. */
export function CompactSelect({ label, className, ...rest }: ComponentProps<"select"> & { label: string }) {
  return (
    <div className={classes("relative inline-block min-w-32", chevron)}>
      <select {...rest} aria-label={label} className={selectClass(undefined, className)} />
    </div>
  )
}

/** Looks like a badge: in a list the value is read often and changed rarely. */
export function BadgeSelect({ label, tone, ...rest }: ComponentProps<"select"> & { label: string; tone: BadgeTone }) {
  return (
    <div className={classes("relative inline-block", badgeTones[tone], "rounded-tag", chevron)}>
      <select
        {...rest}
        aria-label={label}
        className="min-h-9 w-full cursor-pointer appearance-none rounded-tag bg-transparent ps-2 pe-8 font-semibold text-sm hover:underline lg:min-h-8 [&>option]:bg-surface [&>option]:text-ink"
      />
    </div>
  )
}

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & FieldTexts

export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const texts = useControlTexts()
  const [shown, setShown] = useState(false)
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(controlProps) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...controlProps}
            type={shown ? "text" : "password"}
            className={inputClass(error, classes("pr-12", className))}
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
