import { CreateReview, createReview, getOwnReview, lengths, type Review, withdrawReview } from "contract"
import { lazy, Suspense, useEffect, useRef } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, injectCalls, useCall, useRead } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { DraftNotice } from "#dashboard/form/form-dialog.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"
import { Head } from "#site/component/head.tsx"
import { Button, TextLink } from "#ui/button/button.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { TextArea } from "#ui/form/fields.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { RatingField } from "#ui/form/rating-field.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"
import { VerifiedStudent } from "./card.tsx"
import { myReviewTexts } from "./my-review-texts.ts"

/** Its code is loaded when it is first opened. */
const EditOwnReview = lazy(async () => ({ default: (await import("./edit-own-review.tsx")).EditOwnReview }))

type OwnReviewProps = { review: Review; needsApproval: boolean; onWithdrawn: () => void }

/** The author's actions for a submitted review, and the reply to it. */
function OwnReview({ review, needsApproval, onWithdrawn }: OwnReviewProps) {
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
        />
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

/** Without a review the response is null, not a failure. */
const optional = { query: { optional: "1" } } as const

export function Component() {
  const texts = useTexts(myReviewTexts)
  const result = useRead(getOwnReview, optional, fresh)
  const [submit, { data: sent, error, originalArgs, reset }] = useCreateReviewMutation()
  const isTaken = error && "status" in error && error.status === 409
  const fetched = result.data?.data
  // A submitted review locks the form immediately, before it is fetched again.
  const review = fetched ?? sent?.data ?? fetched
  const needsApproval = result.data?.needsApproval === true
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={texts.title} isHidden />
      <header className="grid gap-2">
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="text-muted">{needsApproval ? texts.leadWithApproval : texts.lead}</p>
        {!review?.certificate && <p className="text-muted">{texts.badge}</p>}
      </header>
      {/* Keeps the text that was written in a second tab. */}
      {review && isTaken && (
        <div role="alert" className="grid gap-3 rounded-card border border-warning bg-warning-soft p-4">
          <p>{texts.taken}</p>
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.unsent}</summary>
            <p className="wrap-anywhere whitespace-pre-line">{originalArgs?.body.comment}</p>
          </details>
        </div>
      )}
      <Loaded result={{ ...result, data: review }} failed={texts.loadFailed} skeleton={<Skeleton rows={3} />}>
        {(review) => <MyReviewForm review={review} save={(body) => submit({ body }).unwrap()} />}
      </Loaded>
      {review && <OwnReview review={review} needsApproval={needsApproval} onWithdrawn={reset} />}
      {review && (
        <p>
          <TextLink to={paths.reviews}>{texts.all}</TextLink>
        </p>
      )}
    </div>
  )
}

type MyReviewFormProps = {
  /** If there is one, it is shown and the form is locked. */
  review: Review | null
  save: (input: CreateReview) => Promise<unknown>
}

function MyReviewForm({ review, save }: MyReviewFormProps) {
  const { texts, format } = useTextsAndFormat(myReviewTexts)
  const contract = useContractForm({
    schema: CreateReview,
    empty: { rating: 5, comment: "" },
    draft: "review",
    done: texts.done,
    failed: texts.failed,
    save,
  })
  return (
    <form
      onSubmit={contract.onSubmit}
      noValidate
      className="grid gap-5 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <FormAlert text={contract.summary} />
      {review ? <Submitted review={review} /> : <DraftNotice discardDraft={contract.discardDraft} />}
      <RatingField
        label={texts.rating}
        hint={review ? undefined : texts.ratingHint}
        error={contract.errorOf("rating")}
        value={review?.rating ?? contract.form.watch("rating") ?? 5}
        onChange={(rating) => contract.setField("rating", rating)}
        disabled={review !== null}
      />
      {review ? (
        <TextArea key="locked" label={texts.comment} value={review.comment} readOnly rows={6} className={lockedField} />
      ) : (
        <TextArea
          label={texts.comment}
          hint={texts.commentHint(format.number(lengths.comment))}
          rows={6}
          className={growingField}
          {...contract.field("comment")}
        />
      )}
      <Button
        kind={review ? "secondary" : "accent"}
        type="submit"
        busy={contract.isSubmitting}
        disabled={review !== null}
        className="justify-self-start disabled:opacity-100 max-sm:justify-self-stretch"
      >
        {review && <CheckIcon className="text-success" />}
        {review ? texts.submitted : texts.submit}
      </Button>
    </form>
  )
}

const growingField = "field-sizing-content min-h-40 max-h-[60dvh]"
const lockedField = `${growingField} read-only:bg-sunken`

/** The pressed button is disabled now, so the focus moves here. */
function Submitted({ review: { status, certificate, createdAt, editedAt } }: { review: Review }) {
  const { texts, format } = useTextsAndFormat(myReviewTexts)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => recoverFocus(element.current), [])
  const dates = [texts.written(format.date(createdAt)), ...(editedAt ? [texts.edited(format.date(editedAt))] : [])]
  return (
    <div ref={element} tabIndex={-1} className="grid gap-1 outline-none">
      <p className={status === "public" ? undefined : "rounded-field bg-warning-soft px-4 py-3"}>
        {texts.states[status]}
      </p>
      <p className="text-muted text-sm">{dates.join(" · ")}</p>
      <VerifiedStudent certificate={certificate} />
    </div>
  )
}

export const { useCreateReviewMutation } = injectCalls({ createReview })
