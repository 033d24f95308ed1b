import { isSet, removeDemo } from "contract"
import { removeDemoRecords } from "#demo-records.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { handle } from "#http/handle.ts"
import type { Parts } from "#resources/resource.ts"

/** What an admin does about the sample content of the first start. */
export function demoRoutes(app: App, { database }: Parts) {
  handle(app, removeDemo, async (request) => {
    const { edited } = request.query
    const outcome = await removeDemoRecords(database, actorOf(request), {
      edited: edited !== undefined && isSet(edited),
    })
    return { data: outcome }
  })
}
