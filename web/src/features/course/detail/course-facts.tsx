import { discountedPrice } from "contract"
import type { ReactNode } from "react"
import { useI18n } from "#i18n/language.tsx"
import type { CourseContent } from "#site/en/course.ts"
import { CheckList, Paragraphs, Section } from "#ui/display/section.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"
import type { ShownCourse } from "./course-data.ts"

type CourseProps = { course: ShownCourse; texts: CourseContent }

/** Answers to the first questions of applicants, as far as they are known. */
export function CourseFacts({ course, texts: { facts, everyCourse, certificate } }: CourseProps) {
  const { format } = useI18n()
  const langOf = useLangOf()
  const isFree = discountedPrice(course.price, course.discount) === 0
  const startsLater = course.startsLater && facts.startsLater
  const shown: { name: string; value: ReactNode }[] = [
    { name: facts.startsOn, value: course.startsOn ? format.date(course.startsOn) : startsLater },
    { name: facts.duration, value: course.duration },
    { name: facts.schedule, value: course.schedule },
    { name: facts.hours, value: course.hours > 0 && `${format.number(course.hours)} ${facts.hoursUnit}` },
    { name: facts.seats, value: course.seats > 0 && format.number(course.seats) },
    ...everyCourse,
    ...(isFree ? [] : [certificate]),
  ]
  return (
    <dl className="grid gap-x-6 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
      {shown
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div
            key={name}
            className="wrap-anywhere grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] content-start gap-x-4 border-line border-b py-2 sm:grid-cols-1"
          >
            <dt className="text-muted text-sm leading-7 sm:leading-normal">{name}</dt>
            <dd lang={typeof value === "string" ? langOf(value) : undefined} className="wrap-anywhere font-semibold">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

export function CourseFit({ course: { outcomes, audience, prerequisites }, texts }: CourseProps) {
  const langOf = useLangOf()
  return (
    <>
      {outcomes.length > 0 && (
        <Section id="outcomes" title={texts.outcomes}>
          <div lang={langOf(outcomes.join(" "))}>
            <CheckList items={outcomes} className="wrap-anywhere md:grid-cols-2" />
          </div>
        </Section>
      )}
      {(audience.length > 0 || prerequisites.length > 0) && (
        <div className="grid items-start gap-x-6 gap-y-12 md:grid-cols-2">
          {audience.length > 0 && (
            <Section id="audience" title={texts.audience}>
              <Paragraphs lang={langOf(audience.join(" "))} lines={audience} className="gap-3" />
            </Section>
          )}
          {prerequisites.length > 0 && (
            <Section id="prerequisites" title={texts.prerequisites}>
              <Paragraphs lang={langOf(prerequisites.join(" "))} lines={prerequisites} className="gap-3" />
            </Section>
          )}
        </div>
      )}
    </>
  )
}
