import { expect, test } from "vitest"
import { aCourse } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("courses", (app) => {
  let admin = ""
  const ask = async (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, headers = {}) => {
    admin ||= (await app().as("admin")).token
    return app().request({ method, url: `/api/courses/${path}`, payload, headers }, admin)
  }
  const make = async (some = {}) => (await ask("POST", "register", aCourse(some))).json().data
  const routes = async (path: string) =>
    (await ask("GET", path)).json().data.map((each: { route: string }) => each.route)

  test("a course starts open, not on the home page, and last", async () => {
    const [first, second] = [await make(), await make()]
    expect(first).toMatchObject({ isShow: true, isHomeShow: false, instructorPhoto: "" })
    expect(second.index).toBe(first.index + 1)
  })

  test("courses are listed by index, then newest first", async () => {
    const [one, two, three] = [await make(), await make(), await make()]
    await ask("PATCH", `update-course/${three._id}`, { index: one.index })
    const order = (await routes("get-courses")).filter((route: string) =>
      [one, two, three].some((each) => each.route === route),
    )
    expect(order).toEqual([three.route, one.route, two.route])
  })

  test("the two switches flip each by itself, and the home list follows", async () => {
    const { _id, route } = await make()
    expect(await routes("get-home-courses")).not.toContain(route)
    expect((await ask("PATCH", `change-home-visibility/${_id}`)).json().data).toMatchObject({
      isHomeShow: true,
      isShow: true,
    })
    expect(await routes("get-home-courses")).toContain(route)
    expect((await ask("PATCH", `change-visibility/${_id}`)).json().data).toMatchObject({
      isHomeShow: true,
      isShow: false,
    })
    expect((await ask("PATCH", `change-home-visibility/${_id}`)).json().data).toMatchObject({
      isHomeShow: false,
      isShow: false,
    })
    expect(await routes("get-home-courses")).not.toContain(route)
  })

  test("twenty flips at once all count", async () => {
    const { _id } = await make()
    await Promise.all(Array.from({ length: 21 }, () => ask("PATCH", `change-visibility/${_id}`)))
    expect((await ask("GET", `get-course/${_id}`)).json().data.isShow).toBe(false)
  })

  test("a course is found by its id and by its route, Bengali too, and an unknown one answers 404", async () => {
    const course = await make({ route: "ওয়েব-নিরাপত্তা-১" })
    expect(course.route).toBe("ওয়েব-নিরাপত্তা-১".normalize("NFC"))
    expect((await ask("GET", `get-course/${course._id}`)).json().data).toEqual(course)
    for (const spelling of ["NFC", "NFD"]) {
      const path = encodeURIComponent(course.route.normalize(spelling))
      expect((await ask("GET", `get-course-by-route/${path}`)).json().data).toEqual(course)
    }
    for (const path of ["get-course/none", "get-course-by-route/none"]) {
      const answer = await ask("GET", path)
      expect([answer.statusCode, answer.json().message]).toEqual([404, "Course not found"])
    }
  })

  test("a route belongs to one course: of two at once one is made, and an update cannot take it", async () => {
    const route = "taken-route"
    const answers = await Promise.all([1, 2, 3].map(() => ask("POST", "register", aCourse({ route }))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const message = "A course with this route already exists"
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().errors).toMatchObject([
      { field: "route", message },
    ])
    const other = await make()
    const update = await ask("PATCH", `update-course/${other._id}`, { route })
    expect([update.statusCode, update.json().errors]).toMatchObject([409, [{ field: "route", message }]])
    expect((await ask("PATCH", `update-course/${other._id}`, { route: other.route })).statusCode).toBe(200)
  })

  test.for([
    ["Beginner", "Beginner"],
    ["intermediate", "Intermediate"],
    [" ADVANCED ", "Advance"],
    ["advance", "Advance"],
  ])("the level %j is kept as %s", async ([level, kept]) => {
    expect((await make({ level })).level).toBe(kept)
  })

  test.for([
    [
      { price: "1500", discount: "১০০" },
      { price: 1500, discount: 100 },
    ],
    [
      { price: 0, discount: 0 },
      { price: 0, discount: 0 },
    ],
    [{ price: 10_000_000 }, { price: 10_000_000 }],
  ])("%j is taken as %j", async ([sent, kept]) => {
    expect(await make(sent)).toMatchObject(kept as object)
  })

  test.for([
    [{ price: "15.5" }, "price", "Please enter a whole number from 0 to 10000000"],
    [{ price: "abc" }, "price", "Please enter a whole number from 0 to 10000000"],
    [{ price: -1 }, "price", "Please enter a whole number from 0 to 10000000"],
    [{ price: 10_000_001 }, "price", "Please enter a whole number from 0 to 10000000"],
    [{ discount: 101 }, "discount", "Please enter a whole number from 0 to 100"],
    [{ level: "expert" }, "level", "Please choose Beginner, Intermediate or Advance"],
    [{ route: "Two Words" }, "route", "Please use lower-case letters, digits and single dashes"],
    [{ route: "a--b" }, "route", "Please use lower-case letters, digits and single dashes"],
    [{ instructorEmail: "none" }, "instructorEmail", "Please enter a valid email"],
    [{ title: "x".repeat(201) }, "title", "Please use at most 200 characters"],
  ])("a course with %j is refused at its field", async ([some, field, message]) => {
    for (const [method, path] of [
      ["POST", "register"],
      ["PATCH", `update-course/${(await make())._id}`],
    ] as const) {
      const answer = await ask(method, path, { ...aCourse(), ...(some as object) })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ message, errors: [{ field, message }] })
    }
  })

  test("an update changes what was sent and nothing else, and sending nothing is an error", async () => {
    const course = await make()
    const { data } = (
      await ask("PATCH", `update-course/${course._id}`, { title: "New", _id: "x", isShow: false })
    ).json()
    expect(data).toEqual({ ...course, title: "New", updatedAt: data.updatedAt })
    expect(data.updatedAt > course.updatedAt).toBe(true)
    expect((await ask("PATCH", `update-course/${course._id}`, {})).statusCode).toBe(400)
    expect((await ask("PATCH", `update-course/${course._id}`, { title: " " })).json().message).toBe(
      "All fields are required",
    )
    expect((await ask("PATCH", "update-course/none", { title: "New" })).statusCode).toBe(404)
  })

  test("of two edits that saw the same state the second is told, and nothing of it is kept", async () => {
    const course = await make()
    const seen = (await ask("GET", `get-course/${course._id}`)).headers.etag
    const path = `update-course/${course._id}`
    const answers = await Promise.all([
      ask("PATCH", path, { title: "A" }, { "if-match": seen }),
      ask("PATCH", path, { title: "B" }, { "if-match": seen }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const winner = answers.find(({ statusCode }) => statusCode === 200)
    expect((await ask("GET", `get-course/${course._id}`)).json().data).toEqual(winner?.json().data)
    expect((await ask("PATCH", path, { title: "C" }, { "if-match": winner?.headers.etag })).statusCode).toBe(200)
    expect((await ask("PATCH", path, { title: "D" })).statusCode).toBe(200)
    expect((await ask("PATCH", path, { title: "E" }, { "if-match": "*" })).statusCode).toBe(200)
  })
})
