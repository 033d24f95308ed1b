import { AlertDialog as RadixAlert, Dialog as RadixDialog } from "radix-ui"
import { type ReactNode, useRef } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { Button, IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { isInToaster } from "#ui/toaster.tsx"

const veil = "fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
const panel =
  "fixed z-50 flex flex-col bg-surface text-ink shadow-none outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise"
const centred =
  "md:inset-x-0 md:inset-y-auto md:top-1/2 md:mx-auto md:w-full md:-translate-y-1/2 md:rounded-card md:border md:border-line"

/** Radix gives the focus back to its own trigger only; these dialogs are opened by state, so they remember who had it. */
function useReturnedFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Its buttons; a submit button reaches a form in `children` by the form's id. */
  footer?: ReactNode
  children?: ReactNode
}

export function Dialog({ open, onOpenChange, title, description, footer, children }: DialogProps) {
  const texts = useControlTexts()
  const returned = useReturnedFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={veil} />
        <RadixDialog.Content
          {...returned}
          {...(description ? {} : { "aria-describedby": undefined })}
          onInteractOutside={(event) => isInToaster(event.target) && event.preventDefault()}
          className={classes(panel, centred, "inset-0 md:max-h-[min(46rem,calc(100dvh-6rem))] md:max-w-xl")}
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
                <Icon shape={shapes.close} />
              </IconButton>
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">{children}</div>
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
  onConfirm: () => void
  busy?: boolean
}

/** Asks before something that cannot be taken back. The caller closes it, when the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useControlTexts()
  const returned = useReturnedFocus()
  return (
    <RadixAlert.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={veil} />
        <RadixAlert.Content
          {...returned}
          className={classes(panel, centred, "inset-x-3 bottom-3 rounded-card border border-line md:max-w-md")}
        >
          <div className="px-4 pt-5 pb-4 md:px-6">
            <RadixAlert.Title className="text-xl">{props.title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-2 text-muted">{props.description}</RadixAlert.Description>
          </div>
          <footer className="flex flex-wrap justify-end gap-3 px-4 pb-4 max-md:*:flex-1 md:px-6 md:pb-5">
            <RadixAlert.Cancel asChild>
              <Button disabled={props.busy}>{texts.cancel}</Button>
            </RadixAlert.Cancel>
            <Button kind="danger" busy={props.busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}
