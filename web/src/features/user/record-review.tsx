import { getAllReviews } from "contract"
import { Link } from "react-router"
import { injectCalls } from "#api/calls.ts"
import { Loaded } from "#dashboard/loaded.tsx"
import { RecordSection, sectionLinkClass } from "#dashboard/record-section.tsx"
import { ReviewCard, reviewCardOf } from "#features/review/card.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths, recordUrl } from "#paths.ts"
import { Skeleton } from "#ui/state.tsx"
import { userRecordTexts } from "./record-texts.ts"

const { useGetReviewOfQuery } = injectCalls({ getReviewOf: getAllReviews })

export function ReviewOf({ userId }: { userId: string }) {
  const texts = useTexts(userRecordTexts)
  const { failed } = useTexts(recordPageTexts)
  const result = useGetReviewOfQuery({ query: { userId } }, { refetchOnMountOrArgChange: true })
  const review = result.data?.data[0]
  return (
    <RecordSection
      title={texts.review}
      action={
        review && (
          <Link to={recordUrl(paths.review, review._id)} className={sectionLinkClass}>
            {texts.openReview}
          </Link>
        )
      }
    >
      <Loaded result={result} failed={failed} skeleton={<Skeleton rows={1} />}>
        {({ data: [review] }) =>
          review ? <ReviewCard review={reviewCardOf(review)} /> : <p className="text-muted">{texts.noReview}</p>
        }
      </Loaded>
    </RecordSection>
  )
}
