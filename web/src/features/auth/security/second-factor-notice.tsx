import { actingRole, getSecondFactor, isOffice, serverNow, type User } from "contract"
import { Link, Navigate, useLocation } from "react-router"
import { useRead } from "#api/calls.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"
import { WarningIcon } from "#ui/image/icon.tsx"

/** Reminds the office to set up two-step verification; after the grace period, nothing else works. */
export function SecondFactorNotice({ user }: { user: User }) {
  const { texts, format } = useTextsAndFormat(shellTexts)
  const { pathname } = useLocation()
  const { data } = useRead(getSecondFactor, undefined, { skip: !isOffice(actingRole(user)) })
  if (!data?.data.isRequired || data.data.isOn || data.data.dueAt === "") return null
  const { dueAt } = data.data
  const isOverdue = Date.parse(dueAt) < serverNow()
  if (isOverdue && pathname !== paths.security && pathname !== paths.changePassword)
    return <Navigate to={paths.security} replace />
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm text-warning print:hidden">
      <WarningIcon />
      {isOverdue ? texts.secondFactorOverdue : texts.secondFactorDue(format.date(dueAt))}
      {pathname !== paths.security && (
        <Link to={paths.security} className="font-semibold underline">
          {texts.secondFactorLink}
        </Link>
      )}
    </p>
  )
}
