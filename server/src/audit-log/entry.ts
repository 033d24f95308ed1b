import { createHash } from "node:crypto"
import type { AuditAction, AuditEntry } from "contract"
import { type SignedHead, signed } from "#audit-log/signed-head.ts"
import type { Finding, Signing } from "#audit-log/signing.ts"
import { newId } from "#new-id.ts"
import type { Trx } from "#schema.ts"
import { searchText } from "#search-text.ts"

/** Who does something, and from where. */
export type Actor = { userId: string; email: string; address: string; userAgent: string }

/** What was done, and to which record, if it was one. `record` is the name by which people know it. */
export type AuditEvent = {
  action: AuditAction
  recordId?: string
  record?: string
  details?: string
  /** What a search finds of the details, if not all of them. */
  searched?: string
}

const pendingAudit = new WeakMap<Trx, { by: Actor; event: AuditEvent }[]>()

/** Adds an entry to the chain, in the transaction of the event itself: neither is ever kept without the other. */
export function recordAudit(trx: Trx, by: Actor, ...events: AuditEvent[]): void {
  const notes = pendingAudit.get(trx) ?? []
  pendingAudit.set(trx, notes)
  for (const event of events) notes.push({ by, event })
}

/** Called before each commit. Locks the head row, so that entries form one chain; last, to avoid deadlocks. */
export async function flushAudit(trx: Trx, signing: Signing): Promise<SignedHead | undefined> {
  const noted = pendingAudit.get(trx)
  if (!noted) return undefined
  const head = await trx
    .updateTable("auditHead")
    .set(({ ref }) => ({ position: ref("position") }))
    .returning(["position", "hash", "keyId", "signature"])
    .executeTakeFirstOrThrow()
  const finding = signing.findingAt(head)
  const notes = finding ? [{ by: theServer, event: foundAt(finding, head) }, ...noted] : noted
  let { position, hash } = head
  const at = new Date().toISOString()
  const entries = notes.map(({ by, event }) => {
    const { action, recordId = "", record = "", details = "", searched = details } = event
    const { userId, email, address, userAgent } = by
    const said = { at, actorId: userId, actor: email, action, recordId, record, details, address, userAgent }
    const entry = { _id: newId(), position: ++position, ...said, previousHash: hash }
    hash = hashOf(entry)
    return { ...entry, hash, searchText: searchText(email, action, recordId, record, searched, address) }
  })
  await trx.insertInto("audit").values(entries).execute()
  const end = signed({ position, hash }, signing.key())
  await trx.updateTable("auditHead").set(end).execute()
  return end
}

/** What nobody who is signed in did. */
export const theServer: Actor = { userId: "", email: "", address: "", userAgent: "" }

const foundAt = (action: Finding, { position, keyId }: SignedHead): AuditEvent => ({
  action,
  details: [`position: ${position}`, ...(keyId ? [`key: ${keyId}`] : [])].join("\n"),
})

/** Covers every column that says something, the hash of the entry before among them. */
export function hashOf(entry: Omit<AuditEntry, "hash">): string {
  const { _id, position, at, actorId, actor, action, recordId, record, details, address, userAgent } = entry
  const said = [_id, position, at, actorId, actor, action, recordId, record, details, address, userAgent]
  return createHash("sha256")
    .update(JSON.stringify([...said, entry.previousHash]))
    .digest("hex")
}
