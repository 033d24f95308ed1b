import { Failure, messageOf } from "contract"
import type { LightMyRequestResponse } from "fastify"

/** What is wrong with the envelope of a failure: each code is the contract's, and each message is its code in English. */
export function faultsInFailure(body: string): string[] {
  const failure = Failure.safeParse(JSON.parse(body))
  if (!failure.success) return [`no envelope of the contract: ${body.slice(0, 300)}`]
  return [failure.data, ...(failure.data.errors ?? [])]
    .filter((told) => told.message !== messageOf(told) || /\{\w+\}/.test(told.message))
    .map(({ code, message }) => `the message of ${code} is not "${message}"`)
}

/** The body of a failure that can be read as it is. */
export function failureIn({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  const isJson = String(headers["content-type"]).startsWith("application/json")
  return statusCode >= 400 && isJson && body !== "" && !headers["content-encoding"] ? body : null
}
