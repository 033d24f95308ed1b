import { setImmediate as nextTurn } from "node:timers/promises"
import { sql } from "kysely"
import { beforeAll, expect, test } from "vitest"
import { newUser, userSearchText } from "#accounts/user-row.ts"
import { isPostgres } from "#db/is-postgres.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { onBothDatabases } from "#test/test-app.ts"

const total = 16_345
const start = { passwordHash: "", language: "bn" } as const

/** Enough users for several batches of a scan; every third is not verified, every fifth is an instructor. */
function userWith(index: number) {
  const role = index % 5 === 0 ? ("instructor" as const) : ("student" as const)
  const name = index % 4 === 0 ? `রাহুল ${index}` : `Mim ${index}`
  const user = newUser({ ...start, name, email: `${index}@example.com`, role, isVerified: index % 3 === 0 ? 0 : 1 })
  return { ...user, searchText: userSearchText(user) }
}

const unverified: Filter = sql`"isVerified" = 0`
const instructor: Filter = sql`"role" = 'instructor'`

onBothDatabases("pages of many rows", (app) => {
  const users = Array.from({ length: total }, (_, index) => userWith(index))
  beforeAll(async () => {
    for (let from = 0; from < total; from += 500)
      await app().database.write(["user"], (trx) =>
        trx
          .insertInto("user")
          .values(users.slice(from, from + 500))
          .execute(),
      )
  })

  const expected = (isWanted: (index: number) => boolean) =>
    users.flatMap(({ _id }, index) => (isWanted(index) ? [_id] : [])).toReversed()

  test.for([
    ["one filter", [unverified], "", (index: number) => index % 3 === 0],
    ["one filter and a word", [unverified], "রাহুল", (index: number) => index % 12 === 0],
    ["one filter and two letters", [unverified], "mi", (index: number) => index % 3 === 0 && index % 4 !== 0],
    ["one filter and a text in every row", [unverified], "example.com", (index: number) => index % 3 === 0],
    ["two filters", [unverified, instructor], "", (index: number) => index % 15 === 0],
    ["two filters in reverse order", [instructor, unverified], "", (index: number) => index % 15 === 0],
    ["two filters and a word", [unverified, instructor], "রাহুল", (index: number) => index % 60 === 0],
    ["a text that no row contains", [unverified, instructor], "nobody", () => false],
    ["a word", [], "রাহুল", (index: number) => index % 4 === 0],
    ["one letter", [], "i", (index: number) => index % 4 !== 0],
    ["a text in every row", [], "example.com", () => true],
    ["a text in the oldest row only", [], "রাহুল0", (index: number) => index === 0],
  ] as const)(
    "%s: pages list every match once, newest first, with the total count",
    async ([, filters, search, isWanted]) => {
      const all = expected(isWanted)
      for (const [page, limit] of [1, 2, 9, 42].flatMap((page) => [10, 100].map((limit) => [page, limit] as const))) {
        const { data, count, meta } = await pageOf(app().database, "user", { page, limit, search }, filters)
        expect(data.map(({ _id }) => _id)).toEqual(all.slice((page - 1) * limit, page * limit))
        expect([count, meta.total]).toEqual([all.length, all.length])
      }
    },
  )

  test.for(["", "0@", "রাহুল"])("the count is right after each change, for the search '%s'", async (search) => {
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

  test("a search of a large table yields to other requests", async () => {
    let [isDone, turns] = [false, 0]
    const search = pageOf(app().database, "user", { search: "nobody" }).finally(() => {
      isDone = true
    })
    while (!isDone) {
      await nextTurn()
      turns++
    }
    expect((await search).count).toBe(0)
    // At least one turn for each batch. PostgreSQL searches in its own process.
    if (!isPostgres(app().database.read)) expect(turns).toBeGreaterThan(3)
  })

  test("an aborted request stops its search, and a concurrent equal search still completes", async () => {
    const closing = new AbortController()
    const find = (signal?: AbortSignal) => pageOf(app().database, "user", { search: "im" }, [unverified], signal)
    const closed = find(closing.signal).then(
      () => "completed",
      (error: Error) => error.name,
    )
    const other = find()
    closing.abort()
    expect((await other).count).toBe(expected((index) => index % 3 === 0 && index % 4 !== 0).length)
    // On PostgreSQL the search is one query, which is not aborted.
    expect(await closed).toBe(isPostgres(app().database.read) ? "completed" : "AbortError")
  })
})
