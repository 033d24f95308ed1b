import { callUrl, type Failure, type VerifiedNumber, type VerifiedNumbers, verifyCertificates } from "contract"

/** Why a list was not verified: `limit` with the minutes until the network may go on. */
export type VerifyFailure = { reason: "network" | "busy" } | { reason: "limit"; minutes: number }

const timeoutMs = 30_000

/** Without RTK Query, which public pages do not load. */
export async function verifyNumbers(numbers: string[]): Promise<VerifiedNumbers | VerifyFailure> {
  try {
    const response = await fetch(`/api${callUrl(verifyCertificates)}`, {
      method: verifyCertificates.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ numbers }),
      // Older browsers, without `AbortSignal.timeout`, have no timeout.
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    })
    if (response.ok) return (await response.json()).data
    const { params }: Partial<Failure> = await response.json().catch(() => ({}))
    return response.status === 429 ? { reason: "limit", minutes: params?.minutes ?? 1 } : { reason: "busy" }
  } catch {
    return { reason: "network" }
  }
}

/** The certificates that a list has in several spellings: the first spelling, by each other one. */
export function firstSpellings(results: readonly VerifiedNumber[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  const others = new Map<string, string>()
  for (const { certificationNo, number } of results) {
    const earlier = certificationNo && first.get(certificationNo)
    if (earlier) others.set(number, earlier)
    else first.set(certificationNo, number)
  }
  return others
}

/** Results that need attention come first. */
export const states: readonly VerifiedNumber["state"][] = [
  "revoked",
  "expired",
  "notYetValid",
  "mistyped",
  "ambiguous",
  "unknown",
  "valid",
]

export const problemsFirst = (results: readonly VerifiedNumber[]) =>
  [...results].sort((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
