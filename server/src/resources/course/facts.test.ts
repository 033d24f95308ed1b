import { expect, test } from "vitest"
import { aCourse } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const none = {
  ...{ startsOn: "", duration: "", hours: 0, schedule: "", seats: 0 },
  ...{ audience: "", prerequisites: "", outcomes: "" },
}
const facts = {
  startsOn: "2026-12-04",
  duration: "৮ সপ্তাহ",
  hours: 32,
  schedule: "শনি ও মঙ্গলবার, রাত ৯টা",
  seats: 30,
  audience: "For testers.\nAnd for developers.",
  prerequisites: "A laptop",
  outcomes: "Write a report<br>Test a website",
}

onAnyDatabase("what applicants ask about a course", (app) => {
  const send = async (method: "GET" | "POST" | "PATCH", path: string, payload?: object) => {
    const { token } = await app().as("admin")
    return app().request({ method, url: `/api/courses/${path}`, payload }, token)
  }
  const create = async (some = {}) => (await send("POST", "register", aCourse(some))).json().data

  test("it is optional: the specified fields alone make a course, and blank ones are stored as empty", async () => {
    expect(await create()).toMatchObject(none)
    const blank = { ...none, hours: " ", seats: "", startsOn: " ", audience: "\n" }
    expect(await create(blank)).toMatchObject(none)
  })

  test("it is stored, shown, and changed field by field", async () => {
    const { _id } = await create({ ...facts, hours: "৩২", startsOn: "৪/১২/২০২৬" })
    expect((await send("GET", `get-course/${_id}`)).json().data).toMatchObject(facts)
    await send("PATCH", `update-course/${_id}`, { title: "Renamed" })
    const { data } = (await send("PATCH", `update-course/${_id}`, { seats: "", schedule: "" })).json()
    expect(data).toMatchObject({ ...facts, seats: 0, schedule: "", title: "Renamed" })
  })

  test("a start in the past is stored", async () => {
    expect(await create({ startsOn: "2019-02-28" })).toMatchObject({ startsOn: "2019-02-28" })
  })

  test.for([
    [{ startsOn: "2026-02-30" }, "startsOn"],
    [{ hours: "2.5" }, "hours"],
    [{ seats: -1 }, "seats"],
    [{ duration: "x".repeat(201) }, "duration"],
    [{ outcomes: "x".repeat(2001) }, "outcomes"],
    [{ audience: 5 }, "audience"],
  ])("%j is refused at its field", async ([some, field]) => {
    const response = await send("POST", "register", aCourse(some as object))
    expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field }]])
  })
})
