import { getCourseCards } from "contract"
import { useEffect, useRef } from "react"
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useHref,
  useLoaderData,
  useLocation,
} from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { coursePath, paths } from "#paths.ts"
import { loaderContext, revalidateOnPathChange } from "#rendering/loader-context.ts"
import { ChatLinks, IfReachable, phoneUrl } from "#site/component/contact-links.tsx"
import { Head, usePublicUrl } from "#site/component/head.tsx"
import { useContact } from "#site/site-settings.ts"
import { ButtonLink, buttonClass, TextLink } from "#ui/button/button.tsx"
import { ClosingPanel, PageFrame, Section } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { useChange } from "#ui/use-change.ts"
import { type CourseCardData, CourseGrid, cardOf } from "./card.tsx"
import { choiceUrl, chosenCourses, isFreeCourse, pageSize, readChoice } from "./choice.ts"
import { CourseTabs, LevelFilter, OpenFilter } from "./course-filters.tsx"
import { levels } from "./levels.ts"

/** The page has the cards of all courses, so another choice needs no request. */
let hasEveryCard = false

export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  hasEveryCard ? revalidateOnPathChange(change) : change.defaultShouldRevalidate

export function Component() {
  const contact = useContact()
  const { texts, courses, counts, found } = useLoaderData<typeof loader>()
  const { format } = useI18n()
  const choice = readChoice(useLocation().search)
  const isComplete = courses.length === counts.all
  const { shown, count } = isComplete ? chosenCourses(courses, choice) : { shown: courses, count: found }
  const isSiteEmpty = counts.all === 0
  const list = useFocusOnMore(choice.pages)
  const courseList = useCourseList(shown)
  useEffect(() => {
    hasEveryCard = isComplete
  }, [isComplete])
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.searchTitle} description={texts.description} jsonLd={courseList} />
      <div className="grid grid-cols-1 gap-6">
        <CourseTabs texts={texts} choice={choice} counts={counts} />
        <div className="grid gap-3 lg:grid-cols-[auto_1fr] lg:gap-x-12">
          <LevelFilter texts={texts} choice={choice} />
          <OpenFilter texts={texts} choice={choice} />
        </div>
        <h2 className="sr-only">{texts.listLabel}</h2>
        <p role="status" className="sr-only">
          {texts.shown} {format.number(shown.length)}
        </p>
        {shown.length === 0 ? (
          <EmptyState
            text={texts.none}
            hint={
              texts[isSiteEmpty ? "noneAtAll" : choice.isOpen ? "noneOpen" : choice.isFree ? "noneFree" : "noneAtLevel"]
            }
            action={
              isSiteEmpty || (choice.isFree && !choice.isOpen) ? (
                <ButtonLink to={paths.toKnows}>{texts.toKnows}</ButtonLink>
              ) : (
                <ButtonLink to={paths.courses}>{texts.showAll}</ButtonLink>
              )
            }
          />
        ) : (
          <CourseGrid ref={list} courses={shown} texts={texts.card} eager={3} />
        )}
        {shown.length < count && (
          <div className="grid justify-items-center gap-2">
            <ButtonLink to={choiceUrl({ ...choice, pages: choice.pages + 1 })} rel="next" replace preventScrollReset>
              {texts.more}
            </ButtonLink>
            <p aria-hidden="true" className="text-muted text-sm">
              {format.number(shown.length)} / {format.number(count)}
            </p>
          </div>
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
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={paths.fees}>{texts.guide.fees}</TextLink>
          <TextLink to={paths.guardians}>{texts.guide.guardians}</TextLink>
        </p>
      </Section>
      <IfReachable>
        <ClosingPanel title={texts.nextStep.title} text={texts.nextStep.text}>
          <a href={phoneUrl(contact)} className={buttonClass("accent")}>
            {texts.nextStep.call}
          </a>
          <ChatLinks className={buttonClass("secondary")} />
          <ButtonLink to={paths.questions}>{texts.nextStep.questions}</ButtonLink>
        </ClosingPanel>
      </IfReachable>
    </PageFrame>
  )
}

const loadTexts = { en: () => import("#site/en/courses.ts"), bn: () => import("#site/bn/courses.ts") }

/** A rendered page carries only the cards that it shows. In the browser the loader returns all of them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, read, now } = context.get(loaderContext)
  const [{ courses: texts }, { data }] = await Promise.all([loadTexts[language](), read(getCourseCards)])
  const cards = data.map((row) => cardOf(row, language, now()))
  const { shown, count: found } = chosenCourses(cards, readChoice(new URL(request.url).search))
  const counts = { all: data.length, free: data.filter(isFreeCourse).length }
  return { texts, courses: import.meta.env.SSR ? shown : cards, counts, found }
}

/** The structured data of the list (schema.org): the pages of its courses, in the order shown. */
function useCourseList(courses: readonly CourseCardData[]): object[] {
  const publicUrl = usePublicUrl()
  const root = useHref("/").replace(/\/$/, "")
  if (courses.length === 0) return []
  const itemListElement = courses.map(({ route, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: publicUrl(root + coursePath(route)),
  }))
  return [{ "@type": "ItemList", itemListElement }]
}

/** "More" appends courses and moves down: the focus goes to the first new one, and the page stays where it is. */
function useFocusOnMore(pages: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(pages)
  useChange(pages, () => {
    const isMore = pages === before.current + 1
    before.current = pages
    const first = list.current?.children[(pages - 1) * pageSize]
    if (isMore) first?.querySelector("a")?.focus({ preventScroll: true })
  })
  return list
}
