import type { Session } from "contract"
import { type RefObject, useEffect, useRef } from "react"
import { useTold } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { Loaded } from "#dashboard/loaded.tsx"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { deviceWords } from "#i18n/screens/devices.ts"
import { Head } from "#site/head.tsx"
import { Button } from "#ui/button.tsx"
import { Skeleton } from "#ui/state.tsx"
import { DeviceCard } from "./device-card.tsx"
import { useEndOtherSessionsMutation, useGetSessionsQuery } from "./devices-api.ts"

export { DevicesPage as Component }

function DevicesPage() {
  const words = useWords(deviceWords)
  const { format } = useSpeech()
  const answer = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = answer
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterLoss(heading, data?.count)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={words.title} isHidden />
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {data ? words.listTitle(format.number(data.count)) : words.title}
        </h1>
        <p className="measure text-muted">{words.lead}</p>
      </header>
      <Loaded answer={answer} failed={words.failed} skeleton={<Skeleton rows={2} />}>
        {({ data }) => <Devices sessions={data} />}
      </Loaded>
    </div>
  )
}

/** This device first, then whichever was seen last. */
const inOrder = (one: Session, other: Session) =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt)

function Devices({ sessions }: { sessions: readonly Session[] }) {
  const words = useWords(deviceWords)
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return (
    <>
      <ul className="grid gap-3">
        {[...sessions].sort(inOrder).map((session) => (
          <DeviceCard key={session._id} session={session} />
        ))}
      </ul>
      {others > 0 ? <EndOthers count={others} /> : <p className="text-muted">{words.only}</p>}
    </>
  )
}

function EndOthers({ count }: { count: number }) {
  const words = useWords(deviceWords)
  const { format } = useSpeech()
  const tell = useTold()
  const [endOthers] = useEndOtherSessionsMutation()
  return (
    <AskFirst
      title={words.endOthersTitle(format.number(count), count === 1)}
      text={words.endOthersText}
      confirm={words.endOthersConfirm}
      onConfirm={() => tell(endOthers().unwrap(), { done: words.othersEnded, failed: words.endOthersFailed })}
    >
      {(ask) => (
        <Button className="justify-self-start" onClick={ask}>
          {words.endOthers}
        </Button>
      )}
    </AskFirst>
  )
}

/** The button that had the focus goes with its device. */
function useFocusAfterLoss(heading: RefObject<HTMLElement | null>, count: number | undefined) {
  const before = useRef(count)
  useEffect(() => {
    const isLess = count !== undefined && before.current !== undefined && count < before.current
    before.current = count
    if (isLess && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [count, heading])
}
