import { type CourseCard as CourseCardRecord, dhakaDay, type Language } from "contract"
import { Fragment, type Ref } from "react"
import { inLanguage, useI18n } from "#i18n/language.tsx"
import { coursePath } from "#paths.ts"
import type { CardTexts } from "#site/en/course-card.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Badge } from "#ui/display/badge.tsx"
import { ImageCard } from "#ui/image/image-card.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { Discount, Price } from "./price.tsx"

type CourseCardProps = { course: CourseCardData; texts: CardTexts; isEager?: boolean }

/** A course in a list. Its only link covers the whole card. */
function CourseCard({ course, texts, isEager }: CourseCardProps) {
  const { route, title, thumbnail, level, instructorName, isShow } = course
  const langOf = useLangOf()
  return (
    <ImageCard src={thumbnail} isEager={isEager}>
      <div className="flex flex-1 flex-col gap-2 p-4 sm:gap-3 md:p-5">
        <p className="flex flex-wrap gap-2">
          <Badge>{texts.levels[level]}</Badge>
          {!isShow && <Badge tone="warning">{texts.closed}</Badge>}
          <Discount course={course} texts={texts} />
          <InBengali texts={[title, instructorName]} />
        </p>
        <div className="grid gap-1">
          <h3 lang={langOf(title)} className="text-pretty wrap-anywhere text-lg">
            {title}
          </h3>
          <p className="wrap-anywhere text-muted text-sm">
            <span className="sr-only">{texts.instructor}: </span>
            <span lang={langOf(instructorName)}>{instructorName}</span>
          </p>
          <When course={course} texts={texts} />
        </div>
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 pt-2">
          <Price course={course} texts={texts} className="text-xl" />
          <ButtonLink to={coursePath(route)} className="after:absolute after:inset-0 after:rounded-card">
            {texts.details}
            <span lang={langOf(title)} className="sr-only">
              {" "}
              {title}
            </span>
          </ButtonLink>
        </div>
      </div>
    </ImageCard>
  )
}

/** The start, the length, and the days and times of the classes, as far as they are known. */
function When({ course: { startsOn, duration, schedule }, texts }: Omit<CourseCardProps, "isEager">) {
  const { format } = useI18n()
  const langOf = useLangOf()
  const parts = [startsOn && format.day(startsOn), duration, schedule].filter((part) => part !== "")
  if (parts.length === 0) return null
  return (
    <p className="wrap-anywhere text-sm">
      <span className="sr-only">{texts.when}: </span>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && " · "}
          <span lang={langOf(part)}>{part}</span>
        </Fragment>
      ))}
    </p>
  )
}

type CourseGridProps = {
  courses: readonly CourseCardData[]
  texts: CardTexts
  /** So many are visible without scrolling. */
  eager?: number
  /** Of each course. */
  className?: string
  ref?: Ref<HTMLUListElement>
}

export function CourseGrid({ courses, texts, eager = 0, className, ref }: CourseGridProps) {
  return (
    <ul ref={ref} className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {courses.map((course, index) => (
        <li key={course.route} className={classes(index >= eager && "defer-offscreen", className)}>
          <CourseCard course={course} texts={texts} isEager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

/** Only what a card shows, so that nothing else is sent with the page. A start that is past is not shown. */
export function cardOf(row: CourseCardRecord, language: Language, now: string) {
  const { route, title, thumbnail, level, price, discount, instructorName, ...when } = inLanguage(row, language)
  const { startsOn, duration, schedule, isShow } = when
  return {
    ...{ route, title, thumbnail, level, price, discount, instructorName, duration, schedule, isShow },
    startsOn: startsOn >= dhakaDay(Date.parse(now)) ? startsOn : "",
  }
}

export type CourseCardData = ReturnType<typeof cardOf>
