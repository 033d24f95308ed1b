import { type Call, callUrl } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import { codeOf } from "#api/failure.ts"
import { askForIdentity } from "#api/identity.ts"
import { currentSession, endSession } from "#session/session.ts"

type Download = {
  query?: object
  body?: object
  signal?: AbortSignal
  /** Gets each part when it arrives. */
  onPart?: (part: Uint8Array) => void
}

/** Loads the file that a call returns. Not by the calls of the store, which read JSON; a failure is thrown as that of a call. */
export async function downloadFile(call: Call, download: Download): Promise<File> {
  try {
    return await load(call, download)
  } catch (failure) {
    if (codeOf(failure) === "confirmIdentity" && (await askForIdentity())) return load(call, download)
    throw failure
  }
}

async function load(call: Call, { query, body, signal, onPart }: Download): Promise<File> {
  const { token } = currentSession()
  const headers = { ...(token && { authorization: token }), ...(body && { "content-type": "application/json" }) }
  const content = body && { body: JSON.stringify(body) }
  const url = `/api${callUrl(call, { query })}`
  try {
    const response = await fetch(url, { method: call.method, headers, ...content, ...(signal && { signal }) })
    if (response.status === 401) endSession(token)
    if (!response.ok || !response.body)
      throw { status: response.status, data: await response.json().catch(() => null) } satisfies CallFailure
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value)
      onPart?.(next.value)
    }
    const [, name = ""] = /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "") ?? []
    return new File(parts, decodeURIComponent(name), { type: response.headers.get("content-type") ?? "" })
  } catch (error) {
    throw error instanceof Error ? ({ status: "FETCH_ERROR", error: error.message } satisfies CallFailure) : error
  }
}
