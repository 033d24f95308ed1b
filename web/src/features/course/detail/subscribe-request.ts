import { callUrl, type Failure, type Language, subscribeToCourse } from "contract"

export type SubscribeFailure = "invalid" | "limit" | "full" | "opened" | "busy" | "network"

const timeoutMs = 30_000

/** Without RTK Query, which public pages do not load. Returns why it failed; undefined if it did not. */
export async function subscribe(id: string, email: string, language: Language): Promise<SubscribeFailure | undefined> {
  try {
    const response = await fetch(`/api${callUrl(subscribeToCourse, { params: { id } })}`, {
      method: subscribeToCourse.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, language }),
      // Older browsers, without `AbortSignal.timeout`, have no timeout.
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    })
    // Read in any case: the browser keeps the connection until the body is read.
    const { code }: Partial<Failure> = await response.json().catch(() => ({}))
    if (response.ok) return undefined
    if (code === "registrationOpen") return "opened"
    if (code === "subscribersTooMany") return "full"
    if (response.status === 400) return "invalid"
    return response.status === 429 ? "limit" : "busy"
  } catch {
    return "network"
  }
}
