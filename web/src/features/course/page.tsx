import { getCourses } from "contract"
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext, revalidateOnPathChange } from "#rendering/loader-context.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { CourseCard, cardOf } from "./card.tsx"
import { filterCourses, isFreeCourse, levels, readChoice } from "./choice.ts"
import { CourseTabs, LevelFilter } from "./course-filters.tsx"

export { revalidateOnPathChange as shouldRevalidate }

export function Component() {
  const { texts, courses } = useLoaderData<typeof loader>()
  const { format } = useI18n()
  const choice = readChoice(useLocation().search)
  const filtered = filterCourses(courses, choice)
  const isSiteEmpty = courses.length === 0
  const counts = { all: courses.length, free: courses.filter(isFreeCourse).length }
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      <div className="grid grid-cols-1 gap-6">
        <CourseTabs texts={texts} choice={choice} counts={counts} />
        <LevelFilter texts={texts} choice={choice} />
        <h2 className="sr-only">{texts.listLabel}</h2>
        <p role="status" className="sr-only">
          {texts.shown} {format.number(filtered.length)}
        </p>
        {filtered.length === 0 ? (
          <EmptyState
            text={texts.none}
            hint={isSiteEmpty ? texts.noneAtAll : choice.isFree ? texts.noneFree : texts.noneAtLevel}
            action={
              isSiteEmpty || choice.isFree ? (
                <ButtonLink to={paths.toKnows}>{texts.toKnows}</ButtonLink>
              ) : (
                <ButtonLink to={paths.courses}>{texts.showAll}</ButtonLink>
              )
            }
          />
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {filtered.map((course, index) => (
              <li key={course.route}>
                <CourseCard course={course} texts={texts.card} isEager={index < 3} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Section id="levels" title={texts.guide.title} className="mt-4">
        <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {levels.map((level) => (
            <div key={level} className="grid content-start gap-1 border-brand border-l-2 pl-4">
              <dt className="font-semibold">{texts.card.levels[level]}</dt>
              <dd className="text-muted">{texts.guide.levels[level]}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </PageFrame>
  )
}

const loadTexts = { en: () => import("#site/en/courses.ts"), bn: () => import("#site/bn/courses.ts") }

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ courses: texts }, { data }] = await Promise.all([loadTexts[language](), read(getCourses)])
  return { texts, courses: data.map(cardOf) }
}
