import type { One, PublicCertificate } from "contract"
import { data, type LoaderFunctionArgs } from "react-router"
import type { VerifyContent } from "#site/en/verify.ts"
import { type Visit, visitContext } from "#visit.ts"

/** What is said of a number; a page carries the words of its own verdict and of no other. */
export type Verdict = {
  isKnown: boolean
  said: VerifyContent["valid"]
  certificate?: PublicCertificate
  record?: VerifyContent["record"] & { state: string }
}

export async function verifyLoader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const number = new URL(request.url).searchParams.get("no")?.trim()
  const [{ verify }, verdict] = await Promise.all([
    visit.language === "bn" ? import("#site/bn/verify.ts") : import("#site/en/verify.ts"),
    number === undefined ? undefined : answerTo(number, visit),
  ])
  const status = verdict === "unknown" ? 503 : 200
  return data({ texts: verify.page, verdict: verdict === undefined ? undefined : inWords(verdict, verify) }, { status })
}

/** Null: there is no such number. Unknown: no answer could be had. */
type Answer = PublicCertificate | null | "unknown"

async function answerTo(number: string, { find }: Visit): Promise<Answer> {
  if (number === "") return null
  const path = `/certificates/verify/${encodeURIComponent(number)}`
  const answer = await find<One<PublicCertificate>>(["certificate"], path).catch(() => "unknown" as const)
  return answer === "unknown" ? answer : (answer?.data ?? null)
}

function inWords(answer: Answer, { valid, invalid, withdrawn, unknown, record, statuses }: VerifyContent): Verdict {
  if (answer === "unknown") return { isKnown: false, said: unknown }
  if (answer === null) return { isKnown: true, said: invalid }
  const { status } = answer
  return {
    isKnown: true,
    said: status === "active" ? valid : withdrawn,
    certificate: answer,
    record: { ...record, state: statuses[status] },
  }
}
