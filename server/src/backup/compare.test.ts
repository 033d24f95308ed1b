import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, expect, test } from "vitest"
import { passwordChanged } from "#accounts/mails/account.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { writeBackup } from "#backup/backup.ts"
import { compareBackup } from "#backup/compare.ts"
import { restoreBackup } from "#backup/restore.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { queueMail } from "#mail/outbox.ts"
import { freshLocation, startTestApp, startTestAppAt } from "#test/test-app.ts"

const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end()
})

/** A site, its backup with mails and audit entries, and the site that was restored from it. */
async function restoredSite() {
  const app = await startTestApp("sqlite")
  cleanup.push(app.stop)
  const { email, token } = await app.as("student")
  await app.request({ method: "POST", url: "/api/auth/forgot-password", payload: { email } })
  await app.request({ method: "POST", url: "/api/auth/logout" }, token)
  const path = join(app.location.dataDir, "backup.tar")
  await writeBackup(path, { location: app.location, images: app.images, withKeys: true })
  const location = await freshLocation("sqlite")
  const images = openImageStore({ dataDir: location.dataDir, s3: undefined })
  await restoreBackup(path, { location, images, log: createLog("silent") }, { acceptsUnsigned: true })
  const copy = await startTestAppAt(location)
  cleanup.push(copy.stop)
  return { path, copy, email }
}

test("mails and audit entries that were added after a restore are no difference", async () => {
  const { path, copy, email } = await restoredSite()
  await copy.database.write([], async (trx) => {
    await queueMail(trx, passwordChanged, { recipient: email, subject: "Changed" })
    recordAudit(trx, { userId: "", email, address: "", userAgent: "" }, { action: "server.start" })
  })
  expect(await compareBackup(path, copy)).toEqual([])
})

test("a mail or an audit entry of the backup that was changed or removed is a difference", async () => {
  const { path, copy } = await restoredSite()
  const file = new DatabaseSync(join(copy.location.dataDir, "prohori.db"))
  cleanup.push(async () => file.close())
  const triggers = file.prepare("select name from sqlite_schema where type = 'trigger' and tbl_name = 'audit'").all()
  for (const { name } of triggers) file.exec(`drop trigger "${name}"`)
  file.exec("update mail set subject = 'another'; update audit set record = 'another' where position = 1")
  expect(await compareBackup(path, copy)).toEqual([
    { name: "audit", text: "has rows that differ" },
    { name: "mail", text: "has rows that differ" },
  ])
  file.exec("delete from mail; delete from audit where position = 1")
  const differences = await compareBackup(path, copy)
  expect(differences.map(({ name, text }) => [name, /^has \d+ rows, the backup \d+$/.test(text)])).toEqual([
    ["audit", true],
    ["mail", true],
  ])
})
