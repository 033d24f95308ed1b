import { type ComponentProps, type ReactNode, useId, useState } from "react"
import { useTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"

type Described = { label: string; hint?: ReactNode; error?: string }

const box =
  "block w-full min-h-11 rounded-field border bg-surface px-3 py-2 text-ink placeholder:text-muted disabled:bg-sunken disabled:text-muted"

function boxLooks(error: string | undefined, className?: string) {
  return classes(box, error ? "border-danger" : "border-line-strong", className)
}

/** The ids that tie a control to its label, hint and error; the caller's own id wins. */
function useTies({ id, hint, error }: { id?: string; hint?: ReactNode; error?: string }) {
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

function Frame({ label, hint, error, required, ties, children }: FrameProps) {
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
          <Icon name="warning" className="mt-px" />
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, className, ...rest }: ComponentProps<"input"> & Described) {
  const ties = useTies({ id: rest.id, hint, error })
  return (
    <Frame {...{ label, hint, error, ties }} required={rest.required}>
      <input {...rest} {...ties.control} className={boxLooks(error, className)} />
    </Frame>
  )
}

export function PasswordField({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & Described) {
  const texts = useTexts().ui
  const ties = useTies({ id: rest.id, hint, error })
  const [shown, setShown] = useState(false)
  return (
    <Frame {...{ label, hint, error, ties }} required={rest.required}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...ties.control}
          type={shown ? "text" : "password"}
          className={boxLooks(error, classes("pr-12", className))}
        />
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0"
        >
          <Icon name={shown ? "hidden" : "eye"} />
        </IconButton>
      </div>
    </Frame>
  )
}

export function SelectField({ label, hint, error, className, ...rest }: ComponentProps<"select"> & Described) {
  const ties = useTies({ id: rest.id, hint, error })
  return (
    <Frame {...{ label, hint, error, ties }} required={rest.required}>
      <div className="relative">
        <select {...rest} {...ties.control} className={boxLooks(error, classes("appearance-none pr-10", className))} />
        <Icon name="down" className="pointer-events-none absolute top-3 right-3 text-muted" />
      </div>
    </Frame>
  )
}

export function TextArea({ label, hint, error, className, rows = 4, ...rest }: ComponentProps<"textarea"> & Described) {
  const ties = useTies({ id: rest.id, hint, error })
  return (
    <Frame {...{ label, hint, error, ties }} required={rest.required}>
      <textarea {...rest} {...ties.control} rows={rows} className={boxLooks(error, classes("resize-y", className))} />
    </Frame>
  )
}

/** A choice in a row of a table, where the column's heading is its label for those who see it. */
export function CompactSelect({ label, className, ...rest }: ComponentProps<"select"> & { label: string }) {
  return (
    <div className="relative inline-block">
      <select {...rest} aria-label={label} className={boxLooks(undefined, classes("appearance-none pr-9", className))} />
      <Icon name="down" className="pointer-events-none absolute top-3 right-2.5 text-muted" />
    </div>
  )
}
