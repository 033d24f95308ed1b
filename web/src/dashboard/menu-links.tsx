import type { User } from "contract"
import { Link, useLocation } from "react-router"
import { type Screen, type Screens, screenAt, screensFor } from "#dashboard/screens.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"

type MenuLinksProps = { screens: Screens; user: User; onFollow?: () => void }

/** The menu as the product document writes it, and below it what else there is. */
export function MenuLinks({ screens, user, onFollow }: MenuLinksProps) {
  const words = useWords(shellWords)
  const { language } = useSpeech()
  const here = screenAt(screens, useLocation().pathname)?.path
  const links = (place?: Screen["place"]) =>
    screensFor(screens, user)
      .filter((screen) => screen.place === place)
      .map(({ path, label }) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={path === here ? "page" : undefined}
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
      <nav aria-label={words.menu}>
        <ul className="grid gap-1">{links()}</ul>
      </nav>
      {more.length > 0 && (
        <nav aria-label={words.moreMenu} className="mt-3 border-line border-t pt-3">
          <ul className="grid gap-1">{more}</ul>
        </nav>
      )}
    </>
  )
}
