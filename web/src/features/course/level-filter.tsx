import { Link } from "react-router"
import type { CoursesContent } from "#site/en/courses.ts"
import { classes } from "#ui/class-names.ts"
import { type Choice, choiceAddress, levels } from "./choice.ts"

const looks = "inline-flex min-h-11 items-center rounded-field border px-3 text-sm no-underline sm:px-4"

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
          return choice.isFree ? (
            // biome-ignore lint/a11y: a link that leads nowhere just now, as its state says
            <span
              key={name}
              role="link"
              aria-disabled="true"
              aria-describedby="level-off"
              className={classes(looks, "cursor-not-allowed border-line border-dashed bg-sunken text-muted")}
            >
              {name}
            </span>
          ) : (
            <Link
              key={name}
              to={choiceAddress({ isFree: false, level })}
              aria-current={isCurrent ? "true" : undefined}
              className={classes(
                looks,
                isCurrent
                  ? "border-brand bg-brand-soft font-semibold text-brand"
                  : "border-line-strong bg-surface text-ink hover:bg-brand-soft",
              )}
            >
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
