import { failures } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { failureOf } from "#errors.ts"
import { languageOf } from "#http/language.ts"
import { isPage } from "#http/page-address.ts"
import { staticErrorPage } from "#http/static-error-page.ts"
import type { Log } from "#log.ts"

const logIntervalMs = 10_000

/** Prepared once: to refuse must cost next to nothing. */
const pages = { en: Buffer.from(staticErrorPage("en", "busy")), bn: Buffer.from(staticErrorPage("bn", "busy")) }
const envelope = Buffer.from(JSON.stringify(failureOf({ code: "busy" })))

export type Refuse = (request: FastifyRequest, reply: FastifyReply) => Buffer

/** Prepares the reply of a request that is refused because of overload, and answers its body. */
export function refusals(log: Log, retryAfterSeconds: number): Refuse {
  const count = refusalLog(log)
  return (request, reply) => {
    count()
    const isForPerson = isPage(request.url)
    const type = isForPerson ? "text/html" : "application/json"
    reply.code(failures.busy).headers({
      "retry-after": String(retryAfterSeconds),
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
    })
    return isForPerson ? pages[languageOf(request)] : envelope
  }
}

/** One line for many refusals: a line for each would cost more than the refusal, and fill the disk. */
function refusalLog(log: Log) {
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
