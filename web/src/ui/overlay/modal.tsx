import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react"
import { useCommonTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { CloseIcon } from "#ui/image/icon.tsx"

export type ModalHandle = {
  open: (press?: Pick<Event, "preventDefault">) => void
  close: () => void
  isOpen: () => boolean
}

type ModalProps = {
  ref: Ref<ModalHandle>
  /** A button with this id as its `popoverTarget` opens the dialog without JavaScript too. */
  id?: string
  title: string
  /** Of typed text that is not in the page's language. */
  titleLang?: string | undefined
  /** For an image: as wide as the screen allows. */
  isWide?: boolean
  onClose?: () => void
  children: ReactNode
}

/** A native `<dialog>`, for public pages. The dashboard's dialogs are `Dialog`. */
export function Modal({ ref, id, title, titleLang, isWide = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPressedOutside = useRef(false)
  const close = () => dialog.current?.close()
  const open: ModalHandle["open"] = (press) => {
    press?.preventDefault()
    // Before hydration the browser opened it as a popover, which cannot be modal at the same time.
    if (id) dialog.current?.hidePopover?.()
    dialog.current?.showModal()
    // By default the browser focuses the close button and shows its focus ring.
    heading.current?.focus()
  }
  useImperativeHandle(ref, () => ({ open, close, isOpen: () => dialog.current?.open === true }))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser does
    <dialog
      ref={dialog}
      id={id}
      popover={id ? "auto" : undefined}
      aria-label={title}
      onClose={onClose}
      onPointerDown={({ target }) => {
        isPressedOutside.current = target === dialog.current
      }}
      // Selecting text from inside to outside also ends in a click on the dialog: that must not close it.
      onClick={({ target }) => target === dialog.current && isPressedOutside.current && close()}
      className={classes(
        "m-auto w-[calc(100%-32px)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-0 text-ink backdrop:bg-veil open:animate-rise",
        isWide ? "max-h-[calc(100dvh-2rem)] max-w-4xl" : "max-h-[calc(100dvh-6rem)] max-w-xl",
      )}
    >
      {/* Covers the whole dialog, so that a click on the dialog element itself is a click on the backdrop. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere p-[16px] md:p-6">
        {/* If the title's longest word does not fit beside the button, the button is above the title. */}
        <div className="flex flex-wrap-reverse items-end justify-end gap-x-4">
          <h2
            ref={heading}
            lang={titleLang}
            tabIndex={-1}
            className="wrap-break-word w-min max-w-full grow py-2 text-xl outline-none"
          >
            {title}
          </h2>
          <IconButton
            label={useCommonTexts().ui.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={(event) => {
              if (!dialog.current?.open) return
              event.preventDefault()
              close()
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
