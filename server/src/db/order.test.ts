import { expect, test } from "vitest"
import { aCourse } from "#test/make.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

type Listed = { _id: string; route: string; index: number; updatedAt: string }

/** A list of its own for each test, made from indexes: a, b, c … in the order in which they are made. */
async function withCourses(app: TestApp, indexes: number[]) {
  const { token } = await app.as("admin")
  const ask = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, headers = {}) =>
    app.request({ method, url: `/api/courses/${path}`, payload, headers }, token)
  await app.database.write(["course"], (trx) => trx.deleteFrom("course").execute())
  const ids: Record<string, string> = {}
  for (const [at, index] of indexes.entries()) {
    const route = String.fromCharCode(97 + at)
    ids[route] = (await ask("POST", "register", aCourse({ route }))).json().data._id
    await ask("PATCH", `update-course/${ids[route]}`, { index })
  }
  const list = async (): Promise<Listed[]> => (await ask("GET", "get-courses")).json().data
  const move = (route: string, place: unknown, headers = {}) =>
    ask("PATCH", `move-course/${ids[route] ?? route}`, { place }, headers)
  const order = async () => (await list()).map(({ route }) => route).join("")
  return { ask, ids, list, move, order }
}

onBothDatabases("the order of courses", (app) => {
  test.for([
    ["c", 1, "cabde"],
    ["a", 3, "bcade"],
    ["a", "৫", "bcdea"],
    ["b", 4, "acdbe"],
    ["e", 1_000_000, "abcde"],
    ["b", 2, "abcde"],
  ] as const)("%s moved to place %s gives %s", async ([route, place, expected]) => {
    const { move, order } = await withCourses(app(), [1, 2, 3, 4, 5])
    const answer = await move(route, place)
    expect(answer.json()).toMatchObject({ message: "Course moved successfully", data: { route } })
    expect(answer.headers.etag).toBe(`"${answer.json().data.updatedAt}"`)
    expect(await order()).toBe(expected)
  })

  test.for([
    ["gaps stay where they were", [2, 10, 40, 41], "d", 2, "adbc", [2, 10, 40, 41]],
    ["of courses with the same index each gets its own", [3, 3, 3, 3], "a", 1, "adcb", [3, 4, 5, 6]],
    ["at the largest index all are counted anew", [1_000_000, 1_000_000, 5], "c", 3, "bac", [1, 2, 3]],
  ] as const)("%s", async ([, indexes, route, place, expected, after]) => {
    const { move, order, list } = await withCourses(app(), [...indexes])
    await move(route, place)
    expect(await order()).toBe(expected)
    expect((await list()).map(({ index }) => index)).toEqual(after)
  })

  test("only courses whose index changes are another state, and the log has only those", async () => {
    const { move, list, ids, ask } = await withCourses(app(), [1, 2, 3, 4, 5])
    const before = new Map((await list()).map((each) => [each.route, each.updatedAt]))
    await move("b", 4)
    const changed = (await list()).filter((each) => before.get(each.route) !== each.updatedAt)
    expect(changed.map(({ route }) => route)).toEqual(["c", "d", "b"])
    const log = app().database.read.selectFrom("audit").selectAll().where("action", "=", "course.move")
    const noted = await log.where("recordId", "in", Object.values(ids)).execute()
    expect(noted.map(({ details }) => details).sort()).toEqual(
      [
        [2, 4],
        [3, 2],
        [4, 3],
      ].map((index) => JSON.stringify({ changed: { index } })),
    )
    const [first] = changed
    const stale = { "if-match": `"${before.get("c")}"` }
    expect((await ask("PATCH", `update-course/${first?._id}`, { title: "X" }, stale)).statusCode).toBe(412)
  })

  test("who has seen another state of the course moves nothing, not even to where it is", async () => {
    const { move, order, list } = await withCourses(app(), [1, 2, 3])
    const seen = (await list()).find(({ route }) => route === "c")?.updatedAt
    for (const place of [1, 3]) expect((await move("c", place, { "if-match": '"older"' })).statusCode).toBe(412)
    expect(await order()).toBe("abc")
    expect((await move("c", 1, { "if-match": `"${seen}"` })).statusCode).toBe(200)
    expect(await order()).toBe("cab")
  })

  test.for([0, -1, 1.5, "", "x", null, undefined, 1_000_001])("there is no place %s", async (place) => {
    const { move, order } = await withCourses(app(), [1, 2])
    const answer = await move("a", place)
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, "place"])
    expect((await move("unknown", 1)).statusCode).toBe(404)
    expect(await order()).toBe("ab")
  })

  test("moves, changes and deletions at once lose nothing and leave each course one place", async () => {
    const { move, ask, ids, list } = await withCourses(app(), [1, 2, 3, 4, 5, 6])
    const answers = await Promise.all([
      ...["a", "b", "c", "d", "e", "a", "c"].map((route, at) => move(route, 7 - at)),
      ask("DELETE", `delete-course/${ids.f}`),
      ask("POST", "register", aCourse({ route: "g" })),
      ...["a", "b", "c"].map((route) => ask("PATCH", `change-visibility/${ids[route]}`)),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual([])
    const after = await list()
    expect(after.map(({ route }) => route).sort()).toEqual(["a", "b", "c", "d", "e", "g"])
    expect(new Set(after.map(({ index }) => index)).size).toBe(6)
  })
})

test("a list that is kept in memory has the new order at once", async () => {
  const app = await startTestApp("sqlite")
  const { move, order } = await withCourses(app, [1, 2, 3])
  expect(await order()).toBe("abc")
  await move("c", 1)
  expect(await order()).toBe("cab")
  await app.stop()
})
