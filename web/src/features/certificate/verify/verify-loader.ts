import { type ErrorCode, type VerifiedCertificate, verifyCertificate } from "contract"
import { data, type LoaderFunctionArgs } from "react-router"
import { type LoaderApi, loaderContext } from "#rendering/loader-context.ts"
import { type Missing, type VerificationState, verdictOf } from "./verdict.ts"

export const loadTexts = { en: () => import("#site/en/verify.ts"), bn: () => import("#site/bn/verify.ts") }

export async function verifyLoader({ request, context }: LoaderFunctionArgs) {
  const loaderApi = context.get(loaderContext)
  const number = new URL(request.url).searchParams.get("no")?.trim()
  const [{ verify }, found] = await Promise.all([
    loadTexts[loaderApi.language](),
    number === undefined ? undefined : lookUp(number, loaderApi),
  ])
  const verdict = number === undefined || found === undefined ? undefined : verdictOf(found, number, verify, loaderApi)
  const status = verdict && statuses[verdict.state]
  return data({ texts: verify.page, notes: verdict ? undefined : verify.notes, verdict }, { status: status ?? 200 })
}

const statuses: Partial<Record<VerificationState, number>> = { failed: 503, limited: 429 }

const missing: Partial<Record<ErrorCode, Missing>> = {
  numberAmbiguous: "ambiguous",
  numberMistyped: "mistyped",
  tooManyNumbers: "limited",
  tooMany: "limited",
}

async function lookUp(number: string, { findOrCode }: LoaderApi): Promise<VerifiedCertificate | Missing> {
  if (number === "") return "empty"
  try {
    const found = await findOrCode(verifyCertificate, { certificationNo: number })
    if (typeof found === "string") return missing[found] ?? "unknown"
    if (!found.data) throw new Error("Unexpected response")
    return found.data
  } catch {
    return "failed"
  }
}
