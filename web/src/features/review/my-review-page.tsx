import { useState } from "react"
import { Link } from "react-router"
import { Loaded } from "#dashboard/loaded.tsx"
import { useWords } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { Skeleton } from "#ui/state.tsx"
import { MyReviewForm } from "./my-review-form.tsx"
import { myReviewWords } from "./my-review-words.ts"
import { useCreateReviewMutation, useGetOwnReviewQuery } from "./own-api.ts"

export { MyReviewPage as Component }

/** Who has not written one yet is answered with null. */
const optional = { query: { orNone: "1" } } as const

function MyReviewPage() {
  const words = useWords(myReviewWords)
  const answer = useGetOwnReviewQuery(optional, { refetchOnMountOrArgChange: true })
  const [submit, { data: sent }] = useCreateReviewMutation()
  const [unsent, setUnsent] = useState("")
  // Locked at once, before the list of what is known is asked for again.
  const review = sent?.data ?? answer.data?.data
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={words.title} isHidden />
      <header className="grid gap-2">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
      </header>
      {review && unsent && <Unsent comment={unsent} />}
      <Loaded answer={{ ...answer, data: review }} failed={words.loadFailed} skeleton={<Skeleton rows={3} />}>
        {(review) => <MyReviewForm review={review} submit={(body) => submit({ body }).unwrap()} onTaken={setUnsent} />}
      </Loaded>
      {review && (
        <p>
          <Link to={paths.reviews} className="font-semibold text-brand">
            {words.all}
          </Link>
        </p>
      )}
    </div>
  )
}

/** What was written in a second tab is not thrown away with its form. */
function Unsent({ comment }: { comment: string }) {
  const words = useWords(myReviewWords)
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-warning bg-warning-soft p-4">
      <p>{words.taken}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.unsent}</summary>
        <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
      </details>
    </div>
  )
}
