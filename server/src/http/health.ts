import { Done } from "contract"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { busy } from "#http/failure.ts"
import { done } from "#http/success.ts"

declare module "fastify" {
  interface FastifyInstance {
    isClosing: boolean
  }
}

/** Live: the process answers. Ready: it may be sent requests, and the database answers too. */
export function healthRoutes(app: App, database: Database) {
  app.get("/health/live", { schema: { response: { 200: Done } } }, async () => done("Live"))

  app.get("/health/ready", { schema: { response: { 200: Done } } }, async () => {
    if (app.isClosing) throw busy()
    await database.read.selectFrom("user").select("_id").limit(1).execute()
    return done("Ready")
  })
}
