import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { isPostgres } from "#db/is-postgres.ts"
import { recordTables } from "#db/records/records.ts"
import { personTies } from "#resources/person-ties.ts"
import { ownData } from "#resources/personal-data/own-data.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

const password = testPassword

onBothDatabases("rows that the law requires to be kept", (app) => {
  type User = Awaited<ReturnType<ReturnType<typeof app>["as"]>>
  const send = (by: User, method: "POST" | "DELETE", path: string, payload?: object) =>
    app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, by.token)
  const trial = sql.table("trialReceipt")
  const rows = async () => {
    const { rows } = await sql`select * from ${trial} order by "paidPaisa"`.execute(app().database.read)
    return rows
  }
  const pay = ({ _id }: User, paidPaisa: number) =>
    app().database.write([], (trx) =>
      sql`insert into ${trial} values (${_id}, 'Nusrat Jahan', '01712345678', ${paidPaisa})`.execute(trx),
    )

  beforeAll(async () => {
    await app().database.write([], (trx) =>
      sql`create table ${trial} ("userId" text, name text, phone text, "paidPaisa" integer)`.execute(trx),
    )
    personTies.trialReceipt = { keptByLaw: ["name", "phone"] }
  })
  afterAll(async () => {
    delete personTies.trialReceipt
    await app().database.write([], (trx) => sql`drop table ${trial}`.execute(trx))
  })

  test("keep their amounts when a user is deleted or erased, and the person is replaced", async () => {
    const [admin, deleted, erased, other] = [
      await app().as("admin"),
      await app().as("student"),
      await app().as("student"),
      await app().as("student"),
    ]
    for (const [index, user] of [deleted, erased, other].entries()) await pay(user, index + 1)
    await send(admin, "DELETE", `auth/delete-user/${deleted._id}`)
    await send(admin, "POST", `auth/erase-user/${erased._id}`, { reason: "Asked by mail", password })
    const without = ({ _id }: User) => {
      const nobody = `erased person ${_id.slice(-8)}`
      return { userId: _id, name: nobody, phone: nobody }
    }
    const expected = [
      { ...without(deleted), paidPaisa: 1 },
      { ...without(erased), paidPaisa: 2 },
      { userId: other._id, name: "Nusrat Jahan", phone: "01712345678", paidPaisa: 3 },
    ]
    expect(await rows()).toEqual(expected)
    expect((await send(admin, "POST", `bin/restore/${deleted._id}`)).statusCode).toBe(200)
    expect(await rows()).toEqual(expected)
  })

  test("are in the archive of their person alone", async () => {
    const [person, other] = [await app().as("student"), await app().as("student")]
    await pay(person, 41_077)
    const dataOf = async ({ _id }: User) => {
      const user = await app()
        .database.read.selectFrom("user")
        .selectAll()
        .where("_id", "=", _id)
        .executeTakeFirstOrThrow()
      return (await ownData(app().database, user, "")).keptByLaw
    }
    expect(await dataOf(person)).toMatchObject({ trialReceipt: [{ paidPaisa: 41_077 }] })
    expect(await dataOf(other)).toEqual({ trialReceipt: [] })
  })
})

onBothDatabases("tables that name a user", (app) => {
  test("say what happens to their rows when the account is deleted or erased", async () => {
    const { read } = app().database
    const found = isPostgres(read)
      ? await sql<{ name: string }>`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'userId'`.execute(read)
      : await sql<{ name: string }>`select list.name as name from pragma_table_list as list
          join pragma_table_info(list.name) as info where info.name = 'userId'`.execute(read)
    const { owns = [] } = recordTables.user
    const named = [...Object.keys(personTies), ...owns]
    expect(found.rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
    expect(found.rows.length).toBeGreaterThan(8)
  })
})
