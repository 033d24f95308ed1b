import { getUserSessions, type Session, type User } from "contract"
import { fresh, useRead } from "#api/calls.ts"
import { useDeviceName } from "#dashboard/device-name.ts"
import { frameClass } from "#dashboard/record/record-section.tsx"
import { SectionList } from "#dashboard/record/section-list.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { deviceTexts } from "#i18n/screens/devices.ts"
import { Badge } from "#ui/display/badge.tsx"
import { EndSessions } from "./record-actions.tsx"
import { userRecordTexts } from "./record-texts.ts"

/** The devices on which a user is signed in, the last used first. */
export function SessionsOf({ user }: { user: User }) {
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
