import { getOwnReview, type getReview, lengths, type Review, UpdateReview, updateReview } from "contract"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { TextArea } from "#ui/form/fields.tsx"
import { RatingField } from "#ui/form/rating-field.tsx"
import { myReviewTexts } from "./my-review-texts.ts"

export function EditOwnReview({ review, needsApproval }: { review: Review; needsApproval: boolean }) {
  const { texts, format } = useTextsAndFormat(myReviewTexts)
  const willWait = needsApproval || review.status !== "public"
  return (
    <EditDialog
      texts={texts}
      labels={{ rating: texts.rating, comment: texts.comment }}
      description={() => (willWait ? texts.editTextWithApproval : texts.editText)}
      rows={[review]}
      call={updateReview}
      // It needs no id, because a user has one review.
      get={getOwnReview as unknown as typeof getReview}
      schema={UpdateReview}
      inputOf={({ rating, comment }) => ({ rating, comment })}
    >
      {({ field, form, setField, errorOf }) => (
        <>
          <RatingField
            label={texts.rating}
            hint={texts.ratingHint}
            error={errorOf("rating")}
            value={form.watch("rating") ?? review.rating}
            onChange={(rating) => setField("rating", rating)}
          />
          <TextArea
            label={texts.comment}
            hint={texts.commentHint(format.number(lengths.comment))}
            rows={8}
            {...field("comment")}
          />
        </>
      )}
    </EditDialog>
  )
}
