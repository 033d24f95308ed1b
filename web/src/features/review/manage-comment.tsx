import type { Review } from "contract"
import { useState } from "react"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { Stars } from "#ui/image/stars.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { reviewCardOf } from "./card.tsx"
import { reviewTexts } from "./texts.ts"

/** Comment and reply, truncated as on the public page; a dialog shows them completely. */
export function Comment({ review }: { review: Review }) {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  const [isOpen, setOpen] = useState(false)
  const { preview, reply, whole, wholeReply, name } = reviewCardOf(review)
  return (
    <div className="grid max-w-md justify-items-start gap-1 @3xl:min-w-32 @4xl:min-w-56">
      <p className="wrap-anywhere overflow-clip">{preview}</p>
      {review.editedAt && <p className="text-muted text-sm">{texts.edited(format.date(review.editedAt))}</p>}
      {reply && <Reply text={reply} />}
      {whole !== null && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="-mx-2 inline-flex min-h-11 items-center rounded-field px-2 font-semibold text-brand text-sm hover:bg-sunken lg:min-h-8"
        >
          {texts.more}
          <span className="sr-only"> {texts.moreOf(name)}</span>
        </button>
      )}
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title={name}>
          <div className="grid gap-4">
            <Stars rating={review.rating} label={texts.outOf(format.number(review.rating))} />
            <p className="wrap-anywhere overflow-clip whitespace-pre-line">{whole}</p>
            {wholeReply && <Reply text={wholeReply} />}
          </div>
        </Dialog>
      )}
    </div>
  )
}

function Reply({ text }: { text: string }) {
  const { replied } = useTextsAndFormat(reviewTexts).texts
  return (
    <div className="wrap-anywhere overflow-clip whitespace-pre-line border-brand border-s-2 ps-2 text-sm">
      <span className="font-semibold">{replied}</span> {text}
    </div>
  )
}
