import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Writable } from "node:stream"
import { retention } from "contract"
import { pino } from "pino"
import PostalMime from "postal-mime"
import { afterEach, expect, test } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { link, outboxOf } from "#test/mails.ts"
import { runJob } from "#test/run-job.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const pollOptions = { interval: 20 }
const hourMs = 60 * 60 * 1000

onAnyDatabase("mail without a mail server", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)

  const pathOf = (id: string) => {
    const folder = join(app().location.dataDir, "outbox")
    return join(folder, readdirSync(folder).find((name) => name.includes(id)) ?? "")
  }

  test("a mail is written completely to the outbox folder, and the log names the folder", async () => {
    const lines: string[] = []
    const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
    const folder = join(app().location.dataDir, "outbox")
    outbox.start(undefined, app().database, pino({ level: "info" }, sink))
    await outbox.queue("mim@example.com")
    await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
    const row = await outbox.row()
    const [name = "", ...others] = readdirSync(folder)
    expect(others).toEqual([])
    expect(name).toBe(`${row.createdAt.replaceAll(":", "-")}-${row._id}.eml`)
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    const raw = readFileSync(join(folder, name))
    const mail = await PostalMime.parse(raw)
    expect(mail).toMatchObject({
      from: { name: "প্রহরী", address: "no-reply@prohori.example" },
      to: [{ address: "mim@example.com" }],
      subject: "প্রহরী: আপনার ইমেইল ঠিকানা নিশ্চিত করুন".normalize("NFC"),
      messageId: `<${row._id}@prohori.example>`,
    })
    expect(mail.text?.split("\n")).toContain(link)
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }))
    expect(lines.filter((line) => line.includes(folder))).toHaveLength(1)
  })

  test("a subject cannot inject lines or headers", async () => {
    await outbox.queue("mim@example.com")
    const subject = "A\r\nBcc: evil@example.com"
    await app().database.write([], (trx) => trx.updateTable("mail").set({ subject }).execute())
    outbox.start(undefined)
    await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
    const { _id } = await outbox.row()
    const mail = await PostalMime.parse(readFileSync(pathOf(_id)))
    expect(mail.subject).toBe("A Bcc: evil@example.com")
    expect(mail.bcc ?? []).toEqual([])
  })

  test("the file obeys the line limits of RFC 5322, and its links are not encoded", async () => {
    outbox.start(undefined)
    await outbox.queue("reader@example.com")
    await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
    const { _id } = await outbox.row()
    const lines = readFileSync(pathOf(_id), "utf8").split("\r\n")
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 998)).toEqual([])
    const head = lines.slice(0, lines.indexOf(""))
    expect(head.filter((line) => !/^[ -~]{1,78}$/.test(line))).toEqual([])
    expect(lines).toContain(link)
    expect(lines.findIndex((line) => line.includes("text/plain"))).toBeLessThan(
      lines.findIndex((line) => line.includes("text/html")),
    )
  })

  test("files are removed when the record of their mail is, and files of others stay", async () => {
    const folder = join(app().location.dataDir, "outbox")
    rmSync(folder, { recursive: true, force: true })
    const clean = () => runJob(deleteExpiredRows, app())
    // No mail was ever written.
    await clean()
    mkdirSync(folder)
    const retentionMs = retention.mailDays * 24 * hourMs
    const write = (name: string, ageMs: number) => {
      writeFileSync(join(folder, name), "")
      const time = new Date(Date.now() - ageMs)
      utimesSync(join(folder, name), time, time)
    }
    const remaining = ["2026-01-02T03-04-05.678Z-recent.eml", "0.eml", "notes.txt"]
    for (const name of ["2026-01-02T03-04-05.678Z-old.eml", "2026-01-02T03-04-05.678Z-old.eml.tmp", ...remaining])
      write(name, name.includes("recent") ? retentionMs - hourMs : retentionMs + hourMs)
    await clean()
    expect(readdirSync(folder).sort()).toEqual(remaining.toSorted())
  })
})
