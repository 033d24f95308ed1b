import { AlertDialog as RadixAlert, Dialog as RadixDialog } from "radix-ui"
import { type ReactNode, useRef } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { Button, type ButtonKind, IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { fieldsOf, recoverFocus } from "#ui/focus.ts"
import { CloseIcon } from "#ui/icon.tsx"
import { isInToaster } from "#ui/toaster.tsx"

const overlay = "fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
const panel =
  "fixed z-50 flex flex-col bg-surface text-ink shadow-none outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise"
const centred =
  "md:inset-x-0 md:inset-y-auto md:top-1/2 md:mx-auto md:w-full md:-translate-y-1/2 md:rounded-card md:border md:border-line"

let lastOpener: Element | null = null

/** Radix returns the focus only to its own trigger. These dialogs are opened by state, so they remember the opener. */
function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      // A dialog that replaces another one returns the focus to that one's opener.
      if (document.activeElement !== document.body) lastOpener = document.activeElement
      opener.current = lastOpener
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // If the opener was deleted together with its row, the focus moves to the page's main element.
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      else recoverFocus()
    },
  }
}

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

/** Focuses the first field, except on touch screens, where the on-screen keyboard would cover half of the dialog. */
function focusFirstField(event: Event) {
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement)) return
  const form = panel.querySelector("form")
  const field = matchMedia("(pointer: coarse)").matches ? null : form && fieldsOf(form)[0]
  if (!form) return
  event.preventDefault()
  if (field) field.focus()
  else panel.focus()
}

/** Mount it only while it is open. */
export function Dialog({ onClose, title, description, footer, isWide, ignoresOutsidePress, children }: DialogProps) {
  const texts = useControlTexts()
  const focusReturn = useFocusReturn()
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlay} />
        <RadixDialog.Content
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            focusFirstField(event)
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
          onInteractOutside={(event) => (ignoresOutsidePress || isInToaster(event.target)) && event.preventDefault()}
          className={classes(
            panel,
            centred,
            "inset-0 md:max-h-[min(52rem,calc(100dvh-4rem))]",
            isWide ? "md:max-w-3xl" : "md:max-w-xl",
          )}
        >
          <header className="flex items-start gap-4 border-line border-b py-3 pr-3 pl-4 md:pl-6">
            <div className="min-w-0 flex-1 py-2">
              <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-muted text-sm">{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label={texts.close}>
                <CloseIcon />
              </IconButton>
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 flex-1 scroll-pt-14 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-4 py-3 max-md:*:flex-1 md:px-6">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
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
}

/** Asks for confirmation of an action that cannot be undone. The caller closes it after the action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useControlTexts()
  const focusReturn = useFocusReturn()
  return (
    <RadixAlert.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={overlay} />
        <RadixAlert.Content
          {...focusReturn}
          className={classes(panel, centred, "inset-x-3 bottom-3 rounded-card border border-line md:max-w-md")}
        >
          <div className="px-4 pt-5 pb-4 md:px-6">
            <RadixAlert.Title className="text-xl">{props.title}</RadixAlert.Title>
            <RadixAlert.Description className="wrap-anywhere mt-2 text-muted">
              {props.description}
            </RadixAlert.Description>
          </div>
          <footer className="flex flex-wrap justify-end gap-3 px-4 pb-4 max-md:*:flex-auto md:px-6 md:pb-5">
            <RadixAlert.Cancel asChild>
              <Button disabled={props.busy}>{texts.cancel}</Button>
            </RadixAlert.Cancel>
            <Button kind={props.kind ?? "danger"} busy={props.busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}
