import { getAllReviews } from "contract"
import { injectCalls } from "#api/calls.ts"
import { SectionLink } from "#dashboard/record/record-section.tsx"
import { SectionList } from "#dashboard/record/section-list.tsx"
import { ReviewCard, reviewCardOf } from "#features/review/card.tsx"
import { useTexts } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { userRecordTexts } from "./record-texts.ts"

const { useGetReviewOfQuery } = injectCalls({ getReviewOf: getAllReviews })

export function ReviewOf({ userId }: { userId: string }) {
  const texts = useTexts(userRecordTexts)
  const result = useGetReviewOfQuery({ query: { userId } }, { refetchOnMountOrArgChange: true })
  const review = result.data?.data[0]
  return (
    <SectionList
      title={texts.review}
      action={review && <SectionLink to={recordUrl(paths.review, review._id)}>{texts.openReview}</SectionLink>}
      result={result}
      none={texts.noReview}
    >
      {([review]) => review && <ReviewCard review={reviewCardOf(review)} />}
    </SectionList>
  )
}
