import type { User } from "contract"
import { Dialog } from "radix-ui"
import { useState } from "react"
import { Link, useLocation } from "react-router"
import { findScreen, type Screen, type Screens, screensFor } from "#dashboard/screens.ts"
import { useControlTexts } from "#i18n/controls.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { IconButton } from "#ui/button.tsx"
import { CloseIcon, MenuIcon } from "#ui/icon.tsx"

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
  const { close } = useControlTexts()
  const texts = useTexts(shellTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={texts.openMenu} className="lg:hidden">
          <MenuIcon />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 grid w-72 max-w-[85vw] content-start gap-3 overflow-y-auto border-line border-r bg-surface p-3 lg:hidden"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="px-3 font-semibold">{texts.menu}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <div>
            <MenuLinks {...props} onFollow={() => setOpen(false)} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
