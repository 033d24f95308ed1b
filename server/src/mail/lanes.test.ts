import { Writable } from "node:stream"
import { pino } from "pino"
import { afterEach, expect, test } from "vitest"
import { outboxOf } from "#test/mails.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const pollOptions = { interval: 20 }

const mailsPerDay = 2

onAnyDatabase(
  "the lanes of the outbox",
  (app) => {
    const outbox = outboxOf(app)
    afterEach(outbox.clear)

    const post = (call: string, payload: object) => app().request({ method: "POST", url: `/api/auth/${call}`, payload })
    async function registerStrangers(count: number) {
      for (let index = 0; index < count; index++) {
        const email = `stranger${index}-${crypto.randomUUID()}@example.com`
        expect((await post("register", { name: "Stranger", email, password: testPassword })).statusCode).toBe(201)
      }
    }
    /** The email of a user who has confirmed it. */
    async function confirmed() {
      const { email, _id } = await app().as("student")
      await app().database.write([], (trx) =>
        trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
      )
      return email
    }

    test("a reset overtakes sixty registrations, although the mail server is slow", async () => {
      const email = await confirmed()
      const smtp = await outbox.smtp()
      const held = Promise.withResolvers<void>()
      smtp.behaviour.hold = () => held.promise
      outbox.start(smtp.url)
      await registerStrangers(60)
      expect((await post("forgot-password", { email })).statusCode).toBe(200)
      await expect.poll(() => smtp.received.flatMap(({ recipients }) => recipients), pollOptions).toContain(email)
      expect(smtp.received.length).toBeLessThanOrEqual(2)
      held.resolve()
    })

    test("resets of strangers' accounts do not delay those of confirmed ones", async () => {
      const email = await confirmed()
      const strangers = await Promise.all(Array.from({ length: 6 }, () => app().as("student")))
      await outbox.clear()
      for (const stranger of strangers) await post("forgot-password", { email: stranger.email })
      await post("forgot-password", { email })
      const smtp = await outbox.smtp()
      outbox.start(smtp.url)
      await expect.poll(() => smtp.received, pollOptions).toHaveLength(7)
      expect(smtp.received.flatMap(({ recipients }) => recipients).indexOf(email)).toBeLessThan(4)
    })

    test("verification mails beyond the number per day wait, with a warning, and their links count from sending", async () => {
      const lines: string[] = []
      const log = pino(
        { level: "warn" },
        new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
      )
      const { token } = await app().as("admin")
      await outbox.clear()
      await registerStrangers(3)
      const almostOver = new Date(Date.now() + 60_000).toISOString()
      await app().database.write([], (trx) => trx.updateTable("mailLink").set({ expiresAt: almostOver }).execute())
      const smtp = await outbox.smtp()
      outbox.start(smtp.url, app().database, log, mailsPerDay)
      await expect.poll(() => lines.join(""), pollOptions).toContain("verification mails wait")
      expect((await outbox.rows()).filter(({ sentAt }) => sentAt === "")).toMatchObject([{ attempts: 0 }])
      const links = await app().database.read.selectFrom("mailLink").select("expiresAt").orderBy("_id").execute()
      const hoursLeft = links
        .slice(-3)
        .map(({ expiresAt }) => Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000))
      expect(hoursLeft.toSorted((one, other) => other - one)).toEqual([7 * 24, 7 * 24, 0])
      const url = "/api/overview/get-overview"
      const { anomalies } = (await app().request({ url }, token)).json().data
      expect(anomalies).toMatchObject([{ kind: "heldVerifications", count: 1 }])
    })
  },
  { mailsPerDay },
)
