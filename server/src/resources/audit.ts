import { AuditChain, AuditEntry, AuditQuery, ById, one, page, Restored } from "contract"
import { auditFilters } from "#audit/filters.ts"
import type { Database } from "#db/open.ts"
import { pageOf } from "#db/search/page.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { done, found } from "#http/success.ts"
import { restoreEntry } from "#resources/restore.ts"

const userRestored = "User restored successfully. They must choose a new password before they can log in"

export function auditRoutes(app: App, database: Database) {
  app.get(
    "/audit/get-entries",
    { schema: { querystring: AuditQuery, response: { 200: page(AuditEntry) } } },
    async ({ query, signal }) => ({
      ...done("Entries found"),
      ...(await pageOf(database, "audit", query, auditFilters(database.read, query), signal)),
    }),
  )

  app.get("/audit/get-chain", { schema: { response: { 200: one(AuditChain) } } }, async () => {
    const verdict = await app.auditChain.verified()
    return found(verdict.fault === "" ? "The audit log is whole" : "The audit log is damaged", verdict)
  })

  app.post(
    "/audit/restore/:id",
    { schema: { params: ById, response: { 200: one(Restored) } }, config: { fails: ["notFound", "conflict"] } },
    async (request) => {
      const restored = await restoreEntry(database, request.params.id, actorOf(request))
      return found(restored.kind === "user" ? userRestored : "Restored successfully", restored)
    },
  )
}
