import { deleteReview, getReview, getUser, type Review } from "contract"
import { useParams } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { DeleteRecord, useLeaveDeleted } from "#dashboard/delete/delete-record.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { createdAtOf } from "#dashboard/list/created-at.ts"
import { ToggleSwitch } from "#dashboard/list/toggle-switch.tsx"
import { RecordPage } from "#dashboard/record/record-page.tsx"
import { Fact, Facts, RecordSection } from "#dashboard/record/record-section.tsx"
import { MissingRecord, RecordHistory } from "#features/audit/card.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { TextLink } from "#ui/button/button.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { Stars } from "#ui/image/stars.tsx"
import { reviewCardTexts } from "./card-texts.ts"
import { reviewPage } from "./dashboard.ts"
import { onHome } from "./manage-on-home.tsx"
import { OpenReply, ReplyDialog } from "./manage-reply.tsx"
import { ApproveReview, RejectReview, StatusBadge } from "./manage-status.tsx"
import { reviewTexts } from "./texts.ts"

export function Component() {
  const { id = "" } = useParams()
  const { texts, format, language } = useTextsAndFormat(reviewTexts)
  const result = useRead(getReview, { params: { id } }, fresh)
  const leaving = useLeaveDeleted(deleteReview, paths.manageReviews)
  const { edited } = useDialogUrlState()
  const label = reviewPage.label[language]
  return (
    <RecordPage
      key={id}
      result={result}
      label={label}
      nameOf={({ name }) => texts.by(name)}
      image={({ photo }) => <Avatar photo={photo} className="size-12" />}
      badges={({ rating, status }) => (
        <>
          <span className="inline-flex items-center gap-2">
            <Stars rating={rating} label={texts.outOf(format.number(rating))} />
            <span aria-hidden="true">{texts.outOf(format.number(rating))}</span>
          </span>
          <StatusBadge status={status} />
        </>
      )}
      actions={(review) => (
        <>
          {review.status !== "public" && <ApproveReview review={review} />}
          {review.status === "waiting" && <RejectReview review={review} />}
          <OpenReply review={review} />
          <DeleteRecord name={review.name} texts={texts} call={deleteReview} record={review} leaving={leaving} />
        </>
      )}
      history={<RecordHistory kind="review" recordId={id} />}
      missing={<MissingRecord kind="review" recordId={id} label={label} listPath={paths.manageReviews} />}
    >
      {(review) => (
        <>
          <RecordSection title={texts.comment}>
            <blockquote className={quoteClass}>{review.comment}</blockquote>
          </RecordSection>
          {review.reply && (
            <RecordSection title={texts.replying.field}>
              <p className={quoteClass}>{review.reply}</p>
            </RecordSection>
          )}
          <Details review={review} />
          {edited === id && <ReplyDialog rows={[review]} />}
        </>
      )}
    </RecordPage>
  )
}

const quoteClass = "measure wrap-anywhere overflow-clip whitespace-pre-line border-brand border-s-2 ps-4"

function Details({ review }: { review: Review }) {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  const { details } = useTexts(recordPageTexts)
  const cardTexts = useTexts(reviewCardTexts)
  const { _id, userId, name, email, certificate } = review
  const mayOpenUser = useMayCall()(getUser)
  return (
    <RecordSection title={details}>
      <Facts>
        <Fact name={texts.author}>
          {mayOpenUser ? <TextLink to={recordUrl(paths.user, userId)}>{name}</TextLink> : name}
        </Fact>
        <Fact name={texts.email}>{email}</Fact>
        {certificate && (
          <Fact name={cardTexts.verified}>
            {certificate.certificationName}, {cardTexts.batch(format.digits(certificate.batchNo))}
          </Fact>
        )}
        <Fact name={texts.written}>{format.dateTime(createdAtOf(_id))}</Fact>
        <Fact name={texts.editedOn}>{review.editedAt && format.dateTime(review.editedAt)}</Fact>
        <Fact name={texts.home}>
          <ToggleSwitch row={review} name={name} toggle={onHome} texts={texts.homeSwitch} />
        </Fact>
      </Facts>
    </RecordSection>
  )
}
