import { sql } from "kysely"
import { expect, test } from "vitest"
import { fortyEighth } from "#db/migrations/0048-factors-of-one-account.ts"
import { authenticator } from "#test/sign-in/authenticator.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("a database in which a reset left a passkey without two-step verification", (app) => {
  const post = (call: string, payload: object, token: string) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload }, token)
  const withPasskey = async () => {
    const [device, { token, _id }] = [authenticator(), await app().as("student")]
    const { data } = (await post("begin-passkey", {}, token)).json()
    await post("add-passkey", { name: "Pixel 9", credential: device.create(data) }, token)
    const logIn = async () => {
      const challenge = (await post("begin-passkey-login", {}, "")).json().data
      return (await post("login-with-passkey", { credential: device.use(challenge) }, "")).statusCode
    }
    return { _id, logIn }
  }

  test("loses it in the migration; from then on the database deletes both together", async () => {
    const [thief, owner] = [await withPasskey(), await withPasskey()]
    const rows = await app().database.read.selectFrom("passkey").selectAll().execute()
    const codes = await app().database.read.selectFrom("recoveryCode").selectAll().execute()
    await app().database.write([], async (trx) => {
      await trx.schema.dropTable("passkey").execute()
      await trx.schema.dropTable("recoveryCode").execute()
      await trx.schema.createTable("recoveryCode").addColumn("userId", "text").addColumn("codeHash", "text").execute()
      await sql`create table passkey (_id text, "userId" text, "credentialId" text, "publicKey" text, counter text, name text, "createdAt" text, "lastUsedAt" text)`.execute(
        trx,
      )
      await trx.insertInto("passkey").values(rows).execute()
      await trx.insertInto("recoveryCode").values(codes).execute()
      await trx.deleteFrom("secondFactor").where("userId", "=", thief._id).execute()
    })
    expect([await thief.logIn(), await owner.logIn()]).toEqual([200, 200])
    await app().database.write([], (trx) => fortyEighth.up(trx))
    expect([await thief.logIn(), await owner.logIn()]).toEqual([401, 200])
    const left = await app().database.read.selectFrom("recoveryCode").select("userId").execute()
    expect(left.map(({ userId }) => userId)).toEqual(Array(10).fill(owner._id))
    await app().database.write([], (trx) => trx.deleteFrom("secondFactor").where("userId", "=", owner._id).execute())
    expect(await owner.logIn()).toBe(401)
  })
})
