import { useLoaderData, useLocation } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { onOtherPath } from "#rendering/loader-context.ts"
import type { CoursesContent } from "#site/en/courses.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { CourseCard } from "./card.tsx"
import { type Choice, choiceIn, chosenFrom, isFreeCourse, levels } from "./choice.ts"
import { CourseTabs, LevelFilter } from "./course-filters.tsx"
import { coursesLoader } from "./loader.ts"

export { CoursesPage as Component, coursesLoader as loader, onOtherPath as shouldRevalidate }

function CoursesPage() {
  const { texts, courses } = useLoaderData<typeof coursesLoader>()
  const { format } = useSpeech()
  const choice = choiceIn(useLocation().search)
  const chosen = chosenFrom(courses, choice)
  const counts = { all: courses.length, free: courses.filter(isFreeCourse).length }
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      <div className="grid grid-cols-1 gap-6">
        <CourseTabs texts={texts} choice={choice} counts={counts} />
        <LevelFilter texts={texts} choice={choice} />
        <h2 className="sr-only">{texts.listLabel}</h2>
        <p role="status" className="sr-only">
          {texts.shown} {format.number(chosen.length)}
        </p>
        {chosen.length === 0 ? (
          <NoCourse texts={texts} choice={choice} isSiteEmpty={courses.length === 0} />
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {chosen.map((course, place) => (
              <li key={course.route}>
                <CourseCard course={course} texts={texts.card} isSeenFirst={place < 3} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <LevelGuide texts={texts} />
    </PageFrame>
  )
}

type NoCourseProps = { texts: CoursesContent; choice: Choice; isSiteEmpty: boolean }

function NoCourse({ texts, choice: { isFree }, isSiteEmpty }: NoCourseProps) {
  const otherwise = isFree ? texts.noneFree : texts.noneAtLevel
  const playlists = <ButtonLink to={paths.toKnows}>{texts.toKnows}</ButtonLink>
  const all = <ButtonLink to={paths.courses}>{texts.showAll}</ButtonLink>
  return (
    <EmptyState
      text={texts.none}
      hint={isSiteEmpty ? texts.noneAtAll : otherwise}
      action={isSiteEmpty || isFree ? playlists : all}
    />
  )
}

function LevelGuide({ texts: { guide, card } }: { texts: CoursesContent }) {
  return (
    <Section id="levels" title={guide.title} className="mt-4">
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {levels.map((level) => (
          <div key={level} className="grid content-start gap-1 border-brand border-l-2 pl-4">
            <dt className="font-semibold">{card.levels[level]}</dt>
            <dd className="text-muted">{guide.levels[level]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
