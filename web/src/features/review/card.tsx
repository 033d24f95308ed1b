import type { PublicReview } from "contract"
import { useRef } from "react"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { classes } from "#ui/class-names.ts"
import { Avatar } from "#ui/image/avatar.tsx"
import { Stars } from "#ui/image/stars.tsx"
import { Modal, type ModalHandle } from "#ui/overlay/modal.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { truncationIndex } from "#ui/text/truncation-index.ts"
import { TypedName } from "#ui/text/typed-name.tsx"
import { reviewCardTexts } from "./card-texts.ts"

type ReviewCardProps = { review: ReviewCardData }

export function ReviewCard({ review }: ReviewCardProps) {
  const { name, photo, preview, reply, whole } = review
  return (
    // Clipped, because marks stacked on a letter would be drawn over the rest of the page.
    <figure className="flex h-full flex-col gap-4 overflow-clip rounded-card border border-line bg-surface p-6">
      <figcaption className="flex items-start gap-3">
        <Avatar photo={photo} className="size-12" />
        <div className="grid min-w-0 gap-1">
          <TypedName as="p" className="font-semibold">
            {name}
          </TypedName>
          <ReviewStars review={review} />
          <ReviewDate review={review} />
          <VerifiedStudent {...review} />
        </div>
      </figcaption>
      <div className="grid justify-items-start">
        <blockquote className="overflow-clip">
          <TypedName as="p">{preview}</TypedName>
        </blockquote>
        {reply && <ReviewReply text={reply} className="mt-3" />}
        {whole !== null && <WholeReview review={review} />}
      </div>
    </figure>
  )
}

export function ReviewStars({ review: { rating } }: ReviewCardProps) {
  const { format } = useI18n()
  return <Stars rating={rating} label={useTexts(reviewCardTexts).outOf(format.number(rating))} />
}

function ReviewDate({ review: { createdAt, isEdited, preview, reply } }: ReviewCardProps) {
  const { format } = useI18n()
  const { edited } = useTexts(reviewCardTexts)
  return (
    <p className="text-muted text-sm">
      <time dateTime={createdAt}>{format.date(createdAt)}</time>
      {isEdited && ` · ${edited}`} <InBengali texts={[preview, reply]} />
    </p>
  )
}

/** Course and batch of a verified student; nothing for another author. */
export function VerifiedStudent({ certificate }: Pick<PublicReview, "certificate">) {
  const { texts, format } = useTextsAndFormat(reviewCardTexts)
  if (!certificate) return null
  return (
    <p className="grid justify-items-start gap-1.5 wrap-anywhere text-muted text-sm">
      {/* A span, because with the component of badges the home page weighs too much. */}
      <span className="rounded-tag bg-success-soft px-2 py-0.5 font-semibold text-success text-xs">
        {texts.verified}
      </span>
      <span>
        <TypedName as="span">{certificate.certificationName}</TypedName>,{" "}
        {texts.batch(format.digits(certificate.batchNo))}
      </span>
    </p>
  )
}

function ReviewReply({ text, className }: { text: string; className?: string }) {
  const { language } = useI18n()
  const { replyOf } = useTexts(reviewCardTexts)
  return (
    <div className={classes("grid gap-1 overflow-clip border-brand border-s-2 ps-3", className)}>
      <p className="font-semibold text-sm">{replyOf(company[language].name)}</p>
      <TypedName as="p" className="whitespace-pre-line">
        {text}
      </TypedName>
    </div>
  )
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
        <span className="sr-only">
          {texts.moreBy}
          <TypedName as="span">{review.name}</TypedName>)
        </span>
      </button>
      <Modal ref={modal} id={id} title={review.name} titleLang={useLangOf()(review.name)}>
        <ReviewStars review={review} />
        <ReviewDate review={review} />
        <VerifiedStudent {...review} />
        <TypedName as="p" className="overflow-clip whitespace-pre-line">
          {review.whole ?? ""}
        </TypedName>
        {review.wholeReply && <ReviewReply text={review.wholeReply} />}
      </Modal>
    </>
  )
}

/** A card truncates longer comments. */
const maxPreviewCharacters = 100

type ShownReview = Omit<PublicReview, "isHomeShow" | "updatedAt">

export function reviewCardOf(review: ShownReview) {
  const { _id, name, photo, rating, certificate, comment, reply, createdAt, editedAt } = review
  const [preview, shortReply] = [previewOf(comment), previewOf(reply)]
  const isWhole = !(preview.isTruncated || shortReply.isTruncated)
  return {
    _id,
    name,
    photo,
    rating,
    certificate,
    createdAt,
    isEdited: editedAt !== "",
    preview: preview.text,
    /** Empty without one. */
    reply: shortReply.text,
    /** The full comment with its paragraphs; null if the card shows all of it, and of the reply. */
    whole: isWhole ? null : withParagraphs(comment),
    wholeReply: isWhole ? null : withParagraphs(reply),
  }
}

function previewOf(text: string) {
  const line = text.replace(/\s+/g, " ").trim()
  const truncateAt = truncationIndex(maxPreviewCharacters, line)
  return truncateAt === null
    ? { text: line, isTruncated: false }
    : { text: `${line.slice(0, truncateAt)}...`, isTruncated: true }
}

export type ReviewCardData = ReturnType<typeof reviewCardOf>

/** At most one empty line between paragraphs. */
const withParagraphs = (comment: string) =>
  comment
    .trim()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*\n\s*/g, "\n\n")
