import { getAuditChain } from "contract"
import { useState } from "react"
import { fresh, useRead } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { CheckIcon, Spinner, WarningIcon } from "#ui/image/icon.tsx"
import { auditTexts } from "./texts.ts"

const frames = {
  plain: "border-line bg-surface",
  doubtful: "border-warning bg-warning-soft",
  broken: "border-danger bg-danger-soft",
}

/** Says that the hash chain is not intact, so that somebody may have changed the log outside the site; nothing if all is well. */
export function ChainState() {
  const texts = useTexts(auditTexts)
  const response = useRead(getAuditChain, undefined, fresh)
  const { isFetching, refetch } = response
  // The latest verdict, even after a check that failed.
  const { code, signature } = response.data?.data ?? {}
  const frame = isFetching ? "plain" : code ? "broken" : signature === "otherKey" ? "doubtful" : "plain"
  const verdict = useVerdict(response)
  // A check that was asked for here shows how it ended.
  const [wasWrong, setWrong] = useState(false)
  if (verdict && !verdict.isGood && !wasWrong) setWrong(true)
  if (!wasWrong) return null
  return (
    <section
      aria-label={texts.chain}
      className={classes(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border p-4",
        frames[frame],
      )}
    >
      <div role="status" className="flex min-h-12 min-w-0 flex-1 basis-72 items-center gap-3">
        {isFetching && <Spinner />}
        {isFetching && texts.checking}
        {verdict && (verdict.isGood ? <CheckIcon className="text-success" /> : <WarningIcon className="text-danger" />)}
        {verdict && (
          <div className="min-w-0">
            <p className="font-semibold">{verdict.title}</p>
            <p className={verdict.isGood ? "text-muted text-sm" : "text-sm"}>{verdict.note}</p>
          </div>
        )}
      </div>
      {/* Not disabled during a check, because a disabled button loses the keyboard focus. */}
      <Button aria-busy={isFetching || undefined} onClick={() => !isFetching && refetch()} className="max-sm:w-full">
        {texts.checkAgain}
      </Button>
    </section>
  )
}

type ChainResult = ReturnType<typeof useRead<typeof getAuditChain>>
type Verdict = { title: string; note: string; isGood?: true }

function useVerdict({ data, error, isFetching }: ChainResult): Verdict | undefined {
  const texts = useTexts(auditTexts)
  const i18n = useI18n()
  if (isFetching) return
  if (error) return { title: texts.chainFailed, note: readFailure(error, i18n).message }
  if (!data) return
  const { entries, fault, code, params, checkedAt, signature, signedFrom } = data.data
  const { number, dateTime } = i18n.format
  const checked = texts.checkedAt(dateTime(checkedAt))
  if (code) {
    const title = `${texts.broken} ${translate({ code, params, message: fault }, i18n.language)}.`
    return { title, note: `${texts.whatToDo} ${checked}` }
  }
  if (signature === "otherKey") return { title: texts.otherKey, note: `${texts.otherKeyText} ${checked}` }
  const since = signedFrom > 1 ? texts.signedFrom(number(signedFrom)) : texts.signed
  const note = `${signature === "valid" ? since : texts.unsigned} ${checked}`
  return { title: texts.whole(number(entries), entries === 1), note, isGood: true }
}
