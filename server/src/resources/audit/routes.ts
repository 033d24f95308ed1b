import { getAuditChain, getAuditEntries, restoreDeleted } from "contract"
import { auditFilters } from "#audit/filters.ts"
import { pageOf } from "#db/search/page.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { handle } from "#http/handle.ts"
import { restoreEntry } from "#resources/audit/restore.ts"
import type { Parts } from "#resources/resource.ts"

const userRestored = "User restored successfully. They must choose a new password before they can log in"

export function auditRoutes(app: App, parts: Parts) {
  const { database } = parts

  handle(app, getAuditEntries, ({ query, signal }) =>
    pageOf(database, "audit", query, auditFilters(database.read, query), signal),
  )

  handle(app, getAuditChain, async () => {
    const verdict = await app.auditChain.verified()
    return verdict.fault === "" ? { data: verdict } : { message: "The audit log is damaged", data: verdict }
  })

  handle(app, restoreDeleted, async (request) => {
    const restored = await restoreEntry(parts, request.params.id, actorOf(request))
    return restored.kind === "user" ? { message: userRestored, data: restored } : { data: restored }
  })
}
