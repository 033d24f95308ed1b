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

/** Live: the process responds. Ready: it can serve any request; otherwise the message names the problem. */
export function healthRoutes(app: App, database: Database) {
  handle(app, isLive, async () => undefined)

  handle(app, isReady, async (_request, reply) => {
    const problem = await problemOf(app, database)
    if (!problem) return
    // Not thrown: probes run every second and would fill the log, which already has the cause.
    return reply
      .code(failures.busy)
      .header("retry-after", retryAfterSeconds)
      .send(failureOf({ code: problem }))
  })
}

async function problemOf({ phase }: App, { checkWritable, health }: Database): Promise<PlainCode | undefined> {
  if (phase !== "serving") return phase
  try {
    await checkWritable()
  } catch {
    return health.fault() ?? "databaseAway"
  }
  return health.fault()
}
