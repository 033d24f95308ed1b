import { expect, test } from "vitest"
import { aCourse } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("courses", (app) => {
  let admin = ""
  const send = async (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, headers = {}) => {
    admin ||= (await app().as("admin")).token
    return app().request({ method, url: `/api/courses/${path}`, payload, headers }, admin)
  }
  const create = async (some = {}) => (await send("POST", "register", aCourse(some))).json().data
  const routes = async (path: string) =>
    (await send("GET", path)).json().data.map((each: { route: string }) => each.route)

  test("a new course is open, last in the list and not on the home page", async () => {
    const [first, second] = [await create(), await create()]
    expect(first).toMatchObject({ isShow: true, isHomeShow: false, instructorPhoto: "" })
    expect(second.index).toBe(first.index + 1)
  })

  test("courses are listed by index, then newest first", async () => {
    const [one, two, three] = [await create(), await create(), await create()]
    await send("PATCH", `update-course/${three._id}`, { index: one.index })
    const order = (await routes("get-courses")).filter((route: string) =>
      [one, two, three].some((each) => each.route === route),
    )
    expect(order).toEqual([three.route, one.route, two.route])
  })

  test("the two visibility toggles are independent, and the home list reflects them", async () => {
    const { _id, route } = await create()
    expect(await routes("get-home-courses")).not.toContain(route)
    expect((await send("PATCH", `change-home-visibility/${_id}`)).json().data).toMatchObject({
      isHomeShow: true,
      isShow: true,
    })
    expect(await routes("get-home-courses")).toContain(route)
    expect((await send("PATCH", `change-visibility/${_id}`)).json().data).toMatchObject({
      isHomeShow: true,
      isShow: false,
    })
    expect((await send("PATCH", `change-home-visibility/${_id}`)).json().data).toMatchObject({
      isHomeShow: false,
      isShow: false,
    })
    expect(await routes("get-home-courses")).not.toContain(route)
  })

  test("concurrent toggles are all applied", async () => {
    const { _id } = await create()
    await Promise.all(Array.from({ length: 21 }, () => send("PATCH", `change-visibility/${_id}`)))
    expect((await send("GET", `get-course/${_id}`)).json().data.isShow).toBe(false)
  })

  test("a course is found by its id and by its route, even a Bengali one; an unknown one gets 404", async () => {
    const course = await create({ route: "ওয়েব-নিরাপত্তা-১" })
    expect(course.route).toBe("ওয়েব-নিরাপত্তা-১".normalize("NFC"))
    expect((await send("GET", `get-course/${course._id}`)).json().data).toEqual(course)
    for (const spelling of ["NFC", "NFD"]) {
      const path = encodeURIComponent(course.route.normalize(spelling))
      expect((await send("GET", `get-course-by-route/${path}`)).json().data).toEqual(course)
    }
    for (const path of ["get-course/none", "get-course-by-route/none"]) {
      const response = await send("GET", path)
      expect([response.statusCode, response.json().message]).toEqual([404, "Course not found"])
    }
  })

  test("a route is unique, also for concurrent creations and for updates", async () => {
    const route = "taken-route"
    const responses = await Promise.all([1, 2, 3].map(() => send("POST", "register", aCourse({ route }))))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const message = "A course with this route already exists"
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().errors).toMatchObject([
      { field: "route", message },
    ])
    const other = await create()
    const update = await send("PATCH", `update-course/${other._id}`, { route })
    expect([update.statusCode, update.json().errors]).toMatchObject([409, [{ field: "route", message }]])
    expect((await send("PATCH", `update-course/${other._id}`, { route: other.route })).statusCode).toBe(200)
  })

  test.for([
    ["Beginner", "Beginner"],
    ["intermediate", "Intermediate"],
    [" ADVANCED ", "Advance"],
    ["advance", "Advance"],
  ])("the level %j is stored as %s", async ([level, stored]) => {
    expect((await create({ level })).level).toBe(stored)
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
  ])("%j is stored as %j", async ([sent, stored]) => {
    expect(await create(sent)).toMatchObject(stored as object)
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
      ["PATCH", `update-course/${(await create())._id}`],
    ] as const) {
      const response = await send(method, path, { ...aCourse(), ...(some as object) })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ message, errors: [{ field, message }] })
    }
  })

  test("an update changes only the sent fields, and an empty update is refused", async () => {
    const course = await create()
    const { data } = (
      await send("PATCH", `update-course/${course._id}`, { title: "New", _id: "x", isShow: false })
    ).json()
    expect(data).toEqual({ ...course, title: "New", updatedAt: data.updatedAt })
    expect(data.updatedAt > course.updatedAt).toBe(true)
    expect((await send("PATCH", `update-course/${course._id}`, {})).statusCode).toBe(400)
    expect((await send("PATCH", `update-course/${course._id}`, { title: " " })).json().message).toBe(
      "All fields are required",
    )
    expect((await send("PATCH", "update-course/none", { title: "New" })).statusCode).toBe(404)
  })

  test("the second of two edits with the same ETag is refused and changes nothing", async () => {
    const course = await create()
    const seen = (await send("GET", `get-course/${course._id}`)).headers.etag
    const path = `update-course/${course._id}`
    const responses = await Promise.all([
      send("PATCH", path, { title: "A" }, { "if-match": seen }),
      send("PATCH", path, { title: "B" }, { "if-match": seen }),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const winner = responses.find(({ statusCode }) => statusCode === 200)
    expect((await send("GET", `get-course/${course._id}`)).json().data).toEqual(winner?.json().data)
    expect((await send("PATCH", path, { title: "C" }, { "if-match": winner?.headers.etag })).statusCode).toBe(200)
    expect((await send("PATCH", path, { title: "D" })).statusCode).toBe(200)
    expect((await send("PATCH", path, { title: "E" }, { "if-match": "*" })).statusCode).toBe(200)
  })
})
