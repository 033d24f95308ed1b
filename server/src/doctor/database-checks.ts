import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { messageOf } from "contract"
import type { Kysely } from "kysely"
import { verifyChain } from "#audit/verify-chain.ts"
import { keyOf, stateOf } from "#audit-log/signed-head.ts"
import { backUpNightly } from "#backup/nightly.ts"
import { outdatedMigration, refuseOtherVersions } from "#db/migrate.ts"
import type { Database, DatabaseLocation } from "#db/open.ts"
import { integrityProblems } from "#db/sqlite/integrity.ts"
import { error, type Finding, ok, warning } from "#doctor/finding.ts"
import type { Tables } from "#schema.ts"
import { hasKeys } from "#signing-keys.ts"

const restoreAdvice = 'Restore the last intact backup: docs/operations.md, "Backup and restore"'

export async function migrationFindings(kysely: Kysely<Tables>): Promise<Finding[]> {
  await refuseOtherVersions(kysely)
  const from = await outdatedMigration(kysely)
  if (!from) return [ok("The tables are those of this version")]
  const advice = "The next start of the server updates it, after it has written a backup"
  return [warning(`The tables are those of an earlier version (${from})`, advice)]
}

/** SQLite's own check of every page and index. PostgreSQL has its own checksums. */
export async function integrityFindings({ dataDir, databaseUrl }: DatabaseLocation): Promise<Finding[]> {
  if (databaseUrl) return []
  const problems = await integrityProblems(dataDir)
  if (problems.length > 0) return problems.map((problem) => error(`The database is damaged: ${problem}`, restoreAdvice))
  return [ok("The file is intact")]
}

/** Rows whose user or course is missing. PostgreSQL never has any; SQLite may, after a change with another program. */
export async function orphanedRowFindings({ dataDir, databaseUrl }: DatabaseLocation): Promise<Finding[]> {
  if (databaseUrl) return []
  using file = new DatabaseSync(join(dataDir, "prohori.db"), { readOnly: true, timeout: 5000 })
  const rows = file
    .prepare('select "table", parent, count(*) as count from pragma_foreign_key_check group by 1, 2')
    .all()
  return rows.map(({ table, parent, count }) =>
    error(`${count} rows of the table ${table} belong to a missing ${parent}`, restoreAdvice),
  )
}

export async function keyFindings({ read, location }: Pick<Database, "read" | "location">): Promise<Finding[]> {
  const head = await read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  const advice = "Set SECRET_KEY, or copy secret.key into DATA_DIR, from where you store the keys"
  if (!hasKeys(location)) {
    const text = "Neither SECRET_KEY nor secret.key is here: certificates cannot be signed"
    return [
      head.signature === "" ? warning(text, "The first start of the server makes secret.key") : error(text, advice),
    ]
  }
  if (stateOf(head, keyOf(location)) === "otherKey")
    return [error("The audit log was signed with another key than SECRET_KEY or secret.key", advice)]
  return [ok(`The key is in ${location.secretKey === undefined ? "secret.key" : "SECRET_KEY"}`)]
}

export async function auditFindings(database: Pick<Database, "read" | "location">): Promise<Finding[]> {
  const { fault, entries } = await verifyChain(database)
  const advice = "Find out who could write to the database. After a restore by other means, see npm run verify-audit"
  if (fault) return [error(messageOf(fault), advice)]
  const last = await database.read
    .selectFrom("audit")
    .select("at")
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst()
  if (last && Date.parse(last.at) > Date.now() + clockToleranceMs)
    return [error(`The last entry is of the future (${last.at})`, "Correct the clock of this machine (timedatectl)")]
  return [ok(`The audit log is intact: ${entries} entries`)]
}

const clockToleranceMs = 60_000
const maxJobAgeMs = 3 * 24 * 60 * 60 * 1000

/** The jobs that one of all servers does, daily. */
export async function jobFindings({ read }: Pick<Database, "read">): Promise<Finding[]> {
  const runs = await read.selectFrom("jobRun").selectAll().orderBy("startedAt").execute()
  const last = runs.at(-1)?.startedAt
  if (!last) return [ok("The daily jobs have not run yet")]
  const isOld = Date.parse(last) < Date.now() - maxJobAgeMs
  const text = `The daily jobs last ran at ${last}`
  return [
    isOld ? warning(text, "Start the server: npm start") : ok(text),
    ...runs
      // The backup has findings of its own.
      .filter(({ name, failedAt }) => failedAt !== "" && name !== backUpNightly.name)
      .map(({ name, failedAt }) =>
        error(`The job ${name} failed at ${failedAt}`, "See the server's log for the reason"),
      ),
  ]
}
