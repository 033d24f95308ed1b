import { ReviewCard } from "#features/review/card.tsx"
import type { ReviewCardData } from "#features/review/card-data.ts"
import { paths } from "#paths.ts"
import type { HomeContent } from "#site/en/home.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Section } from "#ui/section.tsx"
import { Carousel } from "./carousel.tsx"

type VoicesProps = { texts: HomeContent["reviews"]; reviews: ReviewCardData[] }

export function Voices({ texts, reviews }: VoicesProps) {
  return (
    <Section id="reviews" title={texts.heading}>
      <Carousel
        label={texts.label}
        previous={texts.previous}
        next={texts.next}
        more={<ButtonLink to={paths.reviews}>{texts.all}</ButtonLink>}
      >
        {reviews.map((review) => (
          <li key={review._id} className="snap-start">
            <ReviewCard review={review} />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
