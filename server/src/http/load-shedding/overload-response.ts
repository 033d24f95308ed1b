import { failures } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { failureOf } from "#errors.ts"
import { languageOf } from "#http/headers/language.ts"
import { isPageUrl } from "#http/page-url.ts"
import { staticErrorPage } from "#http/static-error-page.ts"
import type { Log } from "#log.ts"

const logIntervalMs = 10_000

/** Prepared once: load shedding must cost next to nothing. */
const pages = { en: Buffer.from(staticErrorPage("en", "busy")), bn: Buffer.from(staticErrorPage("bn", "busy")) }
const envelope = Buffer.from(JSON.stringify(failureOf({ code: "busy" })))

export type Refuse = (request: FastifyRequest, reply: FastifyReply) => Buffer

/** Prepares the 503 of a request that is shed because of overload, and returns its body. */
export function overloadResponder(log: Log, retryAfterSeconds: number): Refuse {
  const count = countRefusals(log)
  return (request, reply) => {
    count()
    const isForPerson = isPageUrl(request.url)
    const type = isForPerson ? "text/html" : "application/json"
    reply.code(failures.busy).headers({
      "retry-after": String(retryAfterSeconds),
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
    })
    return isForPerson ? pages[languageOf(request)] : envelope
  }
}

/** One log line for many refusals: a line each would cost more than the refusal itself, and fill the disk. */
function countRefusals(log: Log) {
  let refused = 0
  let timer: NodeJS.Timeout | undefined
  function write() {
    timer = undefined
    if (refused === 0) return
    log.warn({ refused }, "overload: requests were refused")
    refused = 0
    timer = setTimeout(write, logIntervalMs).unref()
  }
  return () => {
    refused++
    if (!timer) write()
  }
}
