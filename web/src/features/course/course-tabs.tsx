import { Link } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import type { CoursesContent } from "#site/en/courses.ts"
import { classes } from "#ui/class-names.ts"
import { type Choice, choiceAddress } from "./choice.ts"

type CourseTabsProps = { texts: CoursesContent; choice: Choice; counts: { all: number; free: number } }

/** Links rather than tabs of a script: each state has its address, and works before the script is there. */
export function CourseTabs({ texts, choice: { isFree }, counts }: CourseTabsProps) {
  return (
    <nav aria-label={texts.tabsLabel} className="flex border-line border-b">
      <Tab to={choiceAddress({ isFree: false, level: null })} isCurrent={!isFree} count={counts.all}>
        {texts.all}
      </Tab>
      <Tab to={choiceAddress({ isFree: true, level: null })} isCurrent={isFree} count={counts.free}>
        {texts.free}
      </Tab>
    </nav>
  )
}

function Tab({ to, isCurrent, count, children }: { to: string; isCurrent: boolean; count: number; children: string }) {
  const { format } = useSpeech()
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
