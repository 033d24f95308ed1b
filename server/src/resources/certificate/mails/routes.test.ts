import type { Certificate } from "contract"
import { afterEach, beforeAll, expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("sending a mail about a certificate again", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)
  let token = ""
  beforeAll(async () => {
    token = (await app().as("registrar")).token
    await outbox.clear()
  })
  const send = (method: "PATCH" | "POST", path: string, payload?: object) =>
    app().request({ method, url: `/api/certificates/${path}`, ...(payload && { payload }) }, token)
  const issue = async (): Promise<Certificate> => (await send("POST", "register", aCertificate())).json().data
  const sendAgain = async ({ _id }: Certificate) => {
    expect((await send("POST", `send-mail/${_id}`)).statusCode).toBe(200)
    return (await outbox.rows()).length
  }
  const setAll = (values: Partial<Awaited<ReturnType<typeof outbox.rows>>[number]>) =>
    app().database.write([], (trx) => trx.updateTable("mail").set(values).execute())
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

  test("twice within seconds sends one, also while that is being sent, but not another state", async () => {
    const certificate = await issue()
    expect(await sendAgain(certificate)).toBe(1)
    const claimed = inMs(60_000)
    await setAll({ attempts: 1, nextTryAt: claimed, claimedUntil: claimed })
    expect(await sendAgain(certificate)).toBe(1)
    await setAll({ nextTryAt: "", claimedUntil: "", sentAt: inMs(0) })
    expect(await sendAgain(certificate)).toBe(1)
    await send("PATCH", `correct-certificate/${certificate._id}`, { candidateName: "Another", reason: "Name" })
    expect(await sendAgain(certificate)).toBe(2)
  })

  test("half a minute later sends another one, and so does a mail that failed", async () => {
    const certificate = await issue()
    await sendAgain(certificate)
    await setAll({ nextTryAt: "", sentAt: inMs(0), createdAt: inMs(-31_000) })
    expect(await sendAgain(certificate)).toBe(2)
    await setAll({ nextTryAt: "", sentAt: "", attempts: 12, failedAt: inMs(0) })
    expect(await sendAgain(certificate)).toBe(1)
  })
})
