import { setImmediate as nextTurn } from "node:timers/promises"
import { say } from "contract"
import { hashOf } from "#audit/entry.ts"
import type { Database } from "#db/open.ts"
import type { AuditRow } from "#db/schema.ts"

/** As many entries are read and hashed as take some milliseconds; then others have their turn. */
const atOnce = 200

export type Verdict = { entries: number; lastHash: string; fault: string | null }

/** Walks the whole chain: every entry is as it was written, follows the one before, and none is missing at the end. */
export async function verifyChain(database: Pick<Database, "read">): Promise<Verdict> {
  // Asked first: entries that are added meanwhile come after it.
  const head = await database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  let [position, lastHash] = [0, ""]
  const faulty = (fault: string): Verdict => ({ entries: position, lastHash, fault })
  while (position < head.position) {
    const entries = await database.read
      .selectFrom("audit")
      .selectAll()
      .where("position", ">", position)
      .where("position", "<=", head.position)
      .orderBy("position")
      .limit(atOnce)
      .execute()
    if (entries.length === 0) return faulty(say("chainCutOff", position))
    for (const entry of entries) {
      const fault = faultOf(entry, position, lastHash)
      if (fault) return faulty(fault)
      position = entry.position
      lastHash = entry.hash
    }
    await nextTurn()
  }
  if (lastHash !== head.hash) return faulty(say("chainReplaced"))
  return { entries: position, lastHash, fault: null }
}

function faultOf(entry: AuditRow, before: number, lastHash: string): string | null {
  if (entry.position !== before + 1) return say("chainMissing", before + 1)
  if (entry.previousHash !== lastHash) return say("chainBroken", entry.position)
  return entry.hash === hashOf(entry) ? null : say("chainAltered", entry.position)
}
