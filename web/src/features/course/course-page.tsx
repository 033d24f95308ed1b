import type { ReactNode } from "react"
import { useLoaderData } from "react-router"
import { CourseQuestions } from "#features/question/card.tsx"
import { useI18n } from "#i18n/language.tsx"
import { coursePath, paths } from "#paths.ts"
import { Breadcrumbs, useBreadcrumbList } from "#site/breadcrumbs.tsx"
import { Head } from "#site/head.tsx"
import { OnPaper } from "#site/on-paper.tsx"
import { Badge } from "#ui/badge.tsx"
import { ImageWithFallback } from "#ui/image-with-fallback.tsx"
import { InBengali, useLangOf } from "#ui/in-bengali.tsx"
import { Paragraphs, Section } from "#ui/section.tsx"
import { TypedName } from "#ui/typed-name.tsx"
import { courseLoader, typedTexts, useCourseData } from "./course-data.ts"
import { Instructor, Registration, Weeks } from "./course-sections.tsx"
import { Discount, Price } from "./price.tsx"

export { courseLoader as loader }

/**
 * On a phone there is one column with the button at its end. The button sticks to the bottom of the screen and stops above
 * the footer, so it never covers a focused element there; on a low or zoomed screen it does not stick. On a desktop the
 * image and the button are beside the text.
 */
export function Component() {
  const { texts, card, course, questions } = useLoaderData<typeof courseLoader>()
  const { language } = useI18n()
  const langOf = useLangOf()
  const crumbs = [
    { title: texts.home, to: paths.home },
    { title: texts.courses, to: paths.courses },
  ]
  const jsonLd = [useCourseData(course, texts.taughtIn), useBreadcrumbList(crumbs, course.title)]
  const version = encodeURIComponent(course.updatedAt)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-6 gap-y-6 px-4 pt-10 sm:grid-cols-[minmax(0,1fr)_16rem] md:grid-cols-[minmax(0,1fr)_20rem] md:px-6 md:pt-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-12 lg:pb-16 print:grid-cols-1">
      <Head
        title={course.title}
        description={course.summary}
        image={`/og/courses/${encodeURIComponent(course.route)}/${language}.png?v=${version}`}
        jsonLd={jsonLd}
      />
      <div className="col-span-full -mb-3">
        <Breadcrumbs crumbs={crumbs} title={course.title} />
      </div>
      <header className="grid grid-cols-1 content-start gap-4">
        <TypedName as="h1" className="text-pretty text-3xl md:text-4xl">
          {course.title}
        </TypedName>
        <p className="empty:hidden">
          <InBengali texts={typedTexts(course)} />
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          <Fact name={texts.category}>
            <span lang={langOf(course.category)}>{course.category}</span>
          </Fact>
          <Fact name={texts.level}>
            <Badge>{card.levels[course.level]}</Badge>
          </Fact>
        </dl>
        {/* On a desktop the price is beside the text, above the button. */}
        <div className="flex flex-wrap items-center gap-3 lg:hidden print:flex">
          <Price course={course} texts={card} className="text-2xl" />
          <Discount course={course} texts={card} />
        </div>
      </header>
      <ImageWithFallback
        src={course.thumbnail}
        alt=""
        width={640}
        height={360}
        loading="eager"
        fetchPriority="high"
        className="aspect-video w-full self-start rounded-card border border-line bg-sunken object-cover lg:row-span-2 print:hidden"
      />
      <div className="col-span-full grid grid-cols-1 content-start gap-12 pt-6 lg:col-span-1 lg:row-span-2 lg:row-start-3 lg:gap-16 lg:pt-10">
        {course.lines.length > 0 && (
          <Section id="about" title={texts.about}>
            <Paragraphs lang={langOf(course.lines.join(" "))} lines={course.lines} className="gap-4" />
          </Section>
        )}
        <Weeks curriculum={course.curriculum} texts={texts} />
        <Instructor course={course} title={texts.instructor} />
        <CourseQuestions questions={questions} />
        <OnPaper path={coursePath(course.route)} />
      </div>
      <div className="z-20 col-span-full border-line bg-surface max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:py-3 md:max-lg:-mx-6 md:max-lg:px-6 lg:sticky lg:top-6 lg:col-span-1 lg:col-start-2 lg:row-start-4 lg:grid lg:gap-4 lg:self-start lg:rounded-card lg:border lg:p-6 max-lg:[@media(min-height:500px)]:sticky max-lg:[@media(min-height:500px)]:bottom-0 print:hidden">
        <div className="grid gap-2 max-lg:hidden">
          <Price course={course} texts={card} className="text-3xl" />
          <p className="empty:hidden">
            <Discount course={course} texts={card} />
          </p>
        </div>
        <Registration course={course} texts={texts} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="min-w-0 wrap-anywhere font-semibold">{children}</dd>
    </div>
  )
}
