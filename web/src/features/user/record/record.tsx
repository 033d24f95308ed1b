import { deleteUser, getAllReviews, getCertificates, getUser, getUserSessions, type Session, type User } from "contract"
import { lazy, Suspense, useState } from "react"
import { useParams } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { useLeaveDeleted } from "#dashboard/delete/delete-record.tsx"
import { useDeviceName } from "#dashboard/device-name.ts"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { RecordPage } from "#dashboard/record/record-page.tsx"
import { frameClass, SectionLink, SectionList } from "#dashboard/record/record-section.tsx"
import { MissingRecord, RecordHistory } from "#features/audit/card.tsx"
import { CertificatesOf } from "#features/certificate/card.tsx"
import { ReviewCard, reviewCardOf } from "#features/review/card.tsx"
import { userPage } from "#features/user/dashboard.ts"
import { UserActions } from "#features/user/manage/manage-actions.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { deviceTexts } from "#i18n/screens/devices.ts"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { Badge } from "#ui/display/badge.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { EraseUser } from "./erase-user.tsx"
import { AccountFacts } from "./record-account.tsx"
import { EndSessions, MailActions } from "./record-actions.tsx"
import { userRecordTexts } from "./record-texts.ts"

function SessionsOf({ user }: { user: User }) {
  const texts = useTexts(userRecordTexts)
  const result = useRead(getUserSessions, { params: { id: user._id } }, fresh)
  const count = result.data?.count
  return (
    <SectionList
      title={texts.devices}
      count={count}
      action={count ? <EndSessions user={user} /> : undefined}
      result={result}
      none={texts.noDevice}
    >
      {(sessions) => (
        <ul className={frameClass}>
          {sessions
            .toSorted((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt))
            .map((session) => (
              <Device key={session._id} session={session} />
            ))}
        </ul>
      )}
    </SectionList>
  )
}

function Device({ session: { userAgent, address, lastSeenAt, createdAt, isCurrent } }: { session: Session }) {
  const { texts, format } = useTextsAndFormat(deviceTexts)
  const deviceName = useDeviceName()
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1" title={userAgent}>
        <span className="font-semibold">{deviceName(userAgent)}</span>
        {isCurrent && <Badge tone="success">{texts.current}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        <span>
          {texts.seen}: {format.dateTime(lastSeenAt)}
        </span>
        <span>
          {texts.since}: {format.dateTime(createdAt)}
        </span>
        <span className="wrap-anywhere">{address}</span>
      </p>
    </li>
  )
}

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

const EditUserDialog = lazy(async () => ({
  default: (await import("#features/user/manage/manage-edit.tsx")).EditUserDialog,
}))

const PasswordReset = lazy(async () => ({
  default: (await import("#features/user/manage/manage-password-reset.tsx")).PasswordReset,
}))

export function Component() {
  const { id = "" } = useParams()
  const { language } = useI18n()
  const result = useRead(getUser, { params: { id } }, fresh)
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
