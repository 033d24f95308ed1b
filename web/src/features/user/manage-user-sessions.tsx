import type { User } from "contract"
import { useId } from "react"
import { useDeviceName } from "#dashboard/device-name.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { hintLooks, useHint } from "#ui/hint.ts"
import { userWords } from "./words.ts"

/** How many devices are signed in, and which, while it is pointed at, has the focus or was pressed. */
export function UserSessions({ user }: { user: User }) {
  const words = useWords(userWords)
  const { format } = useSpeech()
  const count = format.number(user.userAgent.length)
  if (user.userAgent.length > 0) return <Devices user={user} count={count} />
  return (
    <span className="text-muted">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words.noSession}</span>
    </span>
  )
}

function Devices({ user: { name, userAgent }, count }: { user: User; count: string }) {
  const words = useWords(userWords)
  const { format } = useSpeech()
  const id = useId()
  const nameOf = useDeviceName()
  const hint = useHint<HTMLButtonElement, HTMLDivElement>()
  const devices = Map.groupBy(userAgent, nameOf)
  return (
    <>
      <button
        type="button"
        {...hint.anchor}
        aria-label={words.sessionsOf(count, name)}
        aria-expanded={hint.isOpen}
        aria-describedby={id}
        className="-mx-3 inline-flex min-h-11 min-w-11 items-center justify-end rounded-field px-3 font-semibold text-brand underline decoration-dotted underline-offset-4 hover:bg-sunken @2xl:justify-start"
      >
        {count}
      </button>
      <div {...hint.box} id={id} className={hintLooks}>
        <ul>
          {[...devices].map(([device, same]) => (
            <li key={device}>{same.length === 1 ? device : words.sameDevices(device, format.number(same.length))}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
