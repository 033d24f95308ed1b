import { setTimeout as wait } from "node:timers/promises"
import { afterEach, beforeAll, expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { createLog } from "#log.ts"
import { queueFirstNotices } from "#mail/certificate-mails.ts"
import { aCertificate } from "#test/factories.ts"
import { minutesAhead, outboxOf } from "#test/mails.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const pollOptions = { interval: 20 }
const silent = createLog("silent")

onAnyDatabase("limits of mails about certificates", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)
  beforeAll(outbox.clear)

  const certificates = (count: number, candidateEmail?: string) =>
    Array.from({ length: count }, (_, index) =>
      newCertificate(aCertificate({ candidateEmail: candidateEmail ?? `${index}@example.com` })),
    )

  /** Certificates whose holders get mails that are due. */
  async function queue(rows: ReturnType<typeof certificates>, lane: "certificate" | "certificates") {
    await app().database.write(["certificate"], async (trx) => {
      await trx.insertInto("certificate").values(rows).execute()
      await queueFirstNotices(trx, rows, { lane })
    })
    await outbox.makeDue()
  }
  const sentCount = async () => (await outbox.rows()).filter(({ sentAt }) => sentAt !== "").length
  const waitingLanes = async () => (await outbox.rows()).flatMap(({ sentAt, lane }) => (sentAt === "" ? [lane] : []))

  test("mails of an import beyond the number per day wait, and block neither single ones nor those of accounts", async () => {
    await queue(certificates(4), "certificates")
    await queue(certificates(1), "certificate")
    await outbox.queue("account@example.com")
    const smtp = await outbox.smtp()
    outbox.start(smtp.url, app().database, silent, 2)
    await expect.poll(sentCount, pollOptions).toBe(4)
    const [first, second] = smtp.received.map(({ mail }) => mail.subject)
    expect(first).toContain("ইমেইল ঠিকানা নিশ্চিত করুন".normalize("NFC"))
    expect(second).toMatch(/^Your certificate/)
    await wait(300)
    expect(await waitingLanes()).toEqual(["certificates", "certificates"])

    const dayAgo = new Date(Date.now() - 86_400_000).toISOString()
    await app().database.write(["mail"], (trx) =>
      trx.updateTable("mail").set({ sentAt: dayAgo }).where("sentAt", "<>", "").execute(),
    )
    await expect.poll(waitingLanes, pollOptions).toEqual([])
  })

  test("one address gets at most fifty a day; the next one waits for a day, and uses up no attempt", async () => {
    const rows = certificates(51, "one@example.com")
    await queue(rows, "certificate")
    const smtp = await outbox.smtp()
    outbox.start(smtp.url)
    const isDone = async () =>
      (await outbox.rows()).every((row) => row.sentAt !== "" || minutesAhead(row.nextTryAt) > 60)
    await expect.poll(isDone, pollOptions).toBe(true)
    expect(smtp.received).toHaveLength(50)
    const [waiting, ...others] = (await outbox.rows()).filter(({ sentAt }) => sentAt === "")
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ attempts: 0, lastError: "" })
    expect(minutesAhead(waiting?.nextTryAt ?? "")).toBeGreaterThan(23 * 60)
  })
})
