import type { Session } from "contract"
import type { ReactNode } from "react"
import { useTold } from "#api/told.ts"
import { useLogout } from "#api/use-logout.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useDeviceName } from "#dashboard/device-name.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { deviceWords } from "#i18n/screens/devices.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { useEndSessionMutation } from "./devices-api.ts"

export function DeviceCard({ session }: { session: Session }) {
  const words = useWords(deviceWords)
  const { format } = useSpeech()
  const name = useDeviceName()(session.userAgent)
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid min-w-0 gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1" title={session.userAgent}>
          <span className="font-semibold">{name}</span>
          {session.isCurrent && <Badge tone="success">{words.current}</Badge>}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact name={words.seen}>{format.dateTime(session.lastSeenAt)}</Fact>
          <Fact name={words.since}>{format.dateTime(session.createdAt)}</Fact>
          <Fact name={words.address}>
            <span className="plain-latin wrap-anywhere">{session.address}</span>
          </Fact>
        </dl>
      </div>
      <EndSession session={session} name={name} />
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}

function EndSession({ session, name }: { session: Session; name: string }) {
  const words = useWords(deviceWords)
  const { format } = useSpeech()
  const tell = useTold()
  const logout = useLogout()
  const [end] = useEndSessionMutation()
  const { _id, isCurrent, lastSeenAt } = session

  /** To end the present session is to log out, and is told so. */
  async function onConfirm() {
    if (!isCurrent) return tell(end({ params: { id: _id } }).unwrap(), { done: words.ended, failed: words.endFailed })
    await logout()
    return true
  }
  return (
    <AskFirst
      title={isCurrent ? words.endCurrentTitle : words.endTitle}
      text={isCurrent ? words.endCurrentText : words.endText(name, format.dateTime(lastSeenAt))}
      confirm={words.end}
      onConfirm={onConfirm}
    >
      {(ask) => (
        <Button onClick={ask}>
          {words.end}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </AskFirst>
  )
}
