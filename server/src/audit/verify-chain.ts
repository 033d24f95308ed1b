import { setImmediate as nextTurn } from "node:timers/promises"
import { type AuditSignature, type Problem, problem } from "contract"
import { entryHash } from "#audit-log/entry.ts"
import type { Finding } from "#audit-log/head-monitor.ts"
import { readHeads } from "#audit-log/heads-file.ts"
import { type AuditKey, type Head, keyOf, stateOf } from "#audit-log/signed-head.ts"
import type { Database } from "#db/open.ts"
import type { AuditHeadRow, AuditRow } from "#schema.ts"
import { hasKeys } from "#signing-keys.ts"

/** A batch takes some milliseconds; after it the loop yields to the event loop. */
const batchSize = 200

export type Verdict = {
  entries: number
  lastHash: string
  fault: Problem | null
  signature: AuditSignature
  signedFrom: number
}

/** Verifies each entry's hash and position, up to the signed head. Heads recorded outside the database (file, mails) must be part of it. */
export async function verifyChain(database: Pick<Database, "read" | "location">, given: readonly Head[] = []) {
  const key = hasKeys(database.location) ? keyOf(database.location) : null
  // Read before the head in the database, so that no head recorded meanwhile seems to be missing from the chain.
  const recorded = [...(key ? readHeads(database.location, key) : []), ...given]
  // On SQLite, reads in this turn of the event loop may share a snapshot that is older than these heads.
  await nextTurn()
  const head = await database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  return followChain(entriesUpTo(head, database), { head, key, recorded })
}

type Expected = { head: AuditHeadRow; key: AuditKey | null; recorded?: readonly Head[] }

/** Follows entries in the order of their positions, up to the head. */
export async function followChain(entries: AsyncIterable<AuditRow>, { head, key, recorded = [] }: Expected) {
  const signature = stateOf(head, key)
  const recordedAt = Map.groupBy(recorded, ({ position }) => position)
  let [position, lastHash, signedFrom] = [0, "", 1]
  let forgedAt: number | undefined
  let differsAt: number | undefined
  const verdict = (fault: Problem | null): Verdict => ({
    entries: position,
    lastHash,
    fault,
    signature,
    signedFrom: signature === "unsigned" ? 0 : signedFrom,
  })
  for await (const entry of entries) {
    const fault = faultOf(entry, position, lastHash)
    if (fault) return verdict(fault)
    position = entry.position
    lastHash = entry.hash
    const finding = entry.action as Finding
    // A first signature can happen only once; another one means forgery.
    if (finding === "chain.first-signature" && signedFrom === 1) signedFrom = position
    else if (finding === "chain.first-signature" || finding === "chain.bad-signature") forgedAt ??= position
    if (recordedAt.get(position)?.some(({ hash }) => hash !== lastHash)) differsAt ??= position
  }
  if (position < head.position) return verdict(problem("chainCutOff", { entry: position }))
  // Faults in entries are reported before faults in signatures, because they are more specific.
  if (lastHash !== head.hash) return verdict(problem("chainReplaced"))
  if (signature === "invalid") return verdict(problem("chainForged"))
  if (forgedAt) return verdict(problem("chainForgedBefore", { entry: forgedAt }))
  differsAt ??= recorded.find((each) => each.position > position)?.position
  return verdict(differsAt ? problem("chainNotedElsewhere", { entry: differsAt }) : null)
}

async function* entriesUpTo(head: AuditHeadRow, { read }: Pick<Database, "read">) {
  const entries = read.selectFrom("audit").selectAll().where("position", "<=", head.position)
  const inOrder = entries.orderBy("position").limit(batchSize)
  for (let last = 0; ; await nextTurn()) {
    const batch = await inOrder.where("position", ">", last).execute()
    if (batch.length === 0) return
    yield* batch
    last = batch.at(-1)?.position ?? 0
  }
}

function faultOf(entry: AuditRow, lastPosition: number, lastHash: string): Problem | null {
  if (entry.position !== lastPosition + 1) return problem("chainMissing", { entry: lastPosition + 1 })
  if (entry.previousHash !== lastHash) return problem("chainBroken", { entry: entry.position })
  return entry.hash === entryHash(entry) ? null : problem("chainAltered", { entry: entry.position })
}
