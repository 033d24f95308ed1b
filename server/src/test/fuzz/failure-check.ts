import { Failure, messageOf } from "contract"
import type { LightMyRequestResponse } from "fastify"

/** Checks the envelope of a failure: codes must be the contract's, and messages the English texts of their codes. */
export function faultsInFailure(body: string): string[] {
  const failure = Failure.safeParse(JSON.parse(body))
  if (!failure.success) return [`not an envelope of the contract: ${body.slice(0, 300)}`]
  return [failure.data, ...(failure.data.errors ?? [])]
    .filter((error) => error.message !== messageOf(error) || /\{\w+\}/.test(error.message))
    .map(({ code, message }) => `the message of ${code} is not "${message}"`)
}

/** The body of a failed response if it is uncompressed JSON. */
export function failureIn({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  const isJson = String(headers["content-type"]).startsWith("application/json")
  return statusCode >= 400 && isJson && body !== "" && !headers["content-encoding"] ? body : null
}
