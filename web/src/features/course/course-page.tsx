import { useLoaderData } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Breadcrumbs, useBreadcrumbList } from "#site/breadcrumbs.tsx"
import { Head, usePublicAddress } from "#site/head.tsx"
import { Picture } from "#ui/picture.tsx"
import { Section } from "#ui/section.tsx"
import { useCourseData } from "./course-data.ts"
import { CourseHead } from "./course-head.tsx"
import type { courseLoader } from "./course-loader.ts"
import { Instructor } from "./instructor.tsx"
import { OnPaper } from "./on-paper.tsx"
import { Paragraphs } from "./paragraphs.tsx"
import { Discount, Price } from "./price.tsx"
import { Registration } from "./registration.tsx"
import { Weeks } from "./weeks.tsx"

/**
 * On a phone one column, whose last part is the button: it sticks to the lower edge of the screen and comes to rest above
 * the footer, so it never covers what the keyboard has reached there. On a desktop picture and button stand beside the text.
 */
export function CoursePage() {
  const { texts, card, course } = useLoaderData<typeof courseLoader>()
  const { language } = useSpeech()
  const crumbs = [
    { title: texts.home, to: paths.home },
    { title: texts.courses, to: paths.courses },
  ]
  const address = usePublicAddress()
  const jsonLd = [useCourseData(course, texts.taughtIn), useBreadcrumbList(crumbs, course.title, address)]
  const version = encodeURIComponent(course.updatedAt)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-6 px-4 pt-4 md:px-6 md:pt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:pb-16">
      <Head
        title={course.title}
        description={course.summary}
        image={`/og/courses/${encodeURIComponent(course.route)}/${language}.png?v=${version}`}
        jsonLd={jsonLd}
      />
      <div className="lg:col-span-2 lg:mb-2">
        <Breadcrumbs crumbs={crumbs} title={course.title} />
      </div>
      <Picture
        src={course.thumbnail}
        alt=""
        width={640}
        height={360}
        loading="eager"
        fetchPriority="high"
        className="aspect-video w-full rounded-card border border-line bg-sunken object-cover md:max-lg:aspect-5/2 lg:col-start-2 print:hidden"
      />
      <div className="grid grid-cols-1 content-start gap-12 max-lg:mb-6 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:gap-16">
        <CourseHead course={course} card={card} category={texts.category} level={texts.level} />
        <Section id="about" title={texts.about}>
          <Paragraphs lines={course.lines} className="gap-4" />
        </Section>
        <Weeks curriculum={course.curriculum} texts={texts} />
        <Instructor
          title={texts.instructor}
          name={course.instructorName}
          photo={course.instructorPhoto}
          bio={course.instructorBio}
        />
        <OnPaper route={course.route} />
      </div>
      <div className="z-20 border-line bg-surface max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:py-3 md:max-lg:-mx-6 md:max-lg:px-6 lg:sticky lg:top-6 lg:col-start-2 lg:grid lg:gap-4 lg:self-start lg:rounded-card lg:border lg:p-6 print:hidden">
        <div className="grid gap-2 max-lg:hidden">
          <Price course={course} texts={card} className="text-3xl" />
          <p>
            <Discount course={course} texts={card} />
          </p>
        </div>
        <Registration link={course.registrationLink} isOpen={course.isShow} texts={texts} />
      </div>
    </div>
  )
}
