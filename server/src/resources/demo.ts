import { isSet, one, RemoveDemoQuery, RemovedDemo } from "contract"
import type { Database } from "#db/open.ts"
import { removeDemo } from "#demo/demo-records.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { found } from "#http/success.ts"

/** What an admin does about the sample content of the first start. */
export function demoRoutes(app: App, database: Database) {
  app.delete(
    "/demo/remove-demo",
    { schema: { querystring: RemoveDemoQuery, response: { 200: one(RemovedDemo) } } },
    async (request) => {
      const { edited } = request.query
      const outcome = await removeDemo(database, actorOf(request), { edited: edited !== undefined && isSet(edited) })
      return found("Sample content removed", outcome)
    },
  )
}
