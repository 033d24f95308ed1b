import type { User } from "contract"
import { useEffect, useEffectEvent, useState } from "react"
import { Link, useLocation } from "react-router"
import { findScreen, type Screen, type Screens, screensFor } from "#dashboard/screens.ts"
import { useControlTexts } from "#i18n/controls.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { IconButton } from "#ui/button/button.tsx"
import { CloseIcon, MenuIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"
import { DialogFrame } from "#ui/overlay/dialog-frame.tsx"

type MenuProps = { screens: Screens; user: User }

/** The menu of the product document, and below it the other screens. */
export function MenuLinks({ screens, user, onFollow }: MenuProps & { onFollow?: () => void }) {
  const { texts, language } = useTextsAndFormat(shellTexts)
  const current = findScreen(screens, useLocation().pathname)?.path
  const links = (place?: Screen["place"]) =>
    screensFor(screens, user)
      .filter((screen) => screen.place === place)
      .map(({ path, label }) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={path === current ? "page" : undefined}
            onClick={onFollow}
            className="flex min-h-11 items-center rounded-field px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand lg:min-h-10"
          >
            {label[language]}
          </Link>
        </li>
      ))
  const more = links("more")
  return (
    <>
      <nav aria-label={texts.menu}>
        <ul className="grid gap-1">{links()}</ul>
      </nav>
      {more.length > 0 && (
        <nav aria-label={texts.moreMenu} className="mt-3 border-line border-t pt-3">
          <ul className="grid gap-1">{more}</ul>
        </nav>
      )}
    </>
  )
}

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
      // The menu is longer than a phone's screen: the focus brings the current entry into view.
      firstFocus={(panel) => panel.querySelector<HTMLElement>("[aria-current=page]")}
      className="fixed inset-y-0 left-0 z-50 grid w-72 max-w-[85vw] content-start gap-3 overflow-y-auto overscroll-contain border-line border-r bg-surface p-3 outline-none"
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
