import { deleteReview } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { useWords } from "#i18n/language.tsx"
import { useGetAllReviewsQuery } from "./admin-api.ts"
import { Author, Comment, Rating } from "./manage-review-cells.tsx"
import { HomeSwitch, OnHome, ShowSelected } from "./manage-review-home.tsx"
import { reviewWords } from "./words.ts"

export { ManageReviews as Component }

function ManageReviews() {
  const words = useWords(reviewWords)
  const address = useListAddress()
  const answer = useGetAllReviewsQuery({ query: address.query })
  const selection = useSelection(answer.data?.data)
  return (
    <ResourceList
      words={words}
      address={address}
      answer={answer}
      filters={<OnHome />}
      columns={[
        { key: "author", heading: words.author, lead: true, cell: Author },
        { key: "rating", heading: words.rating, cell: (review) => <Rating review={review} /> },
        { key: "comment", heading: words.comment, wide: true, cell: (review) => <Comment review={review} /> },
        { key: "home", heading: words.home, cell: (review) => <HomeSwitch review={review} /> },
      ]}
      rowActions={(review) => (
        <DeleteRecord
          name={review.name}
          words={words}
          text={words.deleteText(review.name)}
          call={deleteReview}
          record={review}
          onDeleted={() => selection.set([review], false)}
        />
      )}
      selection={selection}
      selectedActions={<ShowSelected selection={selection} />}
      rowName={({ name }) => name}
    />
  )
}
