import type { User } from "contract"
import { useEffect, useEffectEvent, useState } from "react"
import { toast } from "react-hot-toast/headless"
import { useCommonTexts, useTexts } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { SearchIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"

type Dialog = typeof import("./palette-dialog.tsx").PaletteDialog

/** The command palette: opens any page or record by name. Opened by a button or by Ctrl K. */
export function Palette({ user }: { user: User }) {
  const texts = useTexts(shellTexts)
  const { network } = useCommonTexts().failures
  const [PaletteDialog, setDialog] = useState<Dialog>()
  const open = () =>
    import("./palette-dialog.tsx").then(
      (loaded) => setDialog(() => loaded.PaletteDialog),
      () => toast.error(network, { id: network }),
    )
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Not over another dialog, where it would lead away from unsaved input.
    if (!document.querySelector("[role=dialog], [role=alertdialog]")) void open()
  })
  useEffect(() => listen({ keydown: onKeyDown }), [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-muted hover:bg-sunken hover:text-ink md:mr-2 md:border md:border-line-strong md:bg-paper md:px-3"
      >
        <SearchIcon />
        <span className="sr-only text-sm md:not-sr-only">{texts.find}</span>
        <kbd className="hidden rounded-tag border border-line px-1.5 text-xs md:inline">{texts.findHint}</kbd>
      </button>
      {PaletteDialog && <PaletteDialog user={user} onClose={() => setDialog(undefined)} />}
    </>
  )
}
