import { AuditChain, type AuditEntry, getAuditChain, getAuditEntries, HistoryEntry, ListedAuditEntry } from "contract"
import { withActorNames } from "#audit/actor-names.ts"
import { auditFilters } from "#audit/filters.ts"
import { csvExample } from "#csv/write.ts"
import { pageOf } from "#db/search/pagination.ts"
import { type App, handle } from "#http/handle.ts"
import { historyRoute } from "#resources/audit/history.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"

const entry: AuditEntry = {
  _id: "019a8f3e-6c1d-7b52-9e04-a1b2c3d4e5f6",
  position: 128,
  at: "2026-11-16T04:30:00.000Z",
  actorId: "019a8f3e-6c1d-7b52-9e04-000102030405",
  actor: "admin@example.com",
  action: "certificate.update",
  recordId: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
  record: "PRH-0007-0012",
  details: '{"changed":{"status":["active","inactive"]}}',
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0",
  previousHash: "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
  hash: "9b74c9897bac770ffc029102a200c5de6c1ff3a1f2f0a3e1f0c7b6a5d4e3f201",
}

export const audit: Resource = {
  routes: auditRoutes,
  examples: [
    example(ListedAuditEntry, { ...entry, actorName: "Nusrat Jahan" }),
    example(AuditChain, {
      entries: 128,
      fault: "",
      checkedAt: "2026-11-16T04:30:00.000Z",
      lastHash: entry.hash,
      signature: "valid",
      signedFrom: 1,
    }),
    example(HistoryEntry, { ...entry, actorName: "Nusrat Jahan" }),
  ],
  responses: { exportAuditEntries: csvExample(entry), getHistory: { deletion: null, erasedAt: "" } },
}

function auditRoutes(app: App, parts: Dependencies) {
  const { database } = parts

  handle(app, getAuditEntries, async ({ query, signal }) => {
    const { data, ...rest } = await pageOf(database, "audit", query, auditFilters(database.read, query), signal)
    return { data: await withActorNames(database, data), ...rest }
  })

  handle(app, getAuditChain, async () => {
    const verdict = await app.auditChain.verified()
    return verdict.fault === "" ? { data: verdict } : { message: "The audit log is damaged", data: verdict }
  })

  historyRoute(app, parts)
}
