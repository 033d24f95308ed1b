import {
  changeReviewsOnHome,
  getAllReviews,
  getHomeReviews,
  getReview,
  maxHomeReviews,
  type Review,
  toggleReviewOnHome,
} from "contract"
import { useRead } from "#api/calls.ts"
import { useBulkChange } from "#dashboard/bulk/bulk-change.tsx"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { reviewTexts } from "./texts.ts"

export const onHome = {
  list: getAllReviews,
  field: "isHomeShow",
  call: toggleReviewOnHome,
  read: getReview,
} as const

/** The number of reviews on the home page and its limit; empty until they are known. */
export function OnHome() {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  const { data } = useRead(getHomeReviews)
  if (!data) return null
  const [count, limit] = [format.number(data.count), format.number(maxHomeReviews)]
  return (
    <p className="measure min-h-11 content-center text-muted text-sm">
      {data.count < maxHomeReviews ? texts.onHome(count, limit) : texts.homeIsFull(limit)}
    </p>
  )
}

export function ShowSelected({ selection }: { selection: Selection<Review> }) {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  const { chosen, homeSwitch } = texts
  const change = useBulkChange({ call: changeReviewsOnHome, selection, nameOf: ({ name }) => name })
  return [true, false].map((isOn) => {
    const { label, title, text } = isOn ? chosen.show : chosen.hide
    return (
      <ConfirmAction
        key={label}
        title={title(format.number(selection.count))}
        text={text(format.number(maxHomeReviews))}
        confirm={label}
        kind="accent"
        onConfirm={() => change({ isHomeShow: isOn }, homeSwitch)}
      >
        {(open) => <RowAction label={label} recordName={chosen.recordName} onClick={open} />}
      </ConfirmAction>
    )
  })
}
