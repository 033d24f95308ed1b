import { isSet, removeDemo } from "contract"
import { removeDemoRecords } from "#demo-records.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import type { Dependencies, Resource } from "#resources/resource.ts"

export const demo: Resource = {
  routes: demoRoutes,
  responses: {
    removeDemo: {
      data: {
        removed: [{ kind: "certificate", count: 24 }],
        kept: [{ kind: "course", name: "Ethical Hacking Professional" }],
      },
    },
  },
}

/** Lets admins remove the sample content. */
function demoRoutes(app: App, { database }: Dependencies) {
  handle(app, removeDemo, async (request) => {
    const edited = isSet(request.query.edited)
    return { data: await removeDemoRecords(database, actorOf(request), { edited }) }
  })
}
