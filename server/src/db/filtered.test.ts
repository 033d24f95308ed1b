import { sql } from "kysely"
import { beforeAll, expect, test } from "vitest"
import { newUser, userSearchText } from "#accounts/user-row.ts"
import { countOf } from "#db/filtered.ts"
import { isPostgres } from "#db/is-postgres.ts"
import type { Filter } from "#db/matching.ts"
import { pageOf } from "#db/page.ts"
import { onBothDatabases } from "#test/test-app.ts"

const total = 12_345
const start = { passwordHash: "", language: "bn" } as const

/** More than are passed over, or looked at, in one piece; every third is not verified, every fifth an instructor. */
function userAt(at: number) {
  const role = at % 5 === 0 ? ("instructor" as const) : ("student" as const)
  const name = at % 4 === 0 ? `রাহুল ${at}` : `Mim ${at}`
  const user = newUser({ ...start, name, email: `${at}@example.com`, role, isVerified: at % 3 === 0 ? 0 : 1 })
  return { ...user, searchText: userSearchText(user) }
}

const unverified: Filter = { name: "isVerified 0", is: sql`"isVerified" = 0` }
const instructor: Filter = { name: "role instructor", is: sql`"role" = 'instructor'` }

onBothDatabases("pages of filtered rows", (app) => {
  const users = Array.from({ length: total }, (_, at) => userAt(at))
  beforeAll(async () => {
    for (let at = 0; at < total; at += 500)
      await app().database.write(["user"], (trx) =>
        trx
          .insertInto("user")
          .values(users.slice(at, at + 500))
          .execute(),
      )
  })

  const expected = (isWanted: (at: number) => boolean) =>
    users.flatMap(({ _id }, at) => (isWanted(at) ? [_id] : [])).toReversed()

  test.for([
    ["one filter", [unverified], "", (at: number) => at % 3 === 0],
    ["one filter and a word", [unverified], "রাহুল", (at: number) => at % 12 === 0],
    ["one filter and two letters", [unverified], "mi", (at: number) => at % 3 === 0 && at % 4 !== 0],
    ["one filter and what stands in every row", [unverified], "example.com", (at: number) => at % 3 === 0],
    ["two filters", [unverified, instructor], "", (at: number) => at % 15 === 0],
    ["two filters, the other way about", [instructor, unverified], "", (at: number) => at % 15 === 0],
    ["two filters and a word", [unverified, instructor], "রাহুল", (at: number) => at % 60 === 0],
    ["what nobody is", [unverified, instructor], "nobody", () => false],
  ] as const)("%s: all of them, newest first, each on one page, and counted", async ([, filters, search, isWanted]) => {
    const all = expected(isWanted)
    for (const [page, limit] of [1, 2, 9, 42].flatMap((page) => [10, 100].map((limit) => [page, limit] as const))) {
      const { data, count, meta } = await pageOf(app().database, "user", { page, limit, search }, filters)
      expect(data.map(({ _id }) => _id)).toEqual(all.slice((page - 1) * limit, page * limit))
      expect([count, meta.total]).toEqual([all.length, all.length])
    }
  })

  test.for(["", "0@", "রাহুল"])("a count is right after each change, with '%s' searched for", async (search) => {
    const count = async () => (await pageOf(app().database, "user", { search }, [unverified])).count
    const before = await count()
    const change = (isVerified: 0 | 1) =>
      app().database.write(["user"], (trx) =>
        trx
          .updateTable("user")
          .set({ isVerified })
          .where("_id", "=", users[0]?._id ?? "")
          .execute(),
      )
    await change(1)
    expect(await count()).toBe(before - 1)
    await change(0)
    expect(await count()).toBe(before)
  })

  test("what takes long ends with its request, and who asked the same meanwhile is answered", async () => {
    const closing = new AbortController()
    const ask = (signal?: AbortSignal) => pageOf(app().database, "user", { search: "im" }, [unverified], signal)
    const closed = ask(closing.signal).then(
      () => "answered",
      (error: Error) => error.name,
    )
    const other = ask()
    closing.abort()
    expect((await other).count).toBe(expected((at) => at % 3 === 0 && at % 4 !== 0).length)
    // PostgreSQL does it elsewhere, and at once.
    expect(await closed).toBe(isPostgres(app().database.read) ? "answered" : "AbortError")
  })

  test("a range is counted with its beginning and without its end", async () => {
    const rows = app().database.read.selectFrom("user")
    const count = (from: number, until: number) =>
      countOf(app().database, rows, "_id", { from: users[from]?._id, until: users[until]?._id })
    expect(await count(0, total - 1)).toBe(total - 1)
    expect(await count(100, 100)).toBe(0)
    expect(await count(17, 5017)).toBe(5000)
    expect(await count(17, 10_018)).toBe(10_001)
    expect(await countOf(app().database, rows, "_id")).toBe(total)
  })
})
