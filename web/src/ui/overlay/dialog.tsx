import { type FormEvent, type ReactNode, useId } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { Button, type ButtonKind, IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { fieldsOf } from "#ui/focus.ts"
import { CloseIcon } from "#ui/image/icon.tsx"
import { DialogFrame } from "#ui/overlay/dialog-frame.tsx"

const panel = "fixed z-50 flex animate-rise flex-col bg-surface text-ink outline-none"
const centred =
  "md:inset-x-0 md:inset-y-auto md:top-1/2 md:mx-auto md:w-[calc(100%-4rem)] md:-translate-y-1/2 md:rounded-card md:border md:border-line"

type DialogProps = {
  onClose: () => void
  title: string
  description?: ReactNode
  /** The buttons. A submit button refers to a form in `children` by the form's id. */
  footer?: ReactNode
  /** For a long form, with two columns of fields. */
  isWide?: boolean | undefined
  /** A press outside the dialog does not close it. */
  ignoresOutsidePress?: boolean
  children?: ReactNode
}

/** The first field, except on touch screens, where the on-screen keyboard would cover half of the dialog. */
function firstField(panel: HTMLElement) {
  const form = panel.querySelector("form")
  if (!form) return panel.querySelector("button")
  return matchMedia("(pointer: coarse)").matches ? panel : fieldsOf(form)[0]
}

/** Mount it only while it is open. */
export function Dialog({ onClose, title, description, footer, isWide, ignoresOutsidePress, children }: DialogProps) {
  const texts = useControlTexts()
  const id = useId()
  return (
    <DialogFrame
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      ignoresOutsidePress={ignoresOutsidePress}
      firstFocus={firstField}
      className={classes(
        panel,
        centred,
        "inset-0 md:max-h-[min(52rem,calc(100dvh-4rem))]",
        isWide ? "md:max-w-3xl" : "md:max-w-xl",
      )}
    >
      <header className="flex items-start gap-4 border-line border-b py-3 pr-3 pl-4 md:pl-6">
        <div className="min-w-0 flex-1 py-2">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-1 text-muted text-sm">
              {description}
            </p>
          )}
        </div>
        <IconButton label={texts.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 scroll-pt-14 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">{children}</div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-4 py-3 max-md:*:flex-auto md:px-6">
          {footer}
        </footer>
      )}
    </DialogFrame>
  )
}

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  kind?: ButtonKind | undefined
  onConfirm: () => void
  busy?: boolean
  /** Below the description; Enter in one of them confirms. */
  fields?: ReactNode
}

/** Asks for confirmation of an action that cannot be undone. The caller closes it after the action. */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  const texts = useControlTexts()
  const id = useId()
  if (!open) return null
  const cancel = () => props.onOpenChange(false)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    props.onConfirm()
  }
  return (
    <DialogFrame
      role="alertdialog"
      onClose={cancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      ignoresOutsidePress
      className={classes(panel, centred, "inset-x-3 bottom-3 rounded-card border border-line md:max-w-md")}
    >
      <div className="px-4 pt-5 pb-4 md:px-6">
        <h2 id={`${id}-title`} className="text-xl">
          {props.title}
        </h2>
        <p id={`${id}-text`} className="wrap-anywhere mt-2 text-muted">
          {props.description}
        </p>
        {props.fields && (
          <form id={`${id}-form`} noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4">
            {props.fields}
          </form>
        )}
      </div>
      <footer className="flex flex-wrap justify-end gap-3 px-4 pb-4 max-md:*:flex-auto md:px-6 md:pb-5">
        <Button disabled={props.busy} onClick={cancel}>
          {texts.cancel}
        </Button>
        <Button
          kind={props.kind ?? "danger"}
          busy={props.busy}
          {...(props.fields ? { type: "submit", form: `${id}-form` } : { onClick: props.onConfirm })}
        >
          {props.confirmLabel}
        </Button>
      </footer>
    </DialogFrame>
  )
}
