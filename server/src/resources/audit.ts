import { AuditEntry, PageQuery, page } from "contract"
import type { Database } from "#db/open.ts"
import { pageOf } from "#db/page.ts"
import type { App } from "#http/app-type.ts"
import { done } from "#http/success.ts"

export function auditRoutes(app: App, database: Database) {
  app.get(
    "/audit/get-entries",
    { schema: { querystring: PageQuery, response: { 200: page(AuditEntry) } } },
    async ({ query }) => ({ ...done("Entries found"), ...(await pageOf(database, "audit", query)) }),
  )
}
