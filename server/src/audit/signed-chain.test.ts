import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { problem } from "contract"
import { expect, inject, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { entryHash, recordAudit } from "#audit-log/entry.ts"
import { type Database, type DatabaseLocation, openDatabase, openReadOnly } from "#db/open.ts"
import { actor, aLog, cutAfter, log, rewriteFrom, write } from "#test/tampered-log.ts"
import { type DatabaseKind, freshLocation } from "#test/test-app.ts"

const kinds: DatabaseKind[] = inject("postgresUrl") === "" ? ["sqlite"] : ["sqlite", "postgres"]

test.for(kinds)("a truncated log with a matching head has an invalid signature, on %s", async (kind) => {
  const { verdict, asScript, database, end } = await aLog(kind, 150)
  expect(await verdict()).toMatchObject({ fault: null, signature: "valid", signedFrom: 1, entries: 150 })
  await asScript((trx) => cutAfter(trx, 120))
  expect(await verdict()).toMatchObject({ fault: problem("chainForged"), signature: "invalid" })
  await write(database())
  expect((await verdict()).fault).toEqual(problem("chainForgedBefore", { entry: 121 }))
  await end()
})

test.for(kinds)("a log rewritten from entry 100 on has an invalid signature, on %s", async (kind) => {
  const { verdict, asScript, database, end } = await aLog(kind, 150)
  await asScript((trx) => rewriteFrom(trx, 100))
  expect((await verdict()).fault).toEqual(problem("chainForged"))
  // New, signed entries do not hide the forgery.
  await write(database(), 3)
  expect(await verdict()).toMatchObject({
    fault: problem("chainForgedBefore", { entry: 151 }),
    signature: "valid",
    entries: 154,
  })
  await end()
})

test.for([
  ["an entry", 2, problem("chainBroken", { entry: 3 })],
  ["the last entry", 5, problem("chainReplaced")],
] as const)("%s that was rewritten with a matching hash of its own is found", async ([, position, fault]) => {
  const { verdict, asScript, end } = await aLog("sqlite", 5)
  await asScript(async (trx) => {
    const entry = await trx.selectFrom("audit").selectAll().where("position", "=", position).executeTakeFirstOrThrow()
    const actor = "somebody@else.example"
    const values = { actor, hash: entryHash({ ...entry, actor }) }
    await trx.updateTable("audit").set(values).where("position", "=", position).execute()
  })
  expect((await verdict()).fault).toEqual(fault)
  await end()
})

test("a change of any column of an entry is found", async () => {
  const { verdict, asScript, database, end } = await aLog("sqlite", 3)
  const { _id, searchText, ...entry } = await database()
    .read.selectFrom("audit")
    .selectAll()
    .where("position", "=", 2)
    .executeTakeFirstOrThrow()
  const set = (values: object) =>
    asScript((trx) => trx.updateTable("audit").set(values).where("_id", "=", _id).execute())
  const undetected: string[] = []
  for (const column of Object.keys(entry)) {
    await set({ [column]: column === "position" ? 9 : "changed" })
    if (!(await verdict()).fault) undetected.push(column)
    await set(entry)
  }
  expect(undetected).toEqual([])
  expect((await verdict()).fault).toBeNull()
  await end()
})

test.for(kinds)(
  "a rollback to an old head with its valid signature is detected by the heads outside the database, on %s",
  async (kind) => {
    const { location, head, verdict, asScript, database, reopen, end } = await aLog(kind, 20)
    const old = await head()
    await write(database(), 5)
    await reopen()
    await asScript((trx) => cutAfter(trx, 20, old))
    expect(await verdict()).toMatchObject({ fault: problem("chainNotedElsewhere", { entry: 25 }), signature: "valid" })
    // The server detects it too, and records it in the log permanently.
    await write(database())
    const found = database().read.selectFrom("audit").select("details").where("action", "=", "chain.rolled-back")
    expect(await found.execute()).toEqual([{ details: expect.stringMatching(/^position: 20/) }])
    expect((await verdict()).fault).not.toBeNull()
    // An operator who restores a backup deletes these files.
    await reopen()
    for (const name of headsFilesOf(location)) rmSync(name)
    expect((await verdict()).fault).toBeNull()
    await end()
  },
)

test("a log that was rolled back, and then continued up to the same position, is found", async () => {
  const { database, location, head, asScript, reopen, end } = await aLog("sqlite", 2)
  const old = await head()
  await write(database())
  await reopen()
  const [file = ""] = headsFilesOf(location)
  const recorded = readFileSync(file)
  rmSync(file)
  await asScript((trx) => cutAfter(trx, 2, old))
  await reopen()
  await write(database())
  expect((await head()).position).toBe(3)
  await reopen()
  writeFileSync(file, recorded)
  await reopen()
  await write(database())
  const found = database().read.selectFrom("audit").select("details").where("action", "=", "chain.rolled-back")
  expect(await found.execute()).toEqual([{ details: expect.stringMatching(/^position: 3/) }])
  await end()
})

function headsFilesOf({ dataDir, databaseUrl }: DatabaseLocation) {
  const name = databaseUrl ? /^audit-heads-[\da-f]{8}$/ : /^audit-heads$/
  const [file = ""] = readdirSync(dataDir).filter((each) => name.test(each))
  return [join(dataDir, file)]
}

test.for(kinds)("a log from before signing was introduced is signed from its next entry on, on %s", async (kind) => {
  const { verdict, head, asScript, location, database, reopen, end } = await aLog(kind, 10)
  await reopen()
  for (const name of headsFilesOf(location)) rmSync(name)
  await asScript((trx) => trx.updateTable("auditHead").set({ keyId: "", signature: "" }).execute())
  await reopen()
  expect(await verdict()).toMatchObject({ fault: null, signature: "unsigned", signedFrom: 0 })
  await write(database())
  expect(await verdict()).toMatchObject({ fault: null, signature: "valid", signedFrom: 11, entries: 12 })
  const { action } = await database()
    .read.selectFrom("audit")
    .select("action")
    .where("position", "=", 11)
    .executeTakeFirstOrThrow()
  expect(action).toBe("chain.first-signature")
  // Once the log is signed, a missing signature means tampering.
  await asScript((trx) => trx.updateTable("auditHead").set({ keyId: "", signature: "" }).execute())
  await write(database())
  expect((await verdict()).fault).toEqual(problem("chainForgedBefore", { entry: 13 }))
  expect((await head()).signature).toMatch(/^[\da-f]{64}$/)
  await end()
})

test("a signed log whose signature was removed is not mistaken for one from before signing", async () => {
  const { verdict, asScript, database, reopen, end } = await aLog("sqlite", 5)
  await asScript((trx) => trx.updateTable("auditHead").set({ keyId: "", signature: "" }).execute())
  await reopen()
  await write(database())
  expect((await verdict()).fault).toEqual(problem("chainForgedBefore", { entry: 6 }))
  await end()
})

test.for(kinds)("a log signed with another key is not reported as damaged, on %s", async (kind) => {
  const { verdict, database, reopen, end } = await aLog(kind, 3)
  await reopen({ secretKey: "the key of another server beside this one" })
  expect(await verdict()).toMatchObject({ fault: null, signature: "otherKey" })
  await write(database())
  expect(await verdict()).toMatchObject({ fault: null, signature: "valid", entries: 5 })
  const entry = database().read.selectFrom("audit").select(["action", "details"]).where("position", "=", 4)
  const details = expect.stringMatching(/^position: 3\nkey: [\da-f]{16}$/)
  expect(await entry.executeTakeFirst()).toEqual({ action: "chain.other-key", details })
  await end()
})

test.skipIf(inject("postgresUrl") === "")(
  "the recorded heads still count after a change of PostgreSQL's password",
  async () => {
    const { location, database, reopen, end } = await aLog("postgres", 1)
    const url = new URL(location.databaseUrl ?? "")
    url.password = "changed"
    await reopen({ databaseUrl: url.href })
    await write(database())
    await reopen()
    expect(readdirSync(location.dataDir).filter((name) => name.startsWith("audit-heads"))).toHaveLength(1)
    await end()
  },
)

test("an entry that is written between the first read of a check and its list of recorded heads is not missing", async () => {
  const { location, database, head, end } = await aLog("sqlite", 3)
  const checking = await openReadOnly(location, log)
  await write(database())
  const recorded = await head()
  // Reads in the same turn of the event loop share a snapshot, here one from before the entry.
  const { position } = await checking.read.selectFrom("auditHead").select("position").executeTakeFirstOrThrow()
  expect([position, recorded.position]).toEqual([3, 4])
  expect(await verifyChain(checking, [recorded])).toMatchObject({ fault: null, entries: 4 })
  await checking.close()
  await end()
})

test("the head of a transaction that was rolled back is recorded nowhere", async () => {
  const { database, location, verdict, reopen, end } = await aLog("sqlite", 2)
  const failing = database().write([], async (trx) => {
    recordAudit(trx, actor, { action: "course.update", recordId: "c", record: "" })
    throw new Error("rolled back")
  })
  await expect(failing).rejects.toThrow("rolled back")
  await reopen()
  expect(readFileSync(headsFilesOf(location)[0] ?? "", "utf8")).toMatch(/^2 [\da-f]{64} [\da-f]{16} [\da-f]{64}\n$/)
  await write(database())
  expect(await verdict()).toMatchObject({ fault: null, entries: 3 })
  await end()
})

test("incomplete lines in the heads file, and lines with invalid signatures, are ignored", async () => {
  const { database, location, verdict, reopen, end } = await aLog("sqlite", 2)
  await reopen()
  const [file = ""] = headsFilesOf(location)
  const [line = ""] = readFileSync(file, "utf8").split("\n")
  appendFileSync(file, `9 ${"a".repeat(64)} ${line.split(" ")[2]} ${"b".repeat(64)}\n7 abc`)
  expect((await verdict()).fault).toBeNull()
  await write(database())
  await reopen()
  expect((await verdict()).fault).toBeNull()
  await end()
})

test("the file of signed heads is replaced when it is large, and its old heads still count", async () => {
  const { database, location, verdict, reopen, asScript, head, end } = await aLog("sqlite", 2)
  const old = await head()
  await write(database(), 3)
  await reopen()
  const [file = ""] = headsFilesOf(location)
  appendFileSync(file, "an incomplete line\n".repeat(4000))
  await write(database())
  await reopen()
  expect(readFileSync(file, "utf8")).toMatch(/^6 [\da-f]{64} [\da-f]{16} [\da-f]{64}\n$/)
  rmSync(file)
  await asScript((trx) => cutAfter(trx, 2, old))
  expect((await verdict()).fault).toEqual(problem("chainNotedElsewhere", { entry: 5 }))
  await end()
})

test.skipIf(inject("postgresUrl") === "")(
  "several servers with one key sign the same log without findings",
  async () => {
    const { database, location, verdict, end } = await aLog("postgres", 1)
    const other = { ...location, dataDir: (await freshLocation("sqlite")).dataDir }
    const servers = [database(), await openDatabase(other, log), await openDatabase(other, log)]
    await Promise.all(Array.from({ length: 30 }, (_, index) => write(servers[index % 3] as Database)))
    expect(await verdict()).toMatchObject({ fault: null, signature: "valid", entries: 31 })
    const findings = database().read.selectFrom("audit").select("action").where("action", "like", "chain.%")
    expect(await findings.execute()).toEqual([])
    await Promise.all(servers.slice(1).map((server) => server.close()))
    await end()
  },
)
