import { isDeepStrictEqual } from "node:util"
import type { Response } from "@playwright/test"
import { type Call, calls, Failure } from "contract"

const prefix = "/api/"

const declared = Object.values(calls)
  .map((call: Call) => ({ call, path: new RegExp(`^${prefix}${call.path.slice(1).replaceAll(/:\w+/g, "[^/]+")}$`) }))
  // A path without parameters comes before one whose parameter it would match.
  .sort((one, other) => one.call.path.split(":").length - other.call.path.split(":").length)

type ApiResponse = { method: string; url: string; status: number; body: unknown }

/** How a response differs from what the contract declares for its call; undefined if it does not. */
export function contractViolation({ method, url, status, body }: ApiResponse): string | undefined {
  const { pathname } = new URL(url)
  const call = declared.find((each) => each.call.method === method && each.path.test(pathname))?.call
  if (!call?.response) return undefined
  const where = `${method} ${pathname} returned ${status}`
  const isSuccess = status < 400
  const expected = call.status ?? 200
  if (isSuccess && status !== expected) return `${where}; the contract declares ${expected}`
  const parsed = (isSuccess ? call.response : Failure).safeParse(body)
  if (!parsed.success)
    return `${where}, ${parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`
  if (!isDeepStrictEqual(parsed.data, body)) return `${where}, with fields that the contract does not declare`
  return undefined
}

/** The same for a response that a browser received. Made-up responses of a test are checked only if they are successes. */
export async function contractViolationOf(response: Response): Promise<string | undefined> {
  const [url, status] = [response.url(), response.status()]
  const isJson = response.headers()["content-type"]?.startsWith("application/json")
  if (!isJson || status === 304 || !new URL(url).pathname.startsWith(prefix)) return undefined
  if (status >= 400 && !(await response.serverAddr())) return undefined
  // The body is gone if the page was left or closed meanwhile.
  const text = await response.text().catch(() => undefined)
  if (text === undefined) return undefined
  return contractViolation({ method: response.request().method(), url, status, body: JSON.parse(text) })
}
