import type { User } from "contract"
import { type ReactNode, useId, useState } from "react"
import { Link, useLocation } from "react-router"
import { findScreen, type MenuGroup, menuGroups, type Screen, type Screens, screensFor } from "#dashboard/screens.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"
import { classes } from "#ui/class-names.ts"
import { DownIcon } from "#ui/image/icon.tsx"
import { ArchiveIcon, GlobeIcon, SchoolIcon } from "#ui/image/menu-icons.tsx"

/** How many things somebody must deal with on a screen, as people read it, by the screen's path. */
export type OpenTasks = Readonly<Record<string, string>>

export type MenuProps = { screens: Screens; user: User; tasks: OpenTasks }

type LinksProps = MenuProps & { onFollow?: () => void }

/** The menu of the product document, and below it the groups of the other screens. */
export function MenuLinks({ screens, user, tasks, onFollow }: LinksProps) {
  const { texts } = useTextsAndFormat(shellTexts)
  const current = findScreen(screens, useLocation().pathname)
  const marked = current && markedEntry(current)
  const own = screensFor(screens, user)
  const entriesAt = (place?: Screen["place"]) =>
    own
      .filter((screen) => screen.place === place)
      .map((screen) => (
        <Entry
          key={screen.path}
          screen={screen}
          current={screen.path === current?.path ? "page" : screen.path === marked && "true"}
          tasks={tasks[screen.path]}
          onFollow={onFollow}
        />
      ))
  const groups = menuGroups.map((group) => ({ group, entries: entriesAt(group) })).filter(({ entries }) => entries[0])
  const shown = findScreen(screens, marked ?? "")?.place
  return (
    <>
      <nav aria-label={texts.menu}>
        <ul>{entriesAt()}</ul>
      </nav>
      {groups.length > 0 && (
        <nav aria-label={texts.moreMenu} className="mt-2 border-line border-t pt-2">
          {/* Opened or closed by hand, a group stays so until the next screen. */}
          <Groups key={current?.path} groups={groups} shown={shown} />
        </nav>
      )}
    </>
  )
}

/** Of a screen that the menu omits: the one that leads to it. */
function markedEntry({ place, path, parent, tab }: Screen): string | undefined {
  if (place !== "elsewhere") return path
  return parent ?? (tab && paths.myProfile)
}

// 36 pixels high, and 44 where fingers press.
const rowClass =
  "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-ink leading-snug no-underline hover:bg-sunken lg:min-h-9"

type EntryProps = {
  screen: Screen
  current: "page" | "true" | false
  tasks: string | undefined
  onFollow: (() => void) | undefined
}

function Entry({ screen: { path, label, icon: Icon }, current, tasks, onFollow }: EntryProps) {
  const { texts, language } = useTextsAndFormat(shellTexts)
  const id = useId()
  return (
    <li className="relative">
      <Link
        to={path}
        aria-current={current || undefined}
        aria-describedby={tasks && id}
        onClick={onFollow}
        className={classes(
          rowClass,
          "aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand",
          tasks && "pe-11",
          !Icon && "ps-11 lg:text-sm",
        )}
      >
        {Icon && <Icon className="text-muted in-aria-[current]:text-brand" />}
        {label[language]}
      </Link>
      {tasks && (
        // Outside of the link, whose name is the screen's.
        <span
          id={id}
          className="-translate-y-1/2 pointer-events-none absolute end-2 top-1/2 min-w-6 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs leading-5"
        >
          <span aria-hidden="true">{tasks}</span>
          <span className="sr-only">{texts.openTasks(tasks)}</span>
        </span>
      )}
    </li>
  )
}

const icons = { school: SchoolIcon, website: GlobeIcon, records: ArchiveIcon }

type GroupsProps = {
  groups: readonly { group: MenuGroup; entries: ReactNode }[]
  /** The group of the current screen: open until another one is opened. */
  shown: Screen["place"]
}

function Groups({ groups, shown }: GroupsProps) {
  const { texts } = useTextsAndFormat(shellTexts)
  const [open, setOpen] = useState(shown)
  const id = useId()
  return (
    <ul>
      {groups.map(({ group, entries }) => {
        const Icon = icons[group]
        const isOpen = open === group
        return (
          <li key={group}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-${group}` : undefined}
              onClick={() => setOpen(isOpen ? undefined : group)}
              className={classes(rowClass, "cursor-pointer")}
            >
              <Icon className="text-muted" />
              {texts.groups[group]}
              <DownIcon className={classes("ms-auto size-4 text-muted", isOpen && "rotate-180")} />
            </button>
            {isOpen && <ul id={`${id}-${group}`}>{entries}</ul>}
          </li>
        )
      })}
    </ul>
  )
}
