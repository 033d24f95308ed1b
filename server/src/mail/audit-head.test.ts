import { beforeEach, expect, test, vi } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { type Database, openDatabase } from "#db/open.ts"
import { createLog } from "#log.ts"
import { mailHeadIfDue } from "#mail/audit-head.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const day = 24 * 60 * 60 * 1000

onAnyDatabase("the head of the audit log", (app) => {
  const head = () => app().database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  const mails = () => app().database.read.selectFrom("mail").selectAll().orderBy("_id").execute()
  const write = (count: number) =>
    app().database.write([], async (trx) => {
      const by = { userId: "u", email: "u@example.com", address: "", userAgent: "" }
      for (let entry = 0; entry < count; entry++)
        recordAudit(trx, by, { action: "user.login", recordId: "u", record: "u" })
    })
  async function inDays<T>(days: number, work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ now: Date.now() + days * day, toFake: ["Date"] })
    return work().finally(() => vi.useRealTimers())
  }
  beforeEach(async () => {
    await app().database.write([], async (trx) => {
      await trx.deleteFrom("mail").execute()
      await trx.deleteFrom("user").execute()
      await trx
        .updateTable("auditHead")
        .set({ mailedAt: "", mailedPosition: (await head()).position })
        .execute()
    })
  })

  test("is mailed to every active admin after a week, in their language, but not at the first check", async () => {
    const [one, other] = [await app().as("admin"), await app().as("admin")]
    await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ language: "bn" }).where("_id", "=", other._id).execute(),
    )
    await app().database.write([], (trx) => trx.deleteFrom("mail").execute())
    expect(await mailHeadIfDue(app().database)).toBe(0)
    expect(await inDays(6, () => mailHeadIfDue(app().database))).toBe(0)
    expect(await inDays(7.1, () => mailHeadIfDue(app().database))).toBe(2)
    const { position, hash, signature, keyId } = await head()
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([one.email, other.email].sort())
    for (const { text, html } of sent) {
      const command = `npm run verify-audit -- --head ${position}:${hash}`
      for (const part of [command, `position: ${position}`, `${signature} (key ${keyId})`]) {
        expect(text).toContain(part)
        expect(html).toContain(part)
      }
    }
    const [english, bengali] = [one, other].map(({ email }) => sent.find(({ recipient }) => recipient === email))
    expect(english?.subject).toBe("Where Prohori’s audit log ends")
    expect(bengali?.subject).toBe("প্রহরী: অডিট লগ যেখানে শেষ হয়েছে")
    expect((await verifyChain(app().database, [{ position, hash }])).fault).toBeNull()
    // No new entries.
    expect(await inDays(20, () => mailHeadIfDue(app().database))).toBe(0)
  })

  test("is mailed after a thousand entries, at most once an hour", async () => {
    await app().as("admin")
    await mailHeadIfDue(app().database)
    await write(1000)
    expect(await mailHeadIfDue(app().database)).toBe(0)
    expect(await inDays(1 / 20, () => mailHeadIfDue(app().database))).toBe(1)
    await write(998)
    expect(await inDays(1, () => mailHeadIfDue(app().database))).toBe(0)
    await write(2)
    expect(await inDays(1, () => mailHeadIfDue(app().database))).toBe(1)
  })

  test("is mailed once, even if several servers check at the same time", async () => {
    await app().as("admin")
    await app().database.write([], (trx) => trx.deleteFrom("mail").execute())
    await mailHeadIfDue(app().database)
    const { location } = app()
    const others: Database[] = []
    if (location.databaseUrl)
      for (let count = 0; count < 3; count++) others.push(await openDatabase(location, createLog("silent")))
    const servers = [app().database, app().database, ...others]
    const counts = await inDays(8, () => Promise.all(servers.map((database) => mailHeadIfDue(database))))
    expect(counts.sort()).toEqual([...Array(servers.length - 1).fill(0), 1])
    expect(await mails()).toHaveLength(1)
    for (const database of others) await database.close()
  })

  test("is not mailed to suspended admins or to the default admin email", async () => {
    const [suspended, withDefaultEmail] = [await app().as("suspended"), await app().as("admin")]
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ email: "admin@prohori.local" }).where("_id", "=", withDefaultEmail._id).execute(),
    )
    await mailHeadIfDue(app().database)
    expect(await inDays(8, () => mailHeadIfDue(app().database))).toBe(0)
    expect((await mails()).filter(({ subject }) => subject.includes("audit log"))).toEqual([])
    expect(suspended.email).toContain("suspended")
  })
})
