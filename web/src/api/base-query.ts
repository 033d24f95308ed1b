import type { BaseQueryApi, BaseQueryFn } from "@reduxjs/toolkit/query/react"
import { type Call, callUrl, setServerNow } from "contract"
import { codeOf } from "#api/failure.ts"
import { withImagePaths } from "#api/file/image-paths.ts"
import { askForIdentity } from "#api/identity.ts"
import { serverTimeOf } from "#api/server-time.ts"
import { currentSession, endSession } from "#session/session.ts"

/** The connection of forms and the dashboard to the API: the extra argument of the store's thunks. */
export type ApiConnection = { baseUrl: string; fetchFn: typeof fetch; publicUrl: string }

export type Request = {
  call: Pick<Call, "method" | "path">
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  ifMatch?: string | undefined
}

/** The kinds that the product document names: no response, a response that is not JSON, or an error status. */
export type CallFailure =
  | { status: "FETCH_ERROR" | "TIMEOUT_ERROR"; error: string }
  | { status: "PARSING_ERROR"; originalStatus: number; data: string }
  | { status: number; data: unknown }

/** A JSON base query, a third the size of the library's `fetchBaseQuery`, which every visitor would load. */
export const baseQuery: BaseQueryFn<Request, unknown, CallFailure> = async (request, context) => {
  const result = await send(request, context)
  const needsIdentity = result.error?.status === 403 && codeOf(result.error) === "confirmIdentity"
  return needsIdentity && (await askForIdentity()) ? send(request, context) : result
}

type Context = Pick<BaseQueryApi, "extra" | "signal">
type Result = { data: unknown; error?: undefined } | { error: CallFailure; data?: undefined }

async function send({ call, params, query, body, ifMatch }: Request, { extra, signal }: Context): Promise<Result> {
  const { method } = call
  const { baseUrl, fetchFn, publicUrl } = extra as ApiConnection
  const { token } = currentSession()
  const url = baseUrl + callUrl(call, { params, query })
  const headers = {
    ...(token && { authorization: token }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(ifMatch && { "if-match": `"${ifMatch}"` }),
  }

  let response: Response
  let text: string
  try {
    response = await fetchFn(url, { method, headers, body: JSON.stringify(body), signal: withTimeout(signal) })
    text = await response.text()
  } catch (error) {
    const status = error instanceof DOMException && error.name === "TimeoutError" ? "TIMEOUT_ERROR" : "FETCH_ERROR"
    return { error: { status, error: String(error) } }
  }
  const sentAt = serverTimeOf(response)
  if (sentAt) setServerNow(Date.parse(sentAt))
  try {
    const data: unknown = JSON.parse(text)
    if (response.status === 401) endSession(token)
    if (!response.ok) return { error: { status: response.status, data } }
    // A proxy may respond 200 with JSON of its own; only our envelope counts as success.
    if ((data as { success?: unknown } | null)?.success === true) {
      return { data: withImagePaths(data, publicUrl) }
    }
  } catch {
    // Not JSON.
  }
  return { error: { status: "PARSING_ERROR", originalStatus: response.status, data: text } }
}

const requestTimeoutMs = 60_000

/** Adds a timeout to a request. Older browsers, without `AbortSignal.any`, have none. */
function withTimeout(signal: AbortSignal): AbortSignal {
  if (!("any" in AbortSignal)) return signal
  return AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)])
}
