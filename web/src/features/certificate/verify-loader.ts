import { type PublicCertificate, verifyCertificate } from "contract"
import { data, type LoaderFunctionArgs } from "react-router"
import { type LoaderApi, loaderContext } from "#rendering/loader-context.ts"
import type { VerifyContent } from "#site/en/verify.ts"

const loadTexts = { en: () => import("#site/en/verify.ts"), bn: () => import("#site/bn/verify.ts") }

/** The result for a number. A page carries only the texts of its own verdict. */
export type Verdict = {
  /** False if the lookup failed. */
  isConclusive: boolean
  message: VerifyContent["valid"]
  /** The label of the date in print. */
  verifiedOn: string
  /** A number that no certificate has, and its label. */
  searched?: { name: string; number: string }
  certificate?: PublicCertificate
  record?: VerifyContent["record"] & { state: string }
}

export async function verifyLoader({ request, context }: LoaderFunctionArgs) {
  const loaderApi = context.get(loaderContext)
  const number = new URL(request.url).searchParams.get("no")?.trim()
  const [{ verify }, found] = await Promise.all([
    loadTexts[loaderApi.language](),
    number === undefined ? undefined : lookUp(number, loaderApi),
  ])
  const verdict = number === undefined || found === undefined ? undefined : verdictOf(found, number, verify)
  const status = found === "lookupFailed" ? 503 : 200
  return data({ texts: verify.page, notes: verdict ? undefined : verify.notes, verdict }, { status })
}

type LookupResult = PublicCertificate | "unknown" | "ambiguous" | "lookupFailed"

async function lookUp(number: string, { findOrCode }: LoaderApi): Promise<LookupResult> {
  if (number === "") return "unknown"
  try {
    const found = await findOrCode(verifyCertificate, { certificationNo: number })
    if (typeof found === "string") return found === "numberAmbiguous" ? "ambiguous" : "unknown"
    if (!found.data) throw new Error("Unexpected response")
    return found.data
  } catch {
    return "lookupFailed"
  }
}

function verdictOf(found: LookupResult, number: string, texts: VerifyContent): Verdict {
  const { valid, invalid, ambiguous, withdrawn, unknown, verifiedOn, record, statuses } = texts
  if (found === "lookupFailed") return { isConclusive: false, message: unknown, verifiedOn }
  if (found === "unknown" || found === "ambiguous") {
    const message = found === "ambiguous" ? ambiguous : invalid
    return { isConclusive: true, message, verifiedOn, searched: { name: texts.searchedNumber, number } }
  }
  const { status } = found
  return {
    isConclusive: true,
    verifiedOn,
    message: status === "active" ? valid : withdrawn,
    certificate: found,
    record: { ...record, state: statuses[status] },
  }
}
