import { setTimeout as wait } from "node:timers/promises"
import type { NumberSeen } from "contract"
import type { Database } from "#db/open.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"

/** A verification waits no longer for a database that accepts no writes: that accepts no correction either. */
const maxWaitMs = 1000

/** A number that is corrected at this very moment is looked up again. */
export const maxSeenAttempts = 3

export type SeenRow = Pick<CertificateRow, "_id" | "certificationNo" | "numberSeen">

/**
 * Marks these numbers as seen before they are shown, so that they cannot be corrected any more. Resolves to false if one of
 * them may have been corrected just before: then it must be looked up again.
 */
export async function markSeen({ write }: Pick<Database, "write">, rows: readonly SeenRow[], how: NumberSeen) {
  const unseen = rows.filter(({ numberSeen }) => numberSeen === "")
  if (unseen.length === 0) return true
  const marked = write([], (trx) =>
    trx
      .updateTable("certificate")
      .set({ numberSeen: how })
      .where(
        "_id",
        "in",
        unseen.map(({ _id }) => _id),
      )
      .where(
        "certificationNo",
        "in",
        unseen.map(({ certificationNo }) => certificationNo),
      )
      .where("numberSeen", "=", "")
      .returning("_id")
      .execute(),
  ).then(
    ({ length }) => length === unseen.length,
    () => true,
  )
  return Promise.race([marked, wait(maxWaitMs, true, { ref: false })])
}
