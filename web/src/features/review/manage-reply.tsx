import { type Review, replyToReview } from "contract"
import { lazy, Suspense } from "react"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { reviewTexts } from "./texts.ts"

export function OpenReply({ review: { _id, name, reply } }: { review: Review }) {
  const texts = useTexts(reviewTexts)
  const { openEdit } = useDialogUrlState()
  if (!useMayCall()(replyToReview)) return null
  return <RowAction label={reply ? texts.editReply : texts.reply} recordName={name} onClick={() => openEdit(_id)} />
}

const LazyDialog = lazy(async () => ({ default: (await import("./reply-dialog.tsx")).ReplyDialog }))

/** Its code is loaded when it is first opened. */
export const ReplyDialog = ({ rows }: { rows: readonly Review[] | undefined }) => (
  <Suspense>
    <LazyDialog rows={rows} />
  </Suspense>
)
