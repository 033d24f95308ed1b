import { createHash } from "node:crypto"
import type { AuditEntry } from "contract"
import type { Transaction } from "kysely"
import { newId } from "#db/new-id.ts"
import type { Tables } from "#db/schema.ts"
import { searchText } from "#db/search-text.ts"

/** Who does something, and from where. */
export type Actor = { userId: string; email: string; address: string; userAgent: string }

/** What was done to which record. `record` is the name by which people know it. */
export type Deed = { action: string; recordId: string; record: string; details?: string }

/** Adds an entry to the chain, in the transaction of the deed itself: neither is ever kept without the other. */
export async function note(trx: Transaction<Tables>, by: Actor, deed: Deed): Promise<void> {
  // Held until the commit, so that two entries never follow the same one. Taken last, so that nobody waits crosswise.
  const head = await trx
    .updateTable("auditHead")
    .set(({ eb }) => ({ position: eb("position", "+", 1) }))
    .returning(["position", "hash"])
    .executeTakeFirstOrThrow()
  const entry = {
    _id: newId(),
    position: head.position,
    at: new Date().toISOString(),
    actorId: by.userId,
    actor: by.email,
    action: deed.action,
    recordId: deed.recordId,
    record: deed.record,
    details: deed.details ?? "",
    address: by.address,
    userAgent: by.userAgent,
    previousHash: head.hash,
  }
  const hash = hashOf(entry)
  const text = searchText(entry.actor, entry.action, entry.recordId, entry.record, entry.details, entry.address)
  await trx
    .insertInto("audit")
    .values({ ...entry, hash, searchText: text })
    .execute()
  await trx.updateTable("auditHead").set({ hash }).execute()
}

/** Covers every column that says something, the hash of the entry before among them. */
export function hashOf(entry: Omit<AuditEntry, "hash">): string {
  const { _id, position, at, actorId, actor, action, recordId, record, details, address, userAgent } = entry
  const said = [_id, position, at, actorId, actor, action, recordId, record, details, address, userAgent]
  return createHash("sha256")
    .update(JSON.stringify([...said, entry.previousHash]))
    .digest("hex")
}
