import { afterEach, beforeEach, expect, test } from "vitest"
import { queueLinkMail } from "#accounts/mail-link.ts"
import { roleGivenUnverified } from "#accounts/mails/account.ts"
import { outboxOf } from "#test/mails.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("mails to the owners of accounts", (app) => {
  const outbox = outboxOf(app)
  beforeEach(outbox.clear)
  afterEach(outbox.clear)

  const request = (path: string, token: string) => app().request({ method: "POST", url: `/api/auth/${path}` }, token)
  const confirm = (_id: string) =>
    app().database.write([], (trx) => trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute())

  test("are not sent when they ask to confirm an email that is confirmed, or belong to an account that was deleted or taken over", async () => {
    const [waiting, confirmed, deleted, takenOver] = [
      await app().as("student"),
      await app().as("student"),
      await app().as("student"),
      await app().as("student"),
    ]
    const admin = await app().as("admin")
    await outbox.clear()
    for (const { token } of [waiting, confirmed, deleted, takenOver])
      expect((await request("send-verification", token)).statusCode).toBe(200)
    await app().database.write([], async (trx) => {
      const user = await trx.selectFrom("user").selectAll().where("_id", "=", confirmed._id).executeTakeFirstOrThrow()
      await queueLinkMail(trx, user, roleGivenUnverified, "http://localhost:3000")
      await trx.deleteFrom("user").where("_id", "=", deleted._id).execute()
    })
    await confirm(confirmed._id)
    const payload = { name: "Mim", email: takenOver.email, role: "editor", language: "en" }
    const invited = await app().request({ method: "POST", url: "/api/auth/invite-user", payload }, admin.token)
    expect(invited.statusCode).toBe(201)
    const smtp = await outbox.smtp()
    outbox.start(smtp.url)
    await expect.poll(async () => (await outbox.rows()).every(({ sentAt }) => sentAt !== "")).toBe(true)
    const sent = (await outbox.rows()).map(({ kind, recipient }) => [kind, recipient])
    expect(sent.toSorted()).toEqual([
      ["invitation", takenOver.email],
      ["roleGivenUnverified", confirmed.email],
      ["verification", waiting.email],
    ])
    expect(smtp.received).toHaveLength(3)
  })
})
