import { Done } from "contract"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { busy } from "#http/failure.ts"
import { done } from "#http/success.ts"

declare module "fastify" {
  interface FastifyInstance {
    phase: "starting" | "serving" | "closing"
  }
}

/** Live: the process answers. Ready: it may be sent requests, and the database answers too. */
export function healthRoutes(app: App, database: Database) {
  app.get("/health/live", { schema: { response: { 200: Done } } }, async () => done("Live"))

  app.get("/health/ready", { schema: { response: { 200: Done } } }, async () => {
    if (app.phase !== "serving") throw busy()
    await database.read.selectFrom("user").select("_id").limit(1).execute()
    return done("Ready")
  })
}
