import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import PostalMime from "postal-mime"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { queueFirstNotices } from "#mail/certificate-mails.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { aCertificate } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const pollOptions = { interval: 20 }
const running = {} as { app: TestApp }
beforeAll(async () => {
  running.app = await startTestApp("sqlite")
})
afterAll(() => running.app.stop())

const outbox = outboxOf(() => running.app)
afterEach(outbox.clear)

// Longer than the forms allow: its credential does not fit into the document.
const long = "ক্ষ".repeat(3_334)
const undrawable = { candidateName: long, certificationName: long, skills: long }

async function queue(some: Partial<CertificateRow>) {
  const certificate = { ...newCertificate(aCertificate()), ...some }
  await running.app.database.write(["certificate"], async (trx) => {
    await trx.insertInto("certificate").values(certificate).execute()
    await queueFirstNotices(trx, [certificate])
  })
  return certificate
}

test("a mail whose document cannot be drawn is tried again; the fourth time it goes with the link only", async () => {
  const certificate = await queue(undrawable)
  const smtp = await outbox.smtp()
  outbox.start(smtp.url)
  for (const attempts of [1, 2, 3]) {
    await running.app.database.write([], (trx) => trx.updateTable("mail").set({ lastError: "" }).execute())
    await outbox.makeDue()
    await expect.poll(async () => (await outbox.row()).attempts, pollOptions).toBe(attempts)
    await expect.poll(async () => (await outbox.row()).lastError, pollOptions).toMatch(/^It could not be written/)
  }
  expect(smtp.received).toEqual([])
  await outbox.makeDue()
  await expect.poll(() => smtp.received.length, pollOptions).toBe(1)
  const mail = smtp.received[0]?.mail
  expect(mail?.attachments).toEqual([])
  expect(mail?.text).toContain(`/c/${certificate.certificationNo}`)
  expect(mail?.text).not.toContain("attached")
})

test("a mail about a certificate with letters that the document cannot show goes at once, and says why it has no PDF", async () => {
  await queue({ candidateName: "张 伟" })
  await queue({ candidateName: "张 伟", latinName: "Zhang Wei" })
  const smtp = await outbox.smtp()
  outbox.start(smtp.url)
  await outbox.makeDue()
  await expect.poll(() => smtp.received.length, pollOptions).toBe(2)
  const written = smtp.received.map(({ mail }) => [
    mail.attachments.length,
    /There is no PDF file of it yet/.test(mail.text ?? ""),
  ])
  expect(written.toSorted()).toEqual([
    [0, true],
    [1, false],
  ])
})

test("one that cannot be drawn does not stop the mails after it", async () => {
  await queue(undrawable)
  await outbox.queue("account@example.com")
  await queue(undrawable)
  const smtp = await outbox.smtp()
  outbox.start(smtp.url)
  await outbox.makeDue()
  const isSent = async () => (await outbox.rows()).map(({ attempts, sentAt }) => [attempts, sentAt !== ""])
  await expect.poll(isSent, pollOptions).toEqual([
    [1, false],
    [1, true],
    [1, false],
  ])
})

const bidi = "\u202egnp.exe\u2066"

test.each([
  ["lines", "Mim\r\nBcc: evil@example.com\r\n\r\nYou won"],
  ["markup", `<script src="//evil"></script>`],
  ["marks of the direction", bidi],
  ["the longest text of a form", "ক্ষ".repeat(66)],
])("neither headers nor HTML can be injected by a name, a certification or a number: %s", async (_, text) => {
  await queue({
    candidateName: text,
    certificationName: text,
    batchNo: text.slice(0, 64),
    certificationNo: `N${text.slice(0, 63)}`,
  })
  outbox.start(undefined)
  await outbox.makeDue()
  await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
  const { _id } = await outbox.row()
  const folder = join(running.app.location.dataDir, "outbox")
  const mail = await PostalMime.parse(
    readFileSync(join(folder, readdirSync(folder).find((each) => each.includes(_id)) ?? "")),
  )
  expect(mail.headers.map(({ key }) => key)).not.toContain("bcc")
  expect(mail.to).toMatchObject([{ address: "nusrat@example.com" }])
  expect(mail.html).not.toMatch(/<script|[\u202e\u2066]/)
  expect([mail.subject, mail.text].join()).not.toMatch(/[\u202e\u2066]/)
  const [attachment] = mail.attachments
  expect(attachment?.mimeType).toBe("application/pdf")
  expect(attachment?.filename).not.toMatch(/[<>"\r\n\u202e]/)
  expect(
    Buffer.from(attachment?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
})
