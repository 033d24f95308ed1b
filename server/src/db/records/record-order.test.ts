import { expect, test } from "vitest"
import { aCourse } from "#test/factories.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

type Listed = { _id: string; route: string; index: number; updatedAt: string }

/** Replaces all courses by new ones with these indexes. Their routes are a, b, c … in order of creation. */
async function withCourses(app: TestApp, indexes: number[]) {
  const { token } = await app.as("admin")
  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, headers = {}) =>
    app.request({ method, url: `/api/courses/${path}`, payload, headers }, token)
  await app.database.write(["course"], (trx) => trx.deleteFrom("course").execute())
  const ids: Record<string, string> = {}
  for (const [position, index] of indexes.entries()) {
    const route = String.fromCharCode(97 + position)
    ids[route] = (await send("POST", "register", aCourse({ route }))).json().data._id
    await send("PATCH", `update-course/${ids[route]}`, { index })
  }
  const list = async (): Promise<Listed[]> => (await send("GET", "get-courses")).json().data
  const move = (route: string, place: unknown, headers = {}) =>
    send("PATCH", `move-course/${ids[route] ?? route}`, { place }, headers)
  const order = async () => (await list()).map(({ route }) => route).join("")
  return { send, ids, list, move, order }
}

onBothDatabases("the order of courses", (app) => {
  test.for([
    ["c", 1, "cabde"],
    ["a", 3, "bcade"],
    ["a", "৫", "bcdea"],
    ["b", 4, "acdbe"],
    ["e", 1_000_000, "abcde"],
    ["b", 2, "abcde"],
  ] as const)("moving %s to position %s gives %s", async ([route, place, expected]) => {
    const { move, order } = await withCourses(app(), [1, 2, 3, 4, 5])
    const response = await move(route, place)
    expect(response.json()).toMatchObject({ message: "Course moved successfully", data: { route } })
    expect(response.headers.etag).toBe(`"${response.json().data.updatedAt}"`)
    expect(await order()).toBe(expected)
  })

  test.for([
    ["gaps between indexes stay", [2, 10, 40, 41], "d", 2, "adbc", [2, 10, 40, 41]],
    ["courses with equal indexes get different ones", [3, 3, 3, 3], "a", 1, "adcb", [3, 4, 5, 6]],
    [
      "a list that would exceed the largest index is numbered again from 1",
      [1_000_000, 1_000_000, 5],
      "c",
      3,
      "bac",
      [1, 2, 3],
    ],
  ] as const)("%s", async ([, indexes, route, place, expected, after]) => {
    const { move, order, list } = await withCourses(app(), [...indexes])
    await move(route, place)
    expect(await order()).toBe(expected)
    expect((await list()).map(({ index }) => index)).toEqual(after)
  })

  test("a move changes and audits only courses whose index changes", async () => {
    const { move, list, ids, send } = await withCourses(app(), [1, 2, 3, 4, 5])
    const before = new Map((await list()).map((each) => [each.route, each.index]))
    await move("b", 4)
    const changed = (await list()).filter((each) => before.get(each.route) !== each.index)
    expect(changed.map(({ route }) => route)).toEqual(["c", "d", "b"])
    const log = app().database.read.selectFrom("audit").selectAll().where("action", "=", "course.move")
    const audited = await log.where("recordId", "in", Object.values(ids)).execute()
    expect(audited.map(({ details }) => details).sort()).toEqual(
      [
        [2, 4],
        [3, 2],
        [4, 3],
      ].map((index) => JSON.stringify({ changed: { index } })),
    )
    const [first] = changed
    const stale = { "if-match": `"${before.get("c")}"` }
    expect((await send("PATCH", `update-course/${first?._id}`, { title: "X" }, stale)).statusCode).toBe(412)
  })

  test("a move with a stale ETag changes nothing, even to the position where the course already is", async () => {
    const { move, order, list } = await withCourses(app(), [1, 2, 3])
    const seen = (await list()).find(({ route }) => route === "c")?.updatedAt
    for (const place of [1, 3]) expect((await move("c", place, { "if-match": '"older"' })).statusCode).toBe(412)
    expect(await order()).toBe("abc")
    expect((await move("c", 1, { "if-match": `"${seen}"` })).statusCode).toBe(200)
    expect(await order()).toBe("cab")
  })

  test.for([0, -1, 1.5, "", "x", null, undefined, 1_000_001])("the position %s is refused", async (place) => {
    const { move, order } = await withCourses(app(), [1, 2])
    const response = await move("a", place)
    expect([response.statusCode, response.json().errors?.[0]?.field]).toEqual([400, "place"])
    expect((await move("unknown", 1)).statusCode).toBe(404)
    expect(await order()).toBe("ab")
  })

  test("concurrent moves, changes and deletions lose nothing, and indexes stay unique", async () => {
    const { move, send, ids, list } = await withCourses(app(), [1, 2, 3, 4, 5, 6])
    const responses = await Promise.all([
      ...["a", "b", "c", "d", "e", "a", "c"].map((route, position) => move(route, 7 - position)),
      send("DELETE", `delete-course/${ids.f}`),
      send("POST", "register", aCourse({ route: "g" })),
      ...["a", "b", "c"].map((route) => send("PATCH", `change-visibility/${ids[route]}`)),
    ])
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual([])
    const after = await list()
    expect(after.map(({ route }) => route).sort()).toEqual(["a", "b", "c", "d", "e", "g"])
    expect(new Set(after.map(({ index }) => index)).size).toBe(6)
  })
})

test("a move invalidates the cached list", async () => {
  const app = await startTestApp("sqlite")
  const { move, order } = await withCourses(app, [1, 2, 3])
  expect(await order()).toBe("abc")
  await move("c", 1)
  expect(await order()).toBe("cab")
  await app.stop()
})
