import { sql, type Transaction } from "kysely"
import { verifyChain } from "#audit/verify-chain.ts"
import { entryHash, recordAudit } from "#audit-log/entry.ts"
import { isPostgres } from "#db/is-postgres.ts"
import { type Database, type DatabaseLocation, openDatabase } from "#db/open.ts"
import { createLog } from "#log.ts"
import type { AuditHeadRow, AuditRow, Tables } from "#schema.ts"
import { type DatabaseKind, freshLocation } from "#test/test-app.ts"

export const log = createLog("silent")
const secretKey = "a key of the tests that nobody else knows"
export const actor = { userId: "u", email: "admin@example.com", address: "127.0.0.1", userAgent: "" }

export const write = (database: Database, count = 1) =>
  database.write([], async (trx) => {
    for (let index = 0; index < count; index++)
      recordAudit(trx, actor, { action: "course.update", recordId: "c", record: `${index}` })
  })

/** A log with some entries, and ways to tamper with it outside the program. */
export async function aLog(kind: DatabaseKind, entries: number) {
  const location = { ...(await freshLocation(kind)), secretKey }
  let database = await openDatabase(location, log)
  await write(database, entries)
  const head = () => database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  return {
    location,
    head,
    database: () => database,
    verdict: () => verifyChain(database),
    reopen: async (other: Partial<DatabaseLocation> = {}) => {
      await database.close()
      database = await openDatabase({ ...location, ...other }, log)
    },
    asScript: (work: (trx: Transaction<Tables>) => Promise<unknown>) =>
      database.write([], async (trx) => {
        await dropTriggers(trx)
        await work(trx)
      }),
    end: async () => {
      await database.close()
      await location.remove()
    },
  }
}

export async function dropTriggers(trx: Transaction<Tables>) {
  if (isPostgres(trx)) return sql`drop trigger if exists audit_no_change on audit`.execute(trx)
  await sql`drop trigger if exists audit_no_update`.execute(trx)
  return sql`drop trigger if exists audit_no_delete`.execute(trx)
}

/** Deletes all entries after a position, and adjusts the head to match. */
export async function cutAfter(trx: Transaction<Tables>, position: number, head: Partial<AuditHeadRow> = {}) {
  await trx.deleteFrom("audit").where("position", ">", position).execute()
  const last = await trx.selectFrom("audit").select("hash").where("position", "=", position).executeTakeFirstOrThrow()
  await trx
    .updateTable("auditHead")
    .set({ position, ...last, ...head })
    .execute()
}

/** Changes an entry, and recomputes all later hashes and the head's. */
export async function rewriteFrom(trx: Transaction<Tables>, position: number) {
  const rows = await trx.selectFrom("audit").selectAll().where("position", ">=", position).orderBy("position").execute()
  let previousHash = rows[0]?.previousHash ?? ""
  for (const row of rows) {
    const entry: AuditRow = {
      ...row,
      actor: row.position === position ? "somebody@else.example" : row.actor,
      previousHash,
    }
    previousHash = entryHash(entry)
    const values = { actor: entry.actor, previousHash: entry.previousHash, hash: previousHash }
    await trx.updateTable("audit").set(values).where("_id", "=", row._id).execute()
  }
  await trx.updateTable("auditHead").set({ hash: previousHash }).execute()
}
