import { type Problem, problem } from "contract"
import { followChain } from "#audit/verify-chain.ts"
import { keyOf } from "#audit-log/signed-head.ts"
import { readParts } from "#backup/archive.ts"
import { rowsIn, secretIn, secretPart, tableOf } from "#backup/backup.ts"
import type { Row } from "#backup/snapshot.ts"
import type { DatabaseLocation } from "#db/open.ts"
import type { AuditHeadRow, AuditRow } from "#schema.ts"
import { secretOf } from "#signing-keys.ts"

/** Verifies the audit log in a backup with the key that the restored site will have. Null if it is intact. */
export async function faultInLog(path: string, location: DatabaseLocation): Promise<Problem | null> {
  let secretKey = secretOf(location)
  let head: AuditHeadRow | undefined
  let hasEntries = false
  for await (const part of readParts(path)) {
    const table = tableOf(part.name)
    if (part.name === secretPart) secretKey = secretIn(part.content)
    hasEntries ||= table === "audit"
    if (table !== "auditHead") continue
    // Logs from before signing was introduced have no such columns.
    head = { keyId: "", signature: "", ...((await rowsIn(part))[0] as Row) } as unknown as AuditHeadRow
    break
  }
  if (!head) return hasEntries ? problem("chainReplaced") : null
  const key = secretKey === undefined ? null : keyOf({ dataDir: location.dataDir, secretKey })
  return (await followChain(entriesIn(path), { head, key })).fault
}

/** In the order of their positions. PostgreSQL may have returned them in another order; then some wait in memory. */
async function* entriesIn(path: string): AsyncGenerator<AuditRow> {
  const waiting = new Map<number, AuditRow>()
  let next = 1
  for await (const part of readParts(path)) {
    const table = tableOf(part.name)
    if (table === "auditHead") break
    if (table !== "audit") continue
    for (const row of (await rowsIn(part)) as unknown as AuditRow[]) waiting.set(row.position, row)
    for (let row = waiting.get(next); row; row = waiting.get(++next)) {
      waiting.delete(next)
      yield row
    }
  }
  // After a missing entry: the first one of these shows the gap.
  yield* [...waiting.values()].sort((one, other) => one.position - other.position)
}
