import { changeRole, formatPhone, getAuditEntries, getUserSecondFactor, type User } from "contract"
import { Link } from "react-router"
import { Fact, Facts, RecordSection } from "#dashboard/record/record-section.tsx"
import { RoleSelect } from "#features/user/manage/manage-roles.tsx"
import { unverifiedText } from "#features/user/manage/manage-user-columns.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Badge } from "#ui/display/badge.tsx"
import { Paragraphs } from "#ui/display/section.tsx"
import { textLines } from "#ui/text/lines.ts"
import { ConfirmEmail } from "./confirm-email.tsx"
import { SecondFactorOf } from "./record-second-factor.tsx"
import { userRecordTexts } from "./record-texts.ts"

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
