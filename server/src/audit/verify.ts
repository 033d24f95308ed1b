import { hashOf } from "#audit/entry.ts"
import type { Database } from "#db/open.ts"

const atOnce = 1000

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
    if (entries.length === 0) return faulty(`The entries after ${position} are missing`)
    for (const entry of entries) {
      if (entry.position !== position + 1) return faulty(`Entry ${position + 1} is missing`)
      if (entry.previousHash !== lastHash) return faulty(`Entry ${entry.position} does not follow the one before it`)
      if (entry.hash !== hashOf(entry)) return faulty(`Entry ${entry.position} is not as it was written`)
      position = entry.position
      lastHash = entry.hash
    }
  }
  if (lastHash !== head.hash) return faulty("The last entry is not the one that was written last")
  return { entries: position, lastHash, fault: null }
}
