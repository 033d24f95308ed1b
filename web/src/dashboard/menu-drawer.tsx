import { useEffect, useEffectEvent, useState } from "react"
import { MenuLinks, type MenuProps } from "#dashboard/menu-links.tsx"
import { useControlTexts } from "#i18n/controls.ts"
import { useTexts } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { IconButton } from "#ui/button/button.tsx"
import { CloseIcon, MenuIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"
import { DialogFrame } from "#ui/overlay/dialog-frame.tsx"

/** The menu on a narrow screen: opens from the left; Escape, a press outside or following a link closes it. */
export function MenuDrawer(props: MenuProps) {
  const texts = useTexts(shellTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        <MenuIcon />
      </IconButton>
      {isOpen && <Drawer {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Drawer({ onClose, ...props }: MenuProps & { onClose: () => void }) {
  const { close } = useControlTexts()
  const { menu } = useTexts(shellTexts)
  const closeIfWide = useEffectEvent(() => matchMedia("(width >= 64rem)").matches && onClose())
  useEffect(() => listen({ resize: closeIfWide }), [])
  return (
    <DialogFrame
      onClose={onClose}
      aria-label={menu}
      // Where the menu is longer than the screen, as with an open group, the focus brings the current entry into view.
      firstFocus={(panel) => panel.querySelector<HTMLElement>("[aria-current]")}
      className="fixed inset-y-0 left-0 z-50 grid w-72 max-w-[85vw] content-start gap-1 overflow-y-auto overscroll-contain border-line border-r bg-surface p-3 outline-none"
    >
      <div className="flex items-center justify-between">
        <h2 className="px-3 font-semibold text-base">{menu}</h2>
        <IconButton label={close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div>
        <MenuLinks {...props} onFollow={onClose} />
      </div>
    </DialogFrame>
  )
}
