import { type ErrorCode, type VerifiedCertificate, verifyCertificate } from "contract"
import { data, type LoaderFunctionArgs } from "react-router"
import { type LoaderApi, loaderContext } from "#rendering/loader-context.ts"
import { verdictOf } from "./verdict.ts"

const loadTexts = { en: () => import("#site/en/verify.ts"), bn: () => import("#site/bn/verify.ts") }

export async function verifyLoader({ request, context }: LoaderFunctionArgs) {
  const loaderApi = context.get(loaderContext)
  const number = new URL(request.url).searchParams.get("no")?.trim()
  const [{ verify }, found] = await Promise.all([
    loadTexts[loaderApi.language](),
    number === undefined ? undefined : lookUp(number, loaderApi),
  ])
  const verdict =
    number === undefined || found === undefined ? undefined : verdictOf(found, number, verify, loaderApi.language)
  const status = verdict?.state === "failed" ? 503 : 200
  return data({ texts: verify.page, notes: verdict ? undefined : verify.notes, verdict }, { status })
}

type LookupResult = VerifiedCertificate | "unknown" | "ambiguous" | "mistyped" | "failed"

const missing: Partial<Record<ErrorCode, "ambiguous" | "mistyped">> = {
  numberAmbiguous: "ambiguous",
  numberMistyped: "mistyped",
}

async function lookUp(number: string, { findOrCode }: LoaderApi): Promise<LookupResult> {
  if (number === "") return "unknown"
  try {
    const found = await findOrCode(verifyCertificate, { certificationNo: number })
    if (typeof found === "string") return missing[found] ?? "unknown"
    if (!found.data) throw new Error("Unexpected response")
    return found.data
  } catch {
    return "failed"
  }
}
