import type { PublicReview } from "contract"
import { useRef } from "react"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { Avatar } from "#ui/avatar.tsx"
import { Modal, type ModalHandle } from "#ui/modal.tsx"
import { Stars } from "#ui/stars.tsx"
import { truncationIndex } from "#ui/truncation-index.ts"
import { reviewCardTexts } from "./card-texts.ts"

type ReviewCardProps = { review: ReviewCardData }

export function ReviewCard({ review }: ReviewCardProps) {
  const { name, photo, preview, whole } = review
  return (
    // Clipped, because marks stacked on a letter would be drawn over the rest of the page.
    <figure className="flex h-full flex-col gap-4 overflow-clip rounded-card border border-line bg-surface p-6">
      <figcaption className="flex items-start gap-3">
        <Avatar photo={photo} className="size-12" />
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere font-semibold">{name}</p>
          <ReviewStars review={review} />
        </div>
      </figcaption>
      <div className="grid justify-items-start">
        <blockquote className="wrap-anywhere overflow-clip">
          <p>{preview}</p>
        </blockquote>
        {whole !== null && <WholeReview review={review} />}
      </div>
    </figure>
  )
}

function ReviewStars({ review: { rating } }: ReviewCardProps) {
  const { format } = useI18n()
  return <Stars rating={rating} label={useTexts(reviewCardTexts).outOf(format.number(rating))} />
}

/** `popoverTarget` connects button and dialog natively, so that the full review can be read without JavaScript. */
function WholeReview({ review }: ReviewCardProps) {
  const texts = useTexts(reviewCardTexts)
  const modal = useRef<ModalHandle>(null)
  const id = `review-${review._id}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={(event) => modal.current?.open(event)}
        className="-mb-2 -ml-2 inline-flex min-h-11 items-center rounded-field px-2 font-semibold text-brand hover:underline"
      >
        {texts.more}
        <span className="sr-only">{texts.moreOf(review.name)}</span>
      </button>
      <Modal ref={modal} id={id} title={review.name}>
        <ReviewStars review={review} />
        <p className="wrap-anywhere overflow-clip whitespace-pre-line">{review.whole}</p>
      </Modal>
    </>
  )
}

/** A card truncates longer comments. */
const maxPreviewCharacters = 100

export function reviewCardOf({ _id, name, photo, rating, comment }: PublicReview) {
  const line = comment.replace(/\s+/g, " ").trim()
  const truncateAt = truncationIndex(maxPreviewCharacters, line)
  return {
    _id,
    name,
    photo,
    rating,
    preview: truncateAt === null ? line : `${line.slice(0, truncateAt)}...`,
    /** The full comment with its paragraphs; null if the card shows all of it. */
    whole: truncateAt === null ? null : withParagraphs(comment),
  }
}

export type ReviewCardData = ReturnType<typeof reviewCardOf>

/** At most one empty line between paragraphs. */
const withParagraphs = (comment: string) =>
  comment
    .trim()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*\n\s*/g, "\n\n")
