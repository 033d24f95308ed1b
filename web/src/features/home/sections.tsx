import { type ComponentProps, type ReactNode, useRef } from "react"
import { type CourseCardData, CourseGrid } from "#features/course/card.tsx"
import { ReviewCard, type ReviewCardData } from "#features/review/card.tsx"
import { ServiceCard } from "#features/services/card.tsx"
import { paths } from "#paths.ts"
import { AccreditationCards, PartnerGrid } from "#site/component/partner-grid.tsx"
import type { CardTexts } from "#site/en/course-card.ts"
import type { HomeContent } from "#site/en/home.ts"
import { services } from "#site/services.ts"
import { ButtonLink, IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Fold } from "#ui/display/fold.tsx"
import { Section } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { LeftIcon, RightIcon } from "#ui/image/icon.tsx"

/** On a phone beside the heading, which is short there; otherwise below the cards. */
const besideHeading =
  "justify-self-start phone:col-start-1 phone:row-start-1 phone:-my-1 phone:justify-self-end phone:self-center phone:px-3"
const firstRow = "phone:*:first:col-start-1 phone:*:first:row-start-1"

type HomeCoursesProps = { texts: HomeContent["courses"]; courses: CourseCardData[]; card: CardTexts }

export function HomeCourses({ texts, courses, card }: HomeCoursesProps) {
  const isEmpty = courses.length === 0
  return (
    <Section id="courses" title={texts.heading} className={firstRow}>
      {isEmpty ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.courses}>{texts.all}</ButtonLink>} />
      ) : (
        <>
          <CourseGrid
            courses={courses}
            texts={card}
            className="max-sm:nth-[n+4]:hidden phone:[&_article>:first-child]:absolute phone:[&_article>:first-child]:top-4 phone:[&_article>:first-child]:right-4 phone:[&_article>:first-child]:w-24 phone:[&_article>:first-child]:rounded-field phone:[&_article>:first-child]:border phone:[&_article>div>:first-child]:mr-28 phone:[&_h3]:mr-28"
          />
          <ButtonLink to={paths.courses} className={besideHeading}>
            {texts.all}
          </ButtonLink>
        </>
      )}
    </Section>
  )
}

export function HomeServices({ texts }: { texts: HomeContent["services"] }) {
  return (
    <Section
      id="services"
      title={texts.heading}
      lead={<span className="max-sm:hidden">{texts.lead}</span>}
      className={firstRow}
    >
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
              className="bg-paper max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:gap-3 max-sm:px-4 max-sm:py-3 max-sm:*:[svg]:size-8 max-sm:*:[p]:hidden max-sm:*:[h3]:min-w-0 max-sm:*:[h3]:grow max-sm:*:[h3]:basis-28 max-sm:*:[h3]:text-lg"
            />
          )
        })}
      </ul>
      <ButtonLink to={paths.services} className={besideHeading}>
        {texts.all}
      </ButtonLink>
    </Section>
  )
}

type PartnersProps = { texts: HomeContent["partners"]; partners: ComponentProps<typeof PartnerGrid>["partners"] }

export function Partners({ texts, partners }: PartnersProps) {
  if (partners.length === 0) return null
  return (
    <FoldedSection id="partners" texts={texts}>
      <PartnerGrid partners={partners} />
    </FoldedSection>
  )
}

type AccreditationsProps = { texts: HomeContent["accreditations"] } & ComponentProps<typeof AccreditationCards>

export function Accreditations({ texts, items }: AccreditationsProps) {
  if (items.length === 0) return null
  return (
    <FoldedSection id="accreditation" texts={texts}>
      <AccreditationCards items={items} />
    </FoldedSection>
  )
}

type FoldedSectionProps = { id: string; texts: { heading: string; lead: string }; children: ReactNode }

/** On a phone its heading only, until it is opened. */
function FoldedSection({ id, texts: { heading, lead }, children }: FoldedSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="defer-offscreen max-md:not-last:-mb-8 max-md:last:-mb-3 max-md:border-line max-md:border-t max-md:pt-2"
    >
      <Fold
        heading={
          <h2 id={id} className="wrap-anywhere min-w-0 text-2xl md:text-3xl">
            {heading}
          </h2>
        }
      >
        <div className="grid gap-6 max-md:pb-6">
          <p className="measure text-muted md:mt-2">{lead}</p>
          {children}
        </div>
      </Fold>
    </section>
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
