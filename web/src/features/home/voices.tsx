import { useRef } from "react"
import { ReviewCard, type ReviewCardData } from "#features/review/card.tsx"
import { paths } from "#paths.ts"
import type { HomeContent } from "#site/en/home.ts"
import { ButtonLink, IconButton } from "#ui/button.tsx"
import { LeftIcon, RightIcon } from "#ui/icon.tsx"
import { Section } from "#ui/section.tsx"

/** A row that finger, wheel and arrow keys scroll without us; the buttons push it by what is seen, and round at its ends. */
export function Voices({ texts, reviews }: { texts: HomeContent["reviews"]; reviews: ReviewCardData[] }) {
  const row = useRef<HTMLElement>(null)

  function push(direction: 1 | -1) {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    const end = scrollWidth - clientWidth
    const isAtEdge = direction > 0 ? scrollLeft > end - 8 : scrollLeft < 8
    const roundAgain = direction > 0 ? 0 : end
    row.current.scrollTo({ left: isAtEdge ? roundAgain : scrollLeft + direction * clientWidth })
  }

  return (
    <Section id="reviews" title={texts.heading}>
      <section
        ref={row}
        aria-label={texts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach
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
          <IconButton label={texts.previous} onClick={() => push(-1)} className="border border-line-strong">
            <LeftIcon />
          </IconButton>
          <IconButton label={texts.next} onClick={() => push(1)} className="border border-line-strong">
            <RightIcon />
          </IconButton>
        </div>
      </div>
    </Section>
  )
}
