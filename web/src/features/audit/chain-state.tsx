import { toldBy } from "#api/failure.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { Button } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { CheckIcon, Spinner, WarningIcon } from "#ui/icon.tsx"
import { useGetAuditChainQuery } from "./api.ts"
import { auditWords } from "./words.ts"

/** Each entry carries the fingerprint of the one before: whether nobody has changed the log past the site. */
export function ChainState() {
  const words = useWords(auditWords)
  const { data, isFetching, refetch } = useGetAuditChainQuery(undefined, { refetchOnMountOrArgChange: true })
  const isBroken = !isFetching && Boolean(data?.data.code)
  const isDoubtful = !isFetching && !isBroken && data?.data.signature === "otherKey"
  return (
    <section
      aria-label={words.chain}
      className={classes(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border p-4",
        isBroken
          ? "border-danger bg-danger-soft"
          : isDoubtful
            ? "border-warning bg-warning-soft"
            : "border-line bg-surface",
      )}
    >
      <div role="status" className="flex min-h-12 min-w-0 flex-1 basis-72 items-center gap-3">
        <State />
      </div>
      {/* Not disabled while it is asked, or the keyboard would lose its place. */}
      <Button aria-busy={isFetching || undefined} onClick={() => !isFetching && refetch()} className="max-sm:w-full">
        {words.checkAgain}
      </Button>
    </section>
  )
}

function State() {
  const words = useWords(auditWords)
  const speech = useSpeech()
  const { data, error, isFetching } = useGetAuditChainQuery()
  if (isFetching) {
    return (
      <>
        <Spinner />
        {words.checking}
      </>
    )
  }
  if (error) return <Verdict isGood={false} verdict={words.chainFailed} note={toldBy(error, speech).message} />
  if (!data) return null
  const { entries, fault, code, params, checkedAt, signature, signedFrom } = data.data
  const { number, dateTime } = speech.format
  const checked = words.checkedAt(dateTime(checkedAt))
  if (!code && signature === "otherKey")
    return <Verdict isGood={false} verdict={words.otherKey} note={`${words.otherKeyText} ${checked}`} />
  if (!code) {
    const since = signedFrom > 1 ? words.signedFrom(number(signedFrom)) : words.signed
    const note = `${signature === "valid" ? since : words.unsigned} ${checked}`
    return <Verdict isGood verdict={words.whole(number(entries), entries === 1)} note={note} />
  }
  const verdict = `${words.broken} ${translate({ code, params, message: fault }, speech.language)}.`
  return <Verdict isGood={false} verdict={verdict} note={`${words.whatToDo} ${checked}`} />
}

function Verdict({ isGood, verdict, note }: { isGood: boolean; verdict: string; note: string }) {
  return (
    <>
      {isGood ? <CheckIcon className="text-success" /> : <WarningIcon className="text-danger" />}
      <div className="min-w-0">
        <p className="font-semibold">{verdict}</p>
        <p className={isGood ? "text-muted text-sm" : "text-sm"}>{note}</p>
      </div>
    </>
  )
}
