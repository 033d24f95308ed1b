import { setImmediate as nextTurn } from "node:timers/promises"
import { sql } from "kysely"
import { beforeAll, expect, test } from "vitest"
import { newUser, userSearchText } from "#accounts/user-row.ts"
import { isPostgres } from "#db/is-postgres.ts"
import type { Filter } from "#db/search/page.ts"
import { pageOf } from "#db/search/page.ts"
import { onBothDatabases } from "#test/test-app.ts"

const total = 16_345
const start = { passwordHash: "", language: "bn" } as const

/** Several batches of a scan; every third is not verified, every fifth an instructor. */
function userAt(at: number) {
  const role = at % 5 === 0 ? ("instructor" as const) : ("student" as const)
  const name = at % 4 === 0 ? `রাহুল ${at}` : `Mim ${at}`
  const user = newUser({ ...start, name, email: `${at}@example.com`, role, isVerified: at % 3 === 0 ? 0 : 1 })
  return { ...user, searchText: userSearchText(user) }
}

const unverified: Filter = sql`"isVerified" = 0`
const instructor: Filter = sql`"role" = 'instructor'`

onBothDatabases("pages of many rows", (app) => {
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
    ["a word", [], "রাহুল", (at: number) => at % 4 === 0],
    ["one letter", [], "i", (at: number) => at % 4 !== 0],
    ["what stands in every row", [], "example.com", () => true],
    ["what stands in the oldest row alone", [], "রাহুল 0", (at: number) => at === 0],
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

  test("other requests are served while a large table is searched", async () => {
    let [isFound, turns] = [false, 0]
    const search = pageOf(app().database, "user", { search: "nobody" }).finally(() => {
      isFound = true
    })
    while (!isFound) {
      await nextTurn()
      turns++
    }
    expect((await search).count).toBe(0)
    // One for each batch at least. PostgreSQL searches in processes of its own.
    if (!isPostgres(app().database.read)) expect(turns).toBeGreaterThan(3)
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
})
