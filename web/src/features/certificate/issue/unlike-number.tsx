import { getLatestNumbers, numberChecker } from "contract"
import { useMemo, useRef, useState } from "react"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { unlikeTexts } from "./unlike-texts.ts"

/** Compares a number with the latest ones; until these are loaded, every number is like them. */
export function useNumberCheck(): (number: string) => string | undefined {
  const { data } = useRead(getLatestNumbers, undefined, fresh)
  return useMemo(() => (data ? numberChecker(data.data) : () => undefined), [data])
}

export type NumberQuestion = ReturnType<typeof useNumberQuestion>

/** Asks before a certificate is issued with a number that is written unlike the others. */
export function useNumberQuestion() {
  const read = useCall(getLatestNumbers)
  const accepted = useRef(new Set<string>())
  const [asked, setAsked] = useState<{ number: string; example: string }>()

  /** Whether the number has to be accepted first. If the others cannot be read, it need not be. */
  async function isHeld(number: string) {
    if (accepted.current.has(number)) return false
    const latest = await read({}).catch(() => undefined)
    const example = latest && numberChecker(latest.data)(number)
    setAsked(example === undefined ? undefined : { number, example })
    return example !== undefined
  }
  return {
    isHeld,
    exampleFor: (typed: string) =>
      asked && asked.number === typed.trim().normalize("NFC") ? asked.example : undefined,
    /** A number that is proposed needs no question. */
    accept: (number = asked?.number ?? "") => void accepted.current.add(number),
  }
}

/** Below the number. It is no submit button, so that pressing Enter twice in a field does not accept it. */
export function AcceptNumber({ question, typed }: { question: NumberQuestion; typed: string }) {
  const { anyway } = useTexts(unlikeTexts)
  if (question.exampleFor(typed) === undefined) return null
  return (
    <div className="-mt-3">
      <Button
        onClick={({ currentTarget }) => {
          question.accept()
          currentTarget.form?.requestSubmit()
        }}
      >
        {anyway}
      </Button>
    </div>
  )
}
