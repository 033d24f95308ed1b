import type { Review } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { reviewWords } from "#i18n/screens/reviews.ts"
import { useWords } from "#i18n/words.ts"
import { useDeleteReviewMutation, useGetAllReviewsQuery } from "./admin-api.ts"
import { Author, Comment, Rating } from "./manage-review-cells.tsx"
import { HomeSwitch, OnHome, ShowSelected } from "./manage-review-home.tsx"

export function ManageReviews() {
  const words = useWords(reviewWords)
  const { serial: serialHeading, action } = useWords(recordWords)
  const address = useListAddress()
  const answer = useGetAllReviewsQuery(address.query)
  const selection = useSelection(answer.data?.data)
  return (
    <ResourceList
      name={words.name}
      title={words.title}
      searchLabel={words.search}
      address={address}
      answer={answer}
      filters={<OnHome />}
      columns={(serial) => [
        { key: "serial", heading: serialHeading, lead: true, cell: serial },
        { key: "author", heading: words.author, lead: true, cell: Author },
        { key: "rating", heading: words.rating, cell: (review) => <Rating review={review} /> },
        { key: "comment", heading: words.comment, wide: true, cell: (review) => <Comment review={review} /> },
        { key: "home", heading: words.home, cell: (review) => <HomeSwitch review={review} /> },
        {
          key: "action",
          heading: action,
          align: "end",
          cell: (review) => <DeleteReview review={review} onDeleted={() => selection.set([review], false)} />,
        },
      ]}
      empty={{ text: words.none }}
      selection={selection}
      selectedActions={<ShowSelected selection={selection} />}
      rowName={({ name }) => name}
    />
  )
}

function DeleteReview({ review, onDeleted }: { review: Review; onDeleted: () => void }) {
  const words = useWords(reviewWords)
  const [deleteReview] = useDeleteReviewMutation()
  return (
    <DeleteRecord
      of={review.name}
      title={words.deleteTitle}
      text={words.deleteText(review.name)}
      onDelete={() => deleteReview(review).unwrap().then(onDeleted)}
      told={{ done: words.deleted, failed: words.deleteFailed }}
    />
  )
}
