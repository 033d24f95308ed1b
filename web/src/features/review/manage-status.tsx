import {
  changeReviewStatus,
  changeReviewStatuses,
  getAllReviews,
  getReview,
  type InputOf,
  type Review,
  type ReviewStatus,
} from "contract"
import type { ReactNode } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, injectCalls } from "#api/calls.ts"
import { optimisticUpdate } from "#api/optimistic-update.ts"
import { useBulkChange } from "#dashboard/bulk/bulk-change.tsx"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { Badge } from "#ui/display/badge.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"
import { reviewTexts } from "./texts.ts"

const { useChangeReviewStatusMutation } = injectCalls({ changeReviewStatus }).enhanceEndpoints({
  endpoints: {
    changeReviewStatus: {
      onQueryStarted: optimisticUpdate<StatusInput, Review>(({ params, body }) => ({
        list: getAllReviews,
        record: getReview,
        id: String(params.id),
        values: { status: body.status },
      })),
    },
  },
})

type StatusInput = InputOf<typeof changeReviewStatus>

const inputFor = (review: Review, status: ReviewStatus) => ({ ...idAndVersion(review), body: { status } })

/** Nothing for a public review: that is what most of them are. */
export function StatusBadge({ status }: { status: ReviewStatus }) {
  const { statuses } = useTexts(reviewTexts)
  if (status === "public") return null
  return <Badge tone={status === "waiting" ? "warning" : "neutral"}>{statuses[status]}</Badge>
}

export function ApproveReview({ review }: { review: Review }) {
  const { approve } = useTexts(reviewTexts)
  return <ChangeStatus review={review} status="public" label={approve} icon={<CheckIcon />} />
}

export function RejectReview({ review }: { review: Review }) {
  const { reject } = useTexts(reviewTexts)
  return <ChangeStatus review={review} status="rejected" label={reject} />
}

type ChangeStatusProps = { review: Review; status: ReviewStatus; label: string; icon?: ReactNode }

/** Changes the status of a review in the version that the list shows. */
function ChangeStatus({ review, status, ...shown }: ChangeStatusProps) {
  const texts = useTexts(reviewTexts)
  const toastAction = useActionToast()
  const mayChange = useMayCall()(changeReviewStatus)
  const [send, { isLoading }] = useChangeReviewStatusMutation()

  function change() {
    if (isLoading) return
    const { doing, done, failed } = status === "public" ? texts.approving : texts.rejecting
    const options = undoToastOptions(done, review._id)
    void toastAction(send(inputFor(review, status)).unwrap(), {
      ...options,
      doing,
      done: ({ data }) => {
        const revert = () => send(inputFor(data, review.status)).unwrap()
        return offerUndo({ ...options, message: done, name: review.name, revert })
      },
      failed,
    })
  }
  return mayChange && <RowAction {...shown} recordName={review.name} onClick={change} />
}

/** Without a question, because both can be undone. */
export function ChangeStatuses({ selection }: { selection: Selection<Review> }) {
  const texts = useTexts(reviewTexts)
  const mayChange = useMayCall()(changeReviewStatuses)
  const change = useBulkChange({ call: changeReviewStatuses, selection, nameOf: ({ name }) => name, by: "versions" })
  if (!mayChange || !mayWait(selection)) return null
  const { recordName } = texts.chosen
  return (
    <>
      <RowAction
        label={texts.approve}
        recordName={recordName}
        onClick={() => change({ status: "public" }, texts.approvingChosen)}
      />
      <RowAction
        label={texts.reject}
        recordName={recordName}
        onClick={() => change({ status: "rejected" }, texts.rejectingChosen)}
      />
    </>
  )
}

/** Whether something selected is not public, or could be, because the rows of a filter are not known. */
const mayWait = ({ rows, isEvery, filter }: Selection<Review>) =>
  isEvery ? filter.status !== "public" : rows.some(({ status }) => status !== "public")
