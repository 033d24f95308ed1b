import { CreateReview, lengths, type Review } from "contract"
import { useEffect, useRef } from "react"
import { useWatch } from "react-hook-form"
import { useContractForm } from "#api/contract-form.ts"
import { toldBy } from "#api/failure.ts"
import { Draft } from "#dashboard/form-dialog.tsx"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { RatingField } from "#ui/rating-field.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { myReviewWords } from "./my-review-words.ts"

type MyReviewFormProps = {
  /** Once there is one, it is shown and the form is locked. */
  review: Review | null
  submit: (input: CreateReview) => Promise<unknown>
  /** There was a review already: what was written now is not sent. */
  onTaken: (comment: string) => void
}

export function MyReviewForm({ review, submit, onTaken }: MyReviewFormProps) {
  const words = useWords(myReviewWords)
  const speech = useSpeech()
  const contract = useContractForm({
    schema: CreateReview,
    empty: { rating: 5, comment: "" },
    draft: "review",
    done: words.done,
    failed: words.failed,
    save: async (input) => {
      try {
        await submit(input)
      } catch (refusal) {
        if (toldBy(refusal, speech).status === 409) onTaken(input.comment)
        throw refusal
      }
    },
  })
  const rating = useWatch({ control: contract.form.control, name: "rating" })
  return (
    <form
      onSubmit={contract.onSubmit}
      noValidate
      className="grid gap-5 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      {review ? <Thanks /> : <Draft startAfresh={contract.startAfresh} />}
      <RatingField
        label={words.rating}
        hint={review ? undefined : words.ratingHint}
        error={contract.errorOf("rating")}
        value={review?.rating ?? rating ?? 5}
        onChange={(rating) => contract.put("rating", rating)}
        disabled={review !== null}
      />
      {review ? (
        <TextArea key="locked" label={words.comment} value={review.comment} readOnly rows={6} className={written} />
      ) : (
        <TextArea
          label={words.comment}
          hint={words.commentHint(speech.format.number(lengths.comment))}
          rows={6}
          className={growing}
          {...contract.field("comment")}
        />
      )}
      <Button
        kind={review ? "quiet" : "accent"}
        type="submit"
        busy={contract.isSubmitting}
        disabled={review !== null}
        className="justify-self-start disabled:opacity-100 max-sm:justify-self-stretch"
      >
        {review && <Icon shape={shapes.check} className="text-success" />}
        {review ? words.submitted : words.submit}
      </Button>
    </form>
  )
}

const growing = "field-sizing-content min-h-40 max-h-[60dvh]"
const written = `${growing} read-only:bg-sunken`

/** The button that was pressed can be pressed no more, so the focus comes here. */
function Thanks() {
  const words = useWords(myReviewWords)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p ref={line} tabIndex={-1} className="outline-none">
      {words.thanks}
    </p>
  )
}
