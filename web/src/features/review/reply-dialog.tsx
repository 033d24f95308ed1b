import { deleteReply, getReview, lengths, ReplyToReview, type Review, replyToReview } from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, useCall } from "#api/calls.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { TextArea } from "#ui/form/fields.tsx"
import { Stars } from "#ui/image/stars.tsx"
import { reviewTexts } from "./texts.ts"

export function ReplyDialog({ rows }: { rows: readonly Review[] | undefined }) {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  return (
    <EditDialog
      texts={texts.replying}
      labels={{ reply: texts.replying.field }}
      description={({ name }) => <span className="wrap-anywhere">{name}</span>}
      rows={rows}
      call={replyToReview}
      get={getReview}
      schema={ReplyToReview}
      inputOf={({ reply }) => ({ reply })}
    >
      {({ field }, review) => (
        <>
          <figure className="grid justify-items-start gap-2 rounded-field bg-sunken px-4 py-3">
            <Stars rating={review.rating} label={texts.outOf(format.number(review.rating))} />
            <blockquote className="wrap-anywhere w-full overflow-clip whitespace-pre-line">{review.comment}</blockquote>
          </figure>
          <TextArea
            label={texts.replying.field}
            hint={texts.replying.hint(format.number(lengths.comment))}
            rows={6}
            {...field("reply")}
          />
          {review.reply && <RemoveReply review={review} />}
        </>
      )}
    </EditDialog>
  )
}

function RemoveReply({ review }: { review: Review }) {
  const texts = useTexts(reviewTexts).replying
  const toastAction = useActionToast()
  const { close } = useDialogUrlState()
  const remove = useCall(deleteReply)
  const restore = useCall(replyToReview)

  async function handleRemove() {
    const options = undoToastOptions(texts.removed, review._id)
    const isRemoved = await toastAction(remove(idAndVersion(review)), {
      ...options,
      done: ({ data }) => {
        const revert = () => restore({ ...idAndVersion(data), body: { reply: review.reply } })
        return offerUndo({ ...options, message: texts.removed, name: review.name, revert })
      },
      failed: texts.removeFailed,
    })
    if (isRemoved) void close()
  }
  return (
    <RowAction
      isDanger
      label={texts.remove}
      recordName={review.name}
      onClick={handleRemove}
      className="-mx-3 justify-self-start"
    />
  )
}
