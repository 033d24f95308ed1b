import { endOtherSessions, endSession, getSessions, type Session } from "contract"
import { type ReactNode, useEffect, useRef } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { useLogout } from "#api/own-account.ts"
import { useDeviceName } from "#dashboard/device-name.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { deviceTexts } from "#i18n/screens/devices.ts"
import { Button } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { recoverFocus } from "#ui/focus.ts"

export function Component() {
  const { texts, format } = useTextsAndFormat(deviceTexts)
  const result = useRead(getSessions, undefined, fresh)
  const { data } = result
  const others = data?.data.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const toastAction = useActionToast()
  const endOthers = useCall(endOtherSessions)
  const heading = useRef<HTMLHeadingElement>(null)
  const previousCount = useRef(data?.count)
  useEffect(() => {
    // The button that had the focus disappears with its device.
    if (data && previousCount.current && data.count < previousCount.current) recoverFocus(heading.current)
    previousCount.current = data?.count
  }, [data])
  return (
    <Screen
      ref={heading}
      title={texts.title}
      heading={data && texts.listTitle(format.number(data.count))}
      text={texts.lead}
      className="max-w-3xl"
    >
      <Loaded result={result} failed={texts.failed} skeleton={<Skeleton rows={2} />}>
        {({ data: sessions }) => (
          <>
            {others === 0 ? (
              <p className="text-muted">{texts.only}</p>
            ) : (
              <ConfirmAction
                title={texts.endOthersTitle(format.number(others), others === 1)}
                text={texts.endOthersText}
                confirm={texts.endOthersConfirm}
                onConfirm={() => toastAction(endOthers({}), { done: texts.othersEnded, failed: texts.endOthersFailed })}
              >
                {(open) => (
                  <Button className="justify-self-start" onClick={open}>
                    {texts.endOthers}
                  </Button>
                )}
              </ConfirmAction>
            )}
            <ul className="grid gap-3">
              {sessions.toSorted(inOrder).map((session) => (
                <DeviceCard key={session._id} session={session} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** This device first, then by the time of the last activity, newest first. */
const inOrder = (one: Session, other: Session) =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt)

function DeviceCard({ session }: { session: Session }) {
  const { _id, userAgent, isCurrent, lastSeenAt, createdAt, address } = session
  const { texts, format } = useTextsAndFormat(deviceTexts)
  const name = useDeviceName()(userAgent)
  const toastAction = useActionToast()
  const logout = useLogout()
  const end = useCall(endSession)

  /** Ending the current session is a logout, with the texts of one. */
  async function onConfirm() {
    if (!isCurrent) return toastAction(end({ params: { id: _id } }), { done: texts.ended, failed: texts.endFailed })
    await logout()
    return true
  }
  return (
    <li className="flex items-start gap-4 rounded-card border border-line bg-surface p-4 max-sm:flex-wrap">
      <div className="grid min-w-0 flex-1 gap-3 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1" title={userAgent}>
          <span className="font-semibold">{name}</span>
          {isCurrent && <Badge tone="success">{texts.current}</Badge>}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact name={texts.seen}>{format.dateTime(lastSeenAt)}</Fact>
          <Fact name={texts.since}>{format.dateTime(createdAt)}</Fact>
          <Fact name={texts.address}>
            <span className="wrap-anywhere">{address}</span>
          </Fact>
        </dl>
      </div>
      <ConfirmAction
        title={isCurrent ? texts.endCurrentTitle : texts.endTitle}
        text={isCurrent ? texts.endCurrentText : texts.endText(name, format.dateTime(lastSeenAt))}
        confirm={texts.end}
        onConfirm={onConfirm}
      >
        {(open) => (
          <Button className="shrink-0" onClick={open}>
            {texts.end}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </ConfirmAction>
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
