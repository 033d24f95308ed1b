import { createHash } from "node:crypto"
import type { AuditAction, AuditEntry } from "contract"
import type { Finding, HeadMonitor } from "#audit-log/head-monitor.ts"
import { type SignedHead, signed } from "#audit-log/signed-head.ts"
import { newId } from "#new-id.ts"
import type { Trx } from "#schema.ts"
import { searchText } from "#search-text.ts"

export type Actor = { userId: string; email: string; address: string; userAgent: string }

/** An action, and the record that it concerns, if any. `record` is the name by which people know it. */
export type AuditEvent = {
  action: AuditAction
  recordId?: string
  record?: string
  details?: string
  /** The part of the details that searches find; all of them by default. */
  searched?: string
}

const pendingAudit = new WeakMap<Trx, { by: Actor; event: AuditEvent }[]>()

/** Adds an entry to the chain, in the transaction of the event itself: both are committed or neither. */
export function recordAudit(trx: Trx, by: Actor, ...events: AuditEvent[]): void {
  const pending = pendingAudit.get(trx) ?? []
  pendingAudit.set(trx, pending)
  for (const event of events) pending.push({ by, event })
}

/** A query of SQLite takes 32,766 parameters. A move in a long list writes an entry for each record that it passes. */
const maxInserted = 1000

/** Called before each commit. Locks the head row, so that entries form one chain; last, to avoid deadlocks. */
export async function flushAudit(trx: Trx, heads: HeadMonitor): Promise<SignedHead | undefined> {
  const recorded = pendingAudit.get(trx)
  if (!recorded) return undefined
  const head = await trx
    .updateTable("auditHead")
    .set(({ ref }) => ({ position: ref("position") }))
    .returning(["position", "hash", "keyId", "signature"])
    .executeTakeFirstOrThrow()
  const finding = heads.findingAt(head)
  const pending = finding ? [{ by: serverActor, event: findingEvent(finding, head) }, ...recorded] : recorded
  let { position, hash } = head
  const at = new Date().toISOString()
  const entries = pending.map(({ by, event }) => {
    const { action, recordId = "", record = "", details = "", searched = details } = event
    const { userId, email, address, userAgent } = by
    const content = { at, actorId: userId, actor: email, action, recordId, record, details, address, userAgent }
    const entry = { _id: newId(), position: ++position, ...content, previousHash: hash }
    hash = entryHash(entry)
    return { ...entry, hash, searchText: searchText(email, action, recordId, record, searched, address) }
  })
  for (let from = 0; from < entries.length; from += maxInserted)
    await trx
      .insertInto("audit")
      .values(entries.slice(from, from + maxInserted))
      .execute()
  const newHead = signed({ position, hash }, heads.key())
  await trx.updateTable("auditHead").set(newHead).execute()
  return newHead
}

/** The actor of events that no signed-in user caused. */
export const serverActor: Actor = { userId: "", email: "", address: "", userAgent: "" }

/** The email of the actor that creates the first admin. */
export const firstStart = "the first start"

const findingEvent = (action: Finding, { position, keyId }: SignedHead): AuditEvent => ({
  action,
  details: [`position: ${position}`, ...(keyId ? [`key: ${keyId}`] : [])].join("\n"),
})

/** Hashes every column except the derived search text, including the previous entry's hash. */
export function entryHash(entry: Omit<AuditEntry, "hash">): string {
  const { _id, position, at, actorId, actor, action, recordId, record, details, address, userAgent } = entry
  const content = [_id, position, at, actorId, actor, action, recordId, record, details, address, userAgent]
  return createHash("sha256")
    .update(JSON.stringify([...content, entry.previousHash]))
    .digest("hex")
}
