import { type CourseCardData, CourseGrid } from "#features/course/card.tsx"
import { ReviewCard, type ReviewCardData } from "#features/review/card.tsx"
import { useI18n, useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { ChatLinks, phoneUrl } from "#site/component/contact-links.tsx"
import type { CourseContent } from "#site/en/course.ts"
import type { CardTexts } from "#site/en/course-card.ts"
import { useContact } from "#site/site-settings.ts"
import { ButtonLink, buttonClass } from "#ui/button/button.tsx"
import { ClosingPanel, Section } from "#ui/display/section.tsx"
import { MailIcon, PhoneIcon } from "#ui/image/icon.tsx"
import { Stars } from "#ui/image/stars.tsx"
import type { CourseRating } from "./course-data.ts"
import { ratingTexts } from "./rating-texts.ts"

type CourseReviewsProps = { texts: CourseContent["reviews"]; rating: CourseRating; reviews: ReviewCardData[] }

/** Reviews by verified students of the course, with their rating; without any, reviews of the company. */
export function CourseReviews({ texts, rating, reviews }: CourseReviewsProps) {
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" title={texts.title} lead={rating ? texts.ownLead : texts.lead}>
      {rating && <AverageRating {...rating} />}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        {reviews.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.reviews} className="justify-self-start">
        {texts.all}
      </ButtonLink>
    </Section>
  )
}

function AverageRating({ average, count }: NonNullable<CourseRating>) {
  const { texts, format } = useTextsAndFormat(ratingTexts)
  const label = texts.average(format.number(average), format.number(count), count === 1)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars rating={average} label={label} />
      <span aria-hidden="true">{label}</span>
    </p>
  )
}

type OtherCoursesProps = { texts: CourseContent["others"]; card: CardTexts; courses: CourseCardData[] }

export function OtherCourses({ texts, card, courses }: OtherCoursesProps) {
  if (courses.length === 0) return null
  return (
    <Section id="others" title={texts.title}>
      <CourseGrid courses={courses} texts={card} className="sm:max-lg:nth-3:hidden" />
      <ButtonLink to={paths.courses} className="justify-self-start">
        {texts.all}
      </ButtonLink>
    </Section>
  )
}

export function AskFirst({ texts }: { texts: CourseContent["ask"] }) {
  const contact = useContact()
  const { format } = useI18n()
  return (
    <ClosingPanel title={texts.title} text={texts.text}>
      <a href={phoneUrl(contact)} className={buttonClass("secondary")}>
        <PhoneIcon />
        {format.digits(contact.phone)}
      </a>
      <a href={`mailto:${contact.email}`} className={buttonClass("secondary", "wrap-anywhere")}>
        <MailIcon />
        {contact.email}
      </a>
      <ChatLinks className={buttonClass("secondary")} />
      <ButtonLink to={paths.questions}>{texts.questions}</ButtonLink>
    </ClosingPanel>
  )
}
