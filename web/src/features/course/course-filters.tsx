import { Link } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import type { CoursesContent } from "#site/en/courses.ts"
import { classes } from "#ui/class-names.ts"
import { CheckIcon } from "#ui/image/icon.tsx"
import { type Choice, choiceUrl, orders } from "./choice.ts"
import { levels } from "./levels.ts"

type CourseTabsProps = { texts: CoursesContent; choice: Choice; counts: { all: number; free: number } }

/** Links instead of scripted tabs: each state has its own URL and works before hydration. */
export function CourseTabs({ texts, choice, counts }: CourseTabsProps) {
  const { isFree } = choice
  const kept = { ...choice, level: null, pages: 1 }
  return (
    <nav aria-label={texts.tabsLabel} className="flex flex-wrap border-line border-b">
      <Tab to={choiceUrl({ ...kept, isFree: false })} isCurrent={!isFree} count={counts.all}>
        {texts.all}
      </Tab>
      <Tab to={choiceUrl({ ...kept, isFree: true })} isCurrent={isFree} count={counts.free}>
        {texts.free}
      </Tab>
    </nav>
  )
}

function Tab({ to, isCurrent, count, children }: { to: string; isCurrent: boolean; count: number; children: string }) {
  const { format } = useI18n()
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={classes(
        "-mb-px flex min-h-12 items-center gap-2 border-b-2 px-3 no-underline sm:px-4",
        isCurrent ? "border-brand font-semibold text-ink" : "border-transparent text-muted hover:text-ink",
      )}
    >
      {children}
      <span
        className={classes(
          "min-w-6 rounded-full px-2 text-center text-sm",
          isCurrent ? "bg-brand text-on-brand" : "bg-sunken text-muted",
        )}
      >
        {format.number(count)}
      </span>
    </Link>
  )
}

const styles = {
  any: "inline-flex min-h-11 items-center rounded-field border px-3 text-sm no-underline sm:px-4",
  off: "cursor-not-allowed border-line border-dashed bg-sunken text-muted",
  current: "border-brand bg-brand-soft font-semibold text-brand",
  other: "border-line-strong bg-surface text-ink hover:bg-brand-soft",
}

export function LevelFilter({ texts, choice }: { texts: CoursesContent; choice: Choice }) {
  return (
    <div className="grid gap-2">
      <nav aria-label={texts.levelLabel} className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="mr-1 font-semibold text-sm max-sm:w-full">
          {texts.levelLabel}
        </span>
        {[null, ...levels].map((level) => {
          const name = level ? texts.card.levels[level] : texts.allLevels
          const isCurrent = choice.level === level
          const style = classes(styles.any, styles[choice.isFree ? "off" : isCurrent ? "current" : "other"])
          const to = choiceUrl({ ...choice, level, pages: 1 })
          return choice.isFree ? (
            // biome-ignore lint/a11y: a disabled link
            <span key={name} role="link" aria-disabled="true" aria-describedby="level-off" className={style}>
              {name}
            </span>
          ) : (
            <Link key={name} to={to} aria-current={isCurrent ? "true" : undefined} className={style}>
              {name}
            </Link>
          )
        })}
      </nav>
      {choice.isFree && (
        <p id="level-off" className="text-muted text-sm">
          {texts.levelOff}
        </p>
      )}
    </div>
  )
}

/** Only the courses that can be joined now, and the order of the list. */
export function OpenFilter({ texts, choice }: { texts: CoursesContent; choice: Choice }) {
  const { isOpen, order } = choice
  const style = (isCurrent: boolean) => classes(styles.any, styles[isCurrent ? "current" : "other"])
  return (
    <nav aria-label={texts.orderLabel} className="flex flex-wrap items-center gap-2">
      <Link
        to={choiceUrl({ ...choice, isOpen: !isOpen, pages: 1 })}
        aria-current={isOpen ? "true" : undefined}
        className={classes(style(isOpen), "lg:mr-auto")}
      >
        {isOpen && <CheckIcon className="mr-1.5" />}
        {texts.openOnly}
      </Link>
      {orders.map((each) => (
        <Link
          key={each}
          to={choiceUrl({ ...choice, order: order === each ? null : each, pages: 1 })}
          aria-current={order === each ? "true" : undefined}
          className={style(order === each)}
        >
          {texts.orders[each]}
        </Link>
      ))}
    </nav>
  )
}
