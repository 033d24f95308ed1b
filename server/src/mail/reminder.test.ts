import { expect, test } from "vitest"
import { earlier } from "#accounts/mails/account.ts"
import { openDatabase } from "#db/open.ts"
import { createLog } from "#log.ts"
import { queueMail } from "#mail/outbox.ts"
import { queueOnce } from "#mail/reminder.ts"
import { outboxOf } from "#test/mails.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("a mail that is queued once for a key", (app) => {
  const outbox = outboxOf(app)

  test("is queued once by two processes at the same time, and again by none after a failed transaction", async () => {
    const { location, database } = app()
    // SQLite belongs to one process.
    const other = location.databaseUrl ? await openDatabase(location, createLog("silent")) : database
    const remind = (from: typeof database, key: string, fails = false) =>
      from.write(["mail"], async (trx) => {
        const mail = { recipient: `${key}@example.com`, subject: key, text: key }
        const isQueued = await queueOnce(trx, key, () => queueMail(trx, earlier, mail))
        if (fails) throw new Error("the reason is gone")
        return isQueued
      })
    const keys = Array.from({ length: 20 }, (_, index) => `key${index}`)
    const queued = await Promise.all(keys.flatMap((key) => [remind(database, key), remind(other, key)]))
    expect(queued.filter((isQueued) => isQueued)).toHaveLength(20)
    await expect(remind(other, "later", true)).rejects.toThrow("the reason is gone")
    expect(await remind(database, "later")).toBe(true)
    expect((await outbox.rows()).map(({ subject }) => subject).sort()).toEqual([...keys, "later"].sort())
    await outbox.clear()
    expect(await remind(other, "key0")).toBe(false)
    if (other !== database) await other.close()
  })
})
