import { execFile } from "node:child_process"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { recordAudit } from "#audit-log/entry.ts"
import { openDatabase } from "#db/open.ts"
import { createLog } from "#log.ts"
import { templateName } from "#test/postgres/postgres-cluster.ts"
import { programPath } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const run = promisify(execFile)
const actor = { userId: "u", email: "admin@example.com", address: "", userAgent: "" }

test("the command says whether the log contains a mailed head, and which key signed it", async () => {
  const location = await freshLocation("sqlite", templateName)
  const database = await openDatabase(location, createLog("silent"))
  const write = () =>
    database.write([], async (trx) => recordAudit(trx, actor, { action: "course.update", recordId: "c", record: "" }))
  await write()
  const { hash } = await database.read.selectFrom("auditHead").select("hash").executeTakeFirstOrThrow()
  await write()

  const verify = async (options: string[], environment = {}) => {
    const env = { DATA_DIR: location.dataDir, LOG_LEVEL: "silent", ...environment }
    const command = [programPath("commands/verify-audit"), ...options]
    const { stdout, stderr, code = 0 } = await run(process.execPath, command, { env }).catch((error) => error)
    return { code, lines: `${stdout}${stderr}`.trim().split("\n") }
  }
  const intact = expect.stringMatching(/^The audit log is intact: 2 entries, the last hash is [\da-f]{64}$/)
  expect(await verify(["--head", `1:${hash}`])).toEqual({
    code: 0,
    lines: [intact, `It contains entry 1 with the hash ${hash}`, "Signed with this key"],
  })
  const missing = { code: 1, lines: [expect.stringContaining("differs from the one recorded"), expect.anything()] }
  expect(await verify(["--head", `2:${hash}`])).toEqual(missing)
  expect(await verify(["--head", `3:${hash}`])).toEqual(missing)
  expect(await verify(["--head", "1"])).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/^--head must have the form/)],
  })
  const other = await verify([], { SECRET_KEY: "another key, which is not this server's own" })
  expect(other).toEqual({ code: 1, lines: [intact, expect.stringMatching(/^Its end was signed with another key/)] })
  await database.close()

  // As in an old backup, from before this table existed.
  const file = new DatabaseSync(join(location.dataDir, "prohori.db"))
  file.exec("drop table image")
  file.close()
  expect(await verify([])).toMatchObject({ code: 0, lines: [intact, "Signed with this key"] })
  await location.remove()
})
