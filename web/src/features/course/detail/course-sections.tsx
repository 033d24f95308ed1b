import type { Curriculum } from "#features/course/curriculum/curriculum.ts"
import { useI18n } from "#i18n/language.tsx"
import type { CourseContent } from "#site/en/course.ts"
import { Paragraphs, Section } from "#ui/display/section.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { DownIcon } from "#ui/image/icon.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"
import { textLines } from "#ui/text/lines.ts"
import { TypedName } from "#ui/text/typed-name.tsx"
import type { ShownCourse } from "./course-data.ts"

/** The curriculum by week; in print every week is open. */
export function Weeks({ curriculum: { points, weeks }, texts }: { curriculum: Curriculum; texts: CourseContent }) {
  const { format } = useI18n()
  const langOf = useLangOf()
  if (weeks.length === 0 && points.length === 0) return null
  return (
    <Section id="curriculum" title={weeks.length > 0 ? texts.curriculum : texts.curriculumPlain}>
      {points.length > 0 && <Points points={points} />}
      {weeks.length > 0 && (
        <div className="divide-y divide-line rounded-card border border-line bg-surface">
          {weeks.map(({ heading, points }, index) => (
            <details
              // biome-ignore lint/suspicious/noArrayIndexKey: weeks have nothing else that is the same in both languages
              key={index}
              open={index === 0}
              className="group print:break-inside-avoid print:details-content:block print:details-content:[content-visibility:visible]"
            >
              <summary className="flex min-h-14 scroll-mb-24 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-brand-soft md:px-6 [&::-webkit-details-marker]:hidden">
                <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
                  <h3 className="flex min-w-0 flex-wrap gap-x-3">
                    <span className="shrink-0">{`${texts.week} ${format.number(index + 1)}`}</span>
                    {heading && (
                      <span lang={langOf(heading)} className="min-w-0 wrap-anywhere font-normal text-muted">
                        {heading}
                      </span>
                    )}
                  </h3>
                  {/* Says what the week is about, until its points are shown. */}
                  {!heading && (
                    <span
                      lang={langOf(points[0] ?? "")}
                      className="wrap-anywhere line-clamp-2 min-w-0 text-muted group-open:hidden print:hidden"
                    >
                      {points[0]}
                    </span>
                  )}
                </div>
                <DownIcon className="text-muted transition-transform duration-150 group-open:rotate-180 print:hidden" />
              </summary>
              <div className="px-4 pb-5 md:px-6">
                <Points points={points} />
              </div>
            </details>
          ))}
        </div>
      )}
    </Section>
  )
}

function Points({ points }: { points: string[] }) {
  const langOf = useLangOf()
  return (
    <ul lang={langOf(points.join(" "))} className="grid gap-2">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and none ever moves
        <li key={index} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.55em] size-2 shrink-0 rotate-45 border border-brand" />
          <span className="min-w-0 wrap-anywhere">{point}</span>
        </li>
      ))}
    </ul>
  )
}

export function Instructor({ course, title }: { course: ShownCourse; title: string }) {
  const langOf = useLangOf()
  return (
    <Section id="instructor" title={title}>
      <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
        <Avatar photo={course.instructorPhoto} className="size-24 text-3xl" />
        <div className="grid min-w-0 content-center gap-2">
          <TypedName as="h3" className="text-xl">
            {course.instructorName}
          </TypedName>
          <Paragraphs
            lang={langOf(course.instructorBio)}
            lines={textLines(course.instructorBio)}
            className="gap-2 text-muted"
          />
        </div>
      </div>
    </Section>
  )
}
