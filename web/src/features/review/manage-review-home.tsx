import { homeReviews, type Review } from "contract"
import { useTold } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useOutcome } from "#dashboard/outcome.ts"
import { RowAction } from "#dashboard/row-action.tsx"
import type { Selection } from "#dashboard/selection.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { Switch } from "#ui/switch.tsx"
import { useGetHomeReviewsQuery, useShowReviewMutation, useShowReviewsMutation } from "./admin-api.ts"
import { reviewWords } from "./words.ts"

export function HomeSwitch({ review }: { review: Review }) {
  const words = useWords(reviewWords)
  const tell = useTold()
  const [show, { isLoading }] = useShowReviewMutation()
  return (
    <Switch
      label={words.homeOf(review.name)}
      isOn={review.isHomeShow}
      busy={isLoading}
      onChange={(isOn) =>
        tell(show({ of: review, value: isOn }).unwrap(), {
          done: ({ wasAlready }) => (wasAlready ? words.homeAlready(review.name, isOn) : words.changed),
          failed: words.changeFailed,
        })
      }
    />
  )
}

/** How much room there is still; silent where that is not known. */
export function OnHome() {
  const words = useWords(reviewWords)
  const { format } = useSpeech()
  const { data } = useGetHomeReviewsQuery()
  if (!data) return null
  const [count, limit] = [format.number(data.count), format.number(homeReviews)]
  return (
    <p className="measure min-h-11 content-center text-muted text-sm">
      {data.count < homeReviews ? words.onHome(count, limit) : words.homeIsFull(limit)}
    </p>
  )
}

export function ShowSelected({ selection }: { selection: Selection<Review> }) {
  const { chosen, changed, changeFailed } = useWords(reviewWords)
  const { format } = useSpeech()
  const [show] = useShowReviewsMutation()
  const carryOut = useOutcome(selection, ({ name }) => name)
  const count = format.number(selection.rows.length)
  const change = (isOn: boolean) =>
    carryOut(show({ of: selection.rows, value: isOn }).unwrap(), {
      doing: chosen.changing,
      done: changed,
      failed: changeFailed,
    })
  const questions = [
    {
      isOn: true,
      label: chosen.show,
      title: chosen.showTitle(count),
      text: chosen.showText(format.number(homeReviews)),
    },
    { isOn: false, label: chosen.hide, title: chosen.hideTitle(count), text: chosen.hideText },
  ]
  return questions.map(({ isOn, label, title, text }) => (
    <AskFirst key={label} title={title} text={text} confirm={label} kind="accent" onConfirm={() => change(isOn)}>
      {(ask) => <RowAction label={label} of={chosen.of} onClick={ask} />}
    </AskFirst>
  ))
}
