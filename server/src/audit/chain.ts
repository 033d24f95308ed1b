import type { AuditChain } from "contract"
import { verifyChain } from "#audit/verify.ts"
import type { Database } from "#db/open.ts"

const goodFor = 60 * 1000

/** Verifies the log for whoever asks: once for all who ask meanwhile, and not again within a minute. */
export function chainOf(database: Database): () => Promise<AuditChain> {
  let last: { from: number; answer: Promise<AuditChain> } | undefined

  async function check(): Promise<AuditChain> {
    const { entries, fault, lastHash } = await verifyChain(database)
    const checkedAt = new Date()
    if (last) last.from = checkedAt.getTime()
    return { entries, fault: fault ?? "", checkedAt: checkedAt.toISOString(), lastHash }
  }

  return () => {
    if (last && Date.now() - last.from < goodFor) return last.answer
    const answer = check()
    // Until it is known, it is not old.
    const mine = { from: Number.POSITIVE_INFINITY, answer }
    last = mine
    answer.catch(() => {
      if (last === mine) last = undefined
    })
    return answer
  }
}
