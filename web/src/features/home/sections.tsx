import { useRef } from "react"
import { type CourseCardData, CourseGrid } from "#features/course/card.tsx"
import { ReviewCard, type ReviewCardData } from "#features/review/card.tsx"
import { ServiceCard } from "#features/services/card.tsx"
import { paths } from "#paths.ts"
import type { CardTexts } from "#site/en/courses.ts"
import type { HomeContent } from "#site/en/home.ts"
import { accreditationMarks, partnerMarks } from "#site/home.ts"
import { services } from "#site/services.ts"
import { ButtonLink, IconButton } from "#ui/button.tsx"
import { LeftIcon, RightIcon } from "#ui/icon.tsx"
import { Section } from "#ui/section.tsx"
import { SpriteSymbol } from "#ui/sprite-symbol.tsx"
import { EmptyState } from "#ui/state.tsx"

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

export function Partners({ texts }: { texts: HomeContent["partners"] }) {
  return (
    <Section id="partners" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line">
        {texts.names.map((name, index) => (
          <li
            key={name}
            className="flex flex-col items-center justify-center gap-2 bg-surface px-2 py-5 text-center text-sm leading-snug md:flex-row md:gap-4 md:py-6 md:text-base"
          >
            <SpriteSymbol href={partnerMarks[index] ?? ""} className="size-12 shrink-0 text-brand" />
            <span className="min-w-0 md:w-36 md:text-left">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Accreditations({ texts }: { texts: HomeContent["accreditations"] }) {
  return (
    <Section id="accreditation" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {texts.items.map(({ name, text }, index) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-6 lg:flex-col lg:items-start"
          >
            <SpriteSymbol href={accreditationMarks[index] ?? ""} className="size-16 shrink-0 text-brand" />
            <div className="grid min-w-0 flex-1 basis-36 gap-1 wrap-anywhere lg:flex-none">
              <h3 className="leading-snug">{name}</h3>
              <p className="text-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

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
        <div className="noscript:hidden flex gap-1">
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
