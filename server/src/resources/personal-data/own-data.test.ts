import { type Kysely, type KyselyPlugin, sql } from "kysely"
import { expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { ownActivity } from "#resources/personal-data/own-activity.ts"
import { ownData } from "#resources/personal-data/own-data.ts"
import type { Tables } from "#schema.ts"
import { aCertificate } from "#test/factories.ts"
import { startTestApp } from "#test/test-app.ts"

/** Columns that say who somebody is, or what they have done. */
const namesPerson = /^(userId|instructorId|actorId|actor|recipient|address|userAgent|.*email)$/i

/** Tables with such a column that are not in the archive, and why. */
const leftOut: Partial<Record<keyof Tables, string>> = {
  deletion: "who deleted what is in the bin for a month; the audit log has it too",
  profileChange: "what their own profile was before they changed it, for some hours; then the audit log has it",
  team: "the office wrote it for the public page of the team, where everybody reads it",
}

/** Records which tables are read. */
function tableRecorder() {
  const tables = new Set<string>()
  const name =
    /"TableNode","table":\{"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      for (const [, table = ""] of JSON.stringify(node).matchAll(name)) tables.add(table)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { tables, plugin }
}

test("each table that names a person is in the archive of their own data, or left out for a reason", async () => {
  const { database, as, stop } = await startTestApp("sqlite")
  const { _id, email } = await as("student")
  const certificate = newCertificate(aCertificate({ candidateEmail: email }))
  await database.write([], (trx) => trx.insertInto("certificate").values(certificate).execute())
  const user = await database.read.selectFrom("user").selectAll().where("_id", "=", _id).executeTakeFirstOrThrow()

  const { tables, plugin } = tableRecorder()
  const read = (database.read as Kysely<Tables>).withPlugin(plugin)
  await ownData({ read }, { ...user, isVerified: 1 }, "")
  const person = { userId: _id, email, recordIds: [_id], certificateIds: [certificate._id] }
  await Array.fromAsync(ownActivity({ read }, person))

  const columns = await sql<{ table: string; name: string }>`
    select tables.name as "table", columns.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table'`.execute(database.read)
  await stop()
  const naming = new Set(columns.rows.filter(({ name }) => namesPerson.test(name)).map(({ table }) => table))
  // The account itself is given to it.
  const missing = [...naming].filter((table) => table !== "user" && !tables.has(table))
  expect(naming.size).toBeGreaterThan(10)
  expect(missing.sort()).toEqual(Object.keys(leftOut).sort())
})
