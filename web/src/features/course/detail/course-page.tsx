import { discountedPrice } from "contract"
import { type ReactNode, useState } from "react"
import { useLoaderData } from "react-router"
import { Discount, Price } from "#features/course/price.tsx"
import { CourseQuestions } from "#features/question/card.tsx"
import { useI18n } from "#i18n/language.tsx"
import { coursePath, paths } from "#paths.ts"
import { Breadcrumbs, useBreadcrumbList } from "#site/component/breadcrumbs.tsx"
import { IfReachable } from "#site/component/contact-links.tsx"
import { Head } from "#site/component/head.tsx"
import { OnPaper } from "#site/component/on-paper.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { Paragraphs, Section } from "#ui/display/section.tsx"
import { ImageWithFallback } from "#ui/image/image-with-fallback.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { TypedName } from "#ui/text/typed-name.tsx"
import { courseLoader, shareImage, typedTexts, useCourseData } from "./course-data.ts"
import { Enrolment } from "./course-enrol.tsx"
import { CourseFacts, CourseFit } from "./course-facts.tsx"
import { AskFirst, CourseReviews, OtherCourses } from "./course-more.tsx"
import { RegisterLink, Registration, RegistrationHints } from "./course-registration.tsx"
import { Instructor, Weeks } from "./course-sections.tsx"
import { NotifyMe } from "./notify-form.tsx"

export { courseLoader as loader }

/** State of one course's page, such as an open dialog, does not stay on that of the next. */
export const Component = () => <CoursePage key={useLoaderData<typeof courseLoader>().course._id} />

/**
 * On a phone there is one column, and a bar with price and button sticks to the bottom of the screen. It stops above the
 * footer, so it never covers a focused element there. Where it would take more than a fifth of the screen, because the
 * screen is low or the text enlarged (`em` in a media query counts it in), it is below the header and does not stick. On a
 * desktop a second column has only the image and the price; these stick to the top, and the button comes once more at the end.
 */
function CoursePage() {
  const { texts, card, course, questions, paymentWays, rating, reviews, others } = useLoaderData<typeof courseLoader>()
  const { language, format } = useI18n()
  const langOf = useLangOf()
  // Of the form on the page and the one in the dialog.
  const subscribed = useState("")
  const crumbs = [
    { title: texts.home, to: paths.home },
    { title: texts.courses, to: paths.courses },
  ]
  const jsonLd = [useCourseData(course, rating, texts.taughtIn), useBreadcrumbList(crumbs, course.title)]
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-6 gap-y-12 px-4 pt-10 sm:grid-cols-[minmax(0,1fr)_16rem] md:grid-cols-[minmax(0,1fr)_20rem] md:px-6 md:pt-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 lg:gap-y-16 lg:pb-16 print:grid-cols-1 max-lg:[&_:is(a,button,input)]:scroll-mb-20">
      <Head title={course.title} description={course.summary} image={shareImage(course, language)} jsonLd={jsonLd} />
      <div className="-order-4 col-span-full -mb-9 lg:-mb-13">
        <Breadcrumbs crumbs={crumbs} title={course.title} />
      </div>
      <ImageWithFallback
        src={course.thumbnail}
        alt=""
        width={640}
        height={360}
        loading="eager"
        fetchPriority="high"
        className="aspect-video w-full self-start rounded-card border border-line bg-sunken object-cover max-sm:-my-6 sm:col-start-2 sm:row-start-2 lg:-mb-10 print:hidden"
      />
      <div className="max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:grid lg:grid-cols-1 lg:content-start lg:gap-16 print:contents">
        <header className="-order-3 grid grid-cols-1 content-start gap-4 sm:max-lg:col-start-1 sm:max-lg:row-start-2">
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
          <RegistrationHints course={course} texts={texts} className="lg:hidden" />
        </header>
        <div className="-order-1 col-span-full -mt-6 lg:-mt-8">
          <CourseFacts course={course} texts={texts} />
        </div>
        <div className="col-span-full grid grid-cols-1 content-start gap-12 lg:gap-16">
          {!course.isShow && <NotifyMe course={course} texts={texts.notify} subscribed={subscribed} />}
          {course.lines.length > 0 && (
            <Section id="about" title={texts.about}>
              <Paragraphs lang={langOf(course.lines.join(" "))} lines={course.lines} className="gap-4" />
            </Section>
          )}
          <CourseFit course={course} texts={texts} />
          <Weeks curriculum={course.curriculum} texts={texts} />
          <Enrolment course={course} texts={texts} paymentWays={paymentWays} />
          <Instructor course={course} title={texts.instructor} />
          <CourseQuestions questions={questions} />
          <OnPaper path={coursePath(course.route)} />
        </div>
      </div>
      <div className="enrol-bar z-20 col-span-full border-line bg-surface max-lg:-mx-4 max-lg:border-y max-lg:px-4 md:max-lg:-mx-6 md:max-lg:px-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-3 lg:self-start lg:rounded-card lg:border print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-lg:py-2.25 lg:grid lg:gap-4 lg:p-6">
          <Price
            course={{ price: discountedPrice(course.price, course.discount), discount: 0 }}
            texts={card}
            className="text-lg lg:hidden"
          />
          <div className="grid gap-2 max-lg:hidden">
            <Price course={course} texts={card} className="text-3xl" />
            <p className="empty:hidden">
              <Discount course={course} texts={card} />
            </p>
            {course.startsOn && (
              <p>
                <span className="text-muted text-sm">{texts.facts.startsOn}</span>
                <span className="block font-semibold">{format.date(course.startsOn)}</span>
              </p>
            )}
          </div>
          <Registration course={course} texts={texts} subscribed={subscribed} />
          <RegistrationHints course={course} texts={texts} className="max-lg:hidden" />
        </div>
      </div>
      <div className="col-span-full grid grid-cols-1 gap-12 pb-12 lg:gap-16 lg:pb-0 print:hidden">
        <CourseReviews texts={texts.reviews} rating={rating} reviews={reviews} />
        <OtherCourses texts={texts.others} card={card} courses={others} />
        {course.isShow && (
          <div className="flex items-center justify-between gap-6 rounded-card border border-line bg-surface p-6 max-lg:hidden">
            <p className="text-xl">{course.title}</p>
            <div className="flex shrink-0 items-center gap-6">
              <Price course={course} texts={card} className="text-xl" />
              <RegisterLink course={course} texts={texts} />
            </div>
          </div>
        )}
        <IfReachable>
          <AskFirst texts={texts.ask} />
        </IfReachable>
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
