import { type Review, withdrawReview } from "contract"
import { lazy, Suspense } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { Button } from "#ui/button/button.tsx"
import { myReviewTexts } from "./my-review-texts.ts"

/** Its code is loaded when it is first opened. */
const EditOwnReview = lazy(async () => ({ default: (await import("./edit-own-review.tsx")).EditOwnReview }))

type OwnReviewProps = { review: Review; needsApproval: boolean; onWithdrawn: () => void }

/** The author's actions for a submitted review, and the reply to it. */
export function OwnReview({ review, needsApproval, onWithdrawn }: OwnReviewProps) {
  const { texts, language } = useTextsAndFormat(myReviewTexts)
  const { edited, openEdit } = useDialogUrlState()
  const toastAction = useActionToast()
  const withdraw = useCall(withdrawReview)
  // Without the version: a reply that was added meanwhile is no reason to keep the review.
  const send = () => withdraw({ params: { id: review._id } }).then(onWithdrawn)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => openEdit(review._id)}>{texts.edit}</Button>
        <ConfirmAction
          title={texts.withdrawTitle}
          text={texts.withdrawText}
          confirm={texts.withdraw}
          onConfirm={() => toastAction(send(), texts.withdrawing)}
        >
          {(open) => <Button onClick={open}>{texts.withdraw}</Button>}
        </ConfirmAction>
      </div>
      {review.reply && (
        <section className="grid gap-1 rounded-card border border-line border-s-2 border-s-brand bg-surface p-4 md:px-6">
          <h2 className="text-base">{texts.reply(company[language].name)}</h2>
          <p className="wrap-anywhere overflow-clip whitespace-pre-line">{review.reply}</p>
        </section>
      )}
      {edited !== null && (
        <Suspense>
          <EditOwnReview review={review} needsApproval={needsApproval} />
        </Suspense>
      )}
    </>
  )
}
