import type { BaseQueryFn } from "@reduxjs/toolkit/query/react"
import { addressOf, type Call } from "contract"
import { withImagePaths } from "#api/image-paths.ts"
import { currentSession, endSession } from "#session/session.ts"

/** How forms and the dashboard reach the API: the extra argument of the store's thunks. */
export type ApiConnection = { baseUrl: string; fetchFn: typeof fetch; publicUrl: string }

/** A call of the contract and what it is given. */
export type Request = {
  call: Pick<Call, "method" | "path">
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  ifMatch?: string | undefined
  /** Statuses that are no failure here. */
  acceptStatuses?: readonly number[]
}

/** The kinds are those of the product document: no answer at all, an answer that is no JSON, or a refusal. */
export type CallFailure =
  | { status: "FETCH_ERROR" | "TIMEOUT_ERROR"; error: string }
  | { status: "PARSING_ERROR"; originalStatus: number; data: string }
  | { status: number; data: unknown }

/** JSON there and back: a third of the library's own `fetchBaseQuery`, which every visitor would load. */
export const baseQuery: BaseQueryFn<Request, unknown, CallFailure> = async (
  { call, params, query, body, ifMatch, acceptStatuses = [] },
  { extra, signal },
) => {
  const { method } = call
  const { baseUrl, fetchFn, publicUrl } = extra as ApiConnection
  const { token } = currentSession()
  const address = baseUrl + addressOf(call, { params, query })
  const headers = {
    ...(token && { authorization: token }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(ifMatch && { "if-match": `"${ifMatch}"` }),
  }

  let answer: Response
  let text: string
  try {
    answer = await fetchFn(address, { method, headers, body: JSON.stringify(body), signal: limited(signal) })
    text = await answer.text()
  } catch (error) {
    const status = error instanceof DOMException && error.name === "TimeoutError" ? "TIMEOUT_ERROR" : "FETCH_ERROR"
    return { error: { status, error: String(error) } }
  }
  try {
    const data: unknown = JSON.parse(text)
    if (acceptStatuses.includes(answer.status)) return { data }
    if (answer.status === 401) endSession(token)
    if (!answer.ok) return { error: { status: answer.status, data } }
    // What something between us and the server made up is no success of ours.
    if ((data as { success?: unknown } | null)?.success === true) {
      return { data: withImagePaths(data, publicUrl) }
    }
  } catch {
    // It is no JSON.
  }
  return { error: { status: "PARSING_ERROR", originalStatus: answer.status, data: text } }
}

const longestWait = 60_000

/** Nobody waits without end for an answer that does not come. (Older browsers do.) */
function limited(signal: AbortSignal): AbortSignal {
  if (!("any" in AbortSignal)) return signal
  return AbortSignal.any([signal, AbortSignal.timeout(longestWait)])
}
