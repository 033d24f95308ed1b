import { type ComponentProps, useRef } from "react"
import { type CourseCardData, CourseGrid } from "#features/course/card.tsx"
import { ReviewCard, type ReviewCardData } from "#features/review/card.tsx"
import { ServiceCard } from "#features/services/card.tsx"
import { paths } from "#paths.ts"
import { AccreditationCards, PartnerGrid } from "#site/component/partner-grid.tsx"
import type { CardTexts } from "#site/en/courses.ts"
import type { HomeContent } from "#site/en/home.ts"
import { services } from "#site/services.ts"
import { ButtonLink, IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Section } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { LeftIcon, RightIcon } from "#ui/image/icon.tsx"

type HomeCoursesProps = { texts: HomeContent["courses"]; courses: CourseCardData[]; card: CardTexts }

export function HomeCourses({ texts, courses, card }: HomeCoursesProps) {
  const isEmpty = courses.length === 0
  return (
    <Section id="courses" title={texts.heading} lead={isEmpty ? undefined : texts.lead}>
      {isEmpty ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.courses}>{texts.all}</ButtonLink>} />
      ) : (
        <>
          <CourseGrid courses={courses} texts={card} className="max-sm:nth-[n+4]:hidden" />
          <ButtonLink to={paths.courses} className="justify-self-start">
            {texts.all}
          </ButtonLink>
        </>
      )}
    </Section>
  )
}

export function HomeServices({ texts }: { texts: HomeContent["services"] }) {
  return (
    <Section id="services" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {services.map((service) => {
          const { heading, text } = texts.cards[service.kind]
          return (
            <ServiceCard
              key={heading}
              service={service}
              title={heading}
              text={text}
              texts={texts}
              className="bg-paper"
            />
          )
        })}
      </ul>
      <ButtonLink to={paths.services} className="justify-self-start">
        {texts.all}
      </ButtonLink>
    </Section>
  )
}

type PartnersProps = { texts: HomeContent["partners"]; partners: ComponentProps<typeof PartnerGrid>["partners"] }

export function Partners({ texts, partners }: PartnersProps) {
  if (partners.length === 0) return null
  return (
    <Section id="partners" title={texts.heading} lead={texts.lead}>
      <PartnerGrid partners={partners} />
    </Section>
  )
}

type AccreditationsProps = { texts: HomeContent["accreditations"] } & ComponentProps<typeof AccreditationCards>

export function Accreditations({ texts, items }: AccreditationsProps) {
  if (items.length === 0) return null
  return (
    <Section id="accreditation" title={texts.heading} lead={texts.lead}>
      <AccreditationCards items={items} />
    </Section>
  )
}

/** By the number of reviews: one is shown on a phone, two from `sm` on, three from `lg` on. */
const hiddenIfAllFit = ["hidden", "hidden", "sm:hidden", "lg:hidden"]

/** A row that touch, wheel and arrow keys scroll natively; the buttons scroll it by its visible width and wrap at its ends. */
export function ReviewRow({ texts, reviews }: { texts: HomeContent["reviews"]; reviews: ReviewCardData[] }) {
  const row = useRef<HTMLElement>(null)

  function scroll(direction: 1 | -1) {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    const end = scrollWidth - clientWidth
    const isAtEdge = direction > 0 ? scrollLeft > end - 8 : scrollLeft < 8
    const otherEdge = direction > 0 ? 0 : end
    row.current.scrollTo({ left: isAtEdge ? otherEdge : scrollLeft + direction * clientWidth })
  }

  return (
    <Section id="reviews" title={texts.heading}>
      <section
        ref={row}
        aria-label={texts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="@container relative snap-x snap-mandatory scroll-px-4 overflow-x-auto scroll-smooth rounded-card max-md:-mx-4 max-md:-outline-offset-2 md:scroll-px-0"
      >
        <ul className="grid w-max auto-cols-[calc((100cqw-2rem)*0.88)] grid-flow-col gap-4 px-4 sm:auto-cols-[calc((100cqw-3rem)/2)] md:auto-cols-[calc((100cqw-1rem)/2)] md:px-0 lg:auto-cols-[calc((100cqw-2rem)/3)]">
          {reviews.map((review) => (
            <li key={review._id} className="snap-start">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={paths.reviews}>{texts.all}</ButtonLink>
        <div className={classes("noscript:hidden flex gap-1", hiddenIfAllFit[reviews.length])}>
          <IconButton label={texts.previous} onClick={() => scroll(-1)} className="border border-line-strong">
            <LeftIcon />
          </IconButton>
          <IconButton label={texts.next} onClick={() => scroll(1)} className="border border-line-strong">
            <RightIcon />
          </IconButton>
        </div>
      </div>
    </Section>
  )
}
