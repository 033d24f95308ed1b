import {
  changeRole,
  confirmEmail,
  formatPhone,
  getAuditEntries,
  getUserSecondFactor,
  resetSecondFactor,
  type User,
} from "contract"
import { Link } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { Fact, Facts, RecordSection } from "#dashboard/record/record-section.tsx"
import { RoleSelect } from "#features/user/manage/manage-roles.tsx"
import { unverifiedText } from "#features/user/manage/manage-user-columns.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { Paragraphs } from "#ui/display/section.tsx"
import { textLines } from "#ui/text/lines.ts"
import { confirmEmailTexts } from "./confirm-email-texts.ts"
import { userRecordTexts } from "./record-texts.ts"

/** Whether the user has two-step verification. An admin can turn it off for somebody who has lost the phone. */
function SecondFactorOf({ user: { _id, name } }: { user: Pick<User, "_id" | "name"> }) {
  const { texts, format } = useTextsAndFormat(userRecordTexts)
  const isOwn = useSession().user?._id === _id
  const { data } = useRead(getUserSecondFactor, { params: { id: _id } }, fresh)
  const reset = useCall(resetSecondFactor)
  const toastAction = useActionToast()
  if (!data) return null
  if (!data.data.isOn) return texts.secondFactorOff
  return (
    <span className="flex flex-wrap items-center gap-3">
      {texts.secondFactorSince(format.dateTime(data.data.since))}
      {!isOwn && (
        <ConfirmAction
          title={texts.resetSecondFactorTitle(name)}
          text={texts.resetSecondFactorText}
          confirm={texts.resetSecondFactor}
          onConfirm={() =>
            toastAction(reset({ params: { id: _id } }), {
              done: texts.secondFactorReset,
              failed: texts.resetSecondFactorFailed,
            })
          }
        />
      )}
    </span>
  )
}

/** For sites without mail: an admin who knows whose account it is confirms its email. */
function ConfirmEmail({ user: { _id, name, isVerified, invitedAt } }: { user: User }) {
  const texts = useTexts(confirmEmailTexts)
  const toastAction = useActionToast()
  const send = useCall(confirmEmail)
  if (!useMayCall()(confirmEmail) || isVerified || invitedAt) return null
  return (
    <ConfirmAction
      title={texts.title(name)}
      text={texts.text}
      confirm={texts.confirm}
      onConfirm={() => toastAction(send({ params: { id: _id } }), texts)}
    >
      {(open) => <Button onClick={open}>{texts.label}</Button>}
    </ConfirmAction>
  )
}

export function AccountFacts({ user }: { user: User }) {
  const { texts, format } = useTextsAndFormat(userTexts)
  const own = useTexts(userRecordTexts)
  const { details } = useTexts(recordPageTexts)
  const mayCall = useMayCall()
  const { email, phone, bio, role, isVerified, mustChangePassword, invitedAt, createdAt } = user
  return (
    <RecordSection title={details}>
      <Facts>
        <Fact name={texts.email}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href={`mailto:${email}`} className="wrap-anywhere text-brand">
              {email}
            </a>
            <Badge tone={isVerified ? "success" : "warning"}>
              {isVerified ? texts.verified : unverifiedText(user, texts)}
            </Badge>
            <ConfirmEmail user={user} />
          </span>
        </Fact>
        <Fact name={texts.phone}>
          {phone && (
            <a href={`tel:${phone}`} className="text-brand">
              {formatPhone(phone)}
            </a>
          )}
        </Fact>
        <Fact name={texts.role}>{mayCall(changeRole) ? <RoleSelect user={user} /> : texts.roles[role]}</Fact>
        <Fact name={texts.joined}>{format.dateTime(createdAt)}</Fact>
        <Fact name={own.password}>{mustChangePassword && !invitedAt && own.mustChangePassword}</Fact>
        {mayCall(getUserSecondFactor) && (
          <Fact name={own.secondFactor}>
            <SecondFactorOf user={user} />
          </Fact>
        )}
        <Fact name={own.bio} isLong>
          {bio && <Paragraphs lines={textLines(bio)} className="gap-2" />}
        </Fact>
        {mayCall(getAuditEntries) && (
          <Fact name={own.log}>
            <Link to={`${paths.auditLog}?${new URLSearchParams({ actor: email })}`} className="text-brand">
              {own.ownEntries}
            </Link>
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}
