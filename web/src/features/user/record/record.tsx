import { deleteUser, getAllReviews, getCertificates, getUser, getUserSessions, type User } from "contract"
import { lazy, Suspense, useState } from "react"
import { useParams } from "react-router"
import { fresh, injectCalls, useRead } from "#api/calls.ts"
import { useLeaveDeleted } from "#dashboard/delete/leave-deleted.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { RecordPage } from "#dashboard/record/record-page.tsx"
import { SectionLink } from "#dashboard/record/record-section.tsx"
import { SectionList } from "#dashboard/record/section-list.tsx"
import { MissingRecord, RecordHistory } from "#features/audit/card.tsx"
import { CertificatesOf } from "#features/certificate/card.tsx"
import { ReviewCard, reviewCardOf } from "#features/review/card.tsx"
import { userPage } from "#features/user/dashboard.ts"
import { UserActions } from "#features/user/manage/manage-actions.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { Badge } from "#ui/display/badge.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { EraseUser } from "./erase-user.tsx"
import { AccountFacts } from "./record-account.tsx"
import { MailActions } from "./record-actions.tsx"
import { SessionsOf } from "./record-sessions.tsx"
import { userRecordTexts } from "./record-texts.ts"

function ReviewOf({ userId }: { userId: string }) {
  const texts = useTexts(userRecordTexts)
  const result = useRead(getAllReviews, { query: { userId } }, fresh)
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

const { useGetUserQuery } = injectCalls({ getUser })

const EditUserDialog = lazy(async () => ({
  default: (await import("#features/user/manage/manage-edit.tsx")).EditUserDialog,
}))

const PasswordReset = lazy(async () => ({
  default: (await import("#features/user/manage/manage-password-reset.tsx")).PasswordReset,
}))

export function Component() {
  const { id = "" } = useParams()
  const { language } = useI18n()
  const result = useGetUserQuery({ params: { id } }, fresh)
  const leaving = useLeaveDeleted(deleteUser, paths.allUsers)
  const [resetOf, setResetOf] = useState<User | null>(null)
  const { edited } = useDialogUrlState()
  const label = userPage.label[language]
  const user = result.currentData?.data
  return (
    <>
      <RecordPage
        key={id}
        result={result}
        label={label}
        nameOf={({ name }) => name}
        image={({ photo }) => <Avatar photo={photo} className="size-14" />}
        badges={(user) => <Badges user={user} />}
        actions={(user) => (
          <>
            <MailActions user={user} />
            <UserActions user={user} onReset={setResetOf} leaving={leaving} />
            <EraseUser person={user} onErased={leaving.leave} />
          </>
        )}
        history={<RecordHistory kind="user" recordId={id} />}
        missing={
          <MissingRecord
            kind="user"
            recordId={id}
            label={label}
            listPath={paths.allUsers}
            actions={(email) => <EraseUser person={{ _id: id, name: email, email }} />}
          />
        }
      >
        {(user) => <Sections user={user} />}
      </RecordPage>
      {resetOf && (
        <Suspense>
          <PasswordReset user={user ?? resetOf} onClose={() => setResetOf(null)} />
        </Suspense>
      )}
      {user && edited === id && (
        <Suspense>
          <EditUserDialog rows={[user]} />
        </Suspense>
      )}
    </>
  )
}

function Badges({ user }: { user: User }) {
  const texts = useTexts(userTexts)
  const isOwn = useSession().user?._id === user._id
  return (
    <>
      <Badge tone={user.role === "suspended" ? "danger" : "neutral"}>{texts.roles[user.role]}</Badge>
      {isOwn && <Badge tone="brand">{texts.you}</Badge>}
    </>
  )
}

function Sections({ user }: { user: User }) {
  const texts = useTexts(userRecordTexts)
  const mayCall = useMayCall()
  return (
    <>
      <AccountFacts user={user} />
      {mayCall(getCertificates) && (
        <CertificatesOf query={{ candidateEmail: user.email }} none={texts.noCertificates} />
      )}
      {mayCall(getAllReviews) && <ReviewOf userId={user._id} />}
      {mayCall(getUserSessions) && <SessionsOf user={user} />}
    </>
  )
}
