import { failures, isLive, isReady, type PlainCode } from "contract"
import type { Database } from "#db/open.ts"
import { failureOf } from "#errors.ts"
import { type App, handle } from "#http/handle.ts"

declare module "fastify" {
  interface FastifyInstance {
    phase: "starting" | "serving" | "closing"
  }
}

const retryAfterSeconds = 5
const checkedForMs = 1000

/** Live: the process responds. Ready: it can serve any request; otherwise the message names the problem. */
export function healthRoutes(app: App, database: Database) {
  handle(app, isLive, async () => undefined)

  const isWritable = rareCheck(() => database.checkWritable())
  handle(app, isReady, async (_request, reply) => {
    const problem = await problemOf(app, database, isWritable)
    if (!problem) return
    // Not thrown: probes run every second and would fill the log, which already has the cause.
    return reply
      .code(failures.busy)
      .header("retry-after", retryAfterSeconds)
      .send(failureOf({ code: problem }))
  })
}

async function problemOf({ phase }: App, { health }: Database, isWritable: () => Promise<boolean>) {
  if (phase !== "serving") return phase satisfies PlainCode
  const isAway = !(await isWritable())
  return health.fault() ?? (isAway ? "databaseAway" : undefined)
}

/** Whether the check succeeds. Everybody may ask, so it runs once at a time, and its result is used for a second. */
function rareCheck(check: () => Promise<void>): () => Promise<boolean> {
  let result: Promise<boolean> | undefined
  const forget = () => {
    result = undefined
  }
  async function run() {
    try {
      await check()
      return true
    } catch {
      return false
    } finally {
      setTimeout(forget, checkedForMs).unref()
    }
  }
  return () => {
    result ??= run()
    return result
  }
}
