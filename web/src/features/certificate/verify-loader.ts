import { type PublicCertificate, verifyCertificate } from "contract"
import { data, type LoaderFunctionArgs } from "react-router"
import { type LoaderApi, loaderContext } from "#rendering/loader-context.ts"
import type { VerifyContent } from "#site/en/verify.ts"

const words = { en: () => import("#site/en/verify.ts"), bn: () => import("#site/bn/verify.ts") }

/** What is said of a number; a page carries the words of its own verdict and of no other. */
export type Verdict = {
  isKnown: boolean
  said: VerifyContent["valid"]
  /** What stands beside the date on paper. */
  verifiedOn: string
  /** A number of which nothing is known, and what to call it. */
  asked?: { name: string; number: string }
  certificate?: PublicCertificate
  record?: VerifyContent["record"] & { state: string }
}

export async function verifyLoader({ request, context }: LoaderFunctionArgs) {
  const loaderApi = context.get(loaderContext)
  const number = new URL(request.url).searchParams.get("no")?.trim()
  const [{ verify }, answer] = await Promise.all([
    words[loaderApi.language](),
    number === undefined ? undefined : answerTo(number, loaderApi),
  ])
  const verdict = number === undefined || answer === undefined ? undefined : inWords(answer, number, verify)
  const status = answer === "unknown" ? 503 : 200
  return data({ texts: verify.page, notes: verdict ? undefined : verify.notes, verdict }, { status })
}

/** Null: there is no such number. Unknown: no answer could be had. */
type Answer = PublicCertificate | null | "unknown"

async function answerTo(number: string, { find }: LoaderApi): Promise<Answer> {
  if (number === "") return null
  try {
    // As it was typed first: a company may number in Bengali.
    for (const certificationNo of new Set([number, toLatinDigits(number)])) {
      const answer = await find(verifyCertificate, { certificationNo })
      if (answer && !answer.data) throw new Error("That was no answer of ours")
      if (answer) return answer.data
    }
    return null
  } catch {
    return "unknown"
  }
}

/** What a Bengali keyboard makes of a number that is printed in Latin digits. */
const toLatinDigits = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))

function inWords(answer: Answer, number: string, words: VerifyContent): Verdict {
  const { valid, invalid, withdrawn, unknown, verifiedOn, record, statuses } = words
  if (answer === "unknown") return { isKnown: false, said: unknown, verifiedOn }
  if (answer === null) return { isKnown: true, said: invalid, verifiedOn, asked: { name: words.asked, number } }
  const { status } = answer
  return {
    isKnown: true,
    verifiedOn,
    said: status === "active" ? valid : withdrawn,
    certificate: answer,
    record: { ...record, state: statuses[status] },
  }
}
