import { setImmediate as nextTurn } from "node:timers/promises"
import { type AuditSignature, type Problem, problem } from "contract"
import { hashOf } from "#audit-log/entry.ts"
import { readHeads } from "#audit-log/heads-file.ts"
import { type Head, keyOf, stateOf } from "#audit-log/signed-head.ts"
import type { Finding } from "#audit-log/signing.ts"
import type { Database } from "#db/open.ts"
import { hasKeys } from "#keys.ts"
import type { AuditHeadRow, AuditRow } from "#schema.ts"

/** As many entries are read and hashed as take some milliseconds; then others have their turn. */
const atOnce = 200

export type Verdict = {
  entries: number
  lastHash: string
  fault: Problem | null
  signature: AuditSignature
  signedFrom: number
}

/**
 * Walks the whole chain: every entry is as it was written, follows the one before, and none is missing at the end, which
 * is signed. Heads that were noted outside the database, and those given, must be in it.
 */
export async function verifyChain(
  database: Pick<Database, "read" | "place">,
  given: readonly Head[] = [],
): Promise<Verdict> {
  const key = hasKeys(database.place) ? keyOf(database.place) : null
  // Before the end of the chain is read: what is noted meanwhile comes after it.
  const noted = [...(key ? readHeads(database.place, key) : []), ...given]
  const head = await database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  const signature = stateOf(head, key)
  const walk = newWalk(noted)
  const verdict = (fault: Problem | null): Verdict => {
    const { position: entries, lastHash } = walk
    return { entries, lastHash, fault, signature, signedFrom: signature === "unsigned" ? 0 : walk.signedFrom }
  }
  while (walk.position < head.position) {
    const entries = await entriesAfter(database, walk.position, head)
    if (entries.length === 0) return verdict(problem("chainCutOff", { entry: walk.position }))
    for (const entry of entries) {
      const fault = walk.step(entry)
      if (fault) return verdict(fault)
    }
    await nextTurn()
  }
  if (walk.lastHash !== head.hash) return verdict(problem("chainReplaced"))
  if (signature === "invalid") return verdict(problem("chainForged"))
  return verdict(walk.ended())
}

const entriesAfter = ({ read }: Pick<Database, "read">, position: number, head: AuditHeadRow) =>
  read
    .selectFrom("audit")
    .selectAll()
    .where("position", ">", position)
    .where("position", "<=", head.position)
    .orderBy("position")
    .limit(atOnce)
    .execute()

/** Follows the chain entry by entry; what is wrong with the entries themselves says more than what is with signatures. */
function newWalk(noted: readonly Head[]) {
  const notedAt = Map.groupBy(noted, ({ position }) => position)
  let forgedAt: number | undefined
  let differsAt: number | undefined
  const walk = {
    position: 0,
    lastHash: "",
    signedFrom: 1,
    step(entry: AuditRow): Problem | null {
      const fault = faultOf(entry, walk.position, walk.lastHash)
      if (fault) return fault
      const { position, hash, action } = entry
      const finding = action as Finding
      walk.position = position
      walk.lastHash = hash
      if (finding === "chain.bad-signature") forgedAt ??= position
      // Signed for the first time happens once.
      if (finding === "chain.first-signature" && walk.signedFrom > 1) forgedAt ??= position
      else if (finding === "chain.first-signature") walk.signedFrom = position
      if (notedAt.get(position)?.some((head) => head.hash !== hash)) differsAt ??= position
      return null
    },
    /** After the last entry. */
    ended(): Problem | null {
      if (forgedAt) return problem("chainForgedBefore", { entry: forgedAt })
      differsAt ??= noted.find(({ position }) => position > walk.position)?.position
      return differsAt ? problem("chainNotedElsewhere", { entry: differsAt }) : null
    },
  }
  return walk
}

function faultOf(entry: AuditRow, before: number, lastHash: string): Problem | null {
  if (entry.position !== before + 1) return problem("chainMissing", { entry: before + 1 })
  if (entry.previousHash !== lastHash) return problem("chainBroken", { entry: entry.position })
  return entry.hash === hashOf(entry) ? null : problem("chainAltered", { entry: entry.position })
}
