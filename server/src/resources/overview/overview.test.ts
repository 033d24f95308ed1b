import { beforeEach, expect, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { earliestId } from "#new-id.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const day = 24 * 60 * 60 * 1000

onAnyDatabase("the overview", (app) => {
  let admin = ""
  beforeEach(async () => {
    admin ||= (await app().as("admin")).token
  })
  const overview = async () => (await app().request({ url: "/api/overview/get-overview" }, admin)).json().data
  const counts = async (kind: string) =>
    (await overview()).counts.find((each: { kind: string }) => each.kind === kind) as {
      total: number
      weekly: number[]
    }

  /** A certificate created at a given time, which its id encodes. */
  const createdAt = (time: number) => ({
    ...newCertificate(aCertificate()),
    _id: earliestId(time).replace("-0000-0000-", "-7000-8000-"),
  })
  const insert = (...times: number[]) =>
    app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(times.map(createdAt)).execute())

  test("has twelve weeks of seven whole days in Dhaka's time zone, ending today", async () => {
    const weeks = (await overview()).weeks.map((week: string) => Date.parse(week))
    expect(weeks).toHaveLength(12)
    for (const [index, start] of weeks.entries()) {
      expect(new Date(start).toISOString()).toMatch(/T18:00:00\.000Z$/)
      if (index > 0) expect(start - weeks[index - 1]).toBe(7 * day)
    }
    const end = weeks[11] + 7 * day
    expect(end).toBeGreaterThan(Date.now())
    expect(end - day).toBeLessThanOrEqual(Date.now())
  })

  test("counts the records of each week, exact to the millisecond, and the total", async () => {
    const weeks = (await overview()).weeks.map((week: string) => Date.parse(week))
    const before = await counts("certificate")
    await insert(weeks[0] - 1, weeks[0], weeks[1] - 2, weeks[1] - 1, weeks[5] + 3 * day, weeks[11], Date.now())
    const { total, weekly } = await counts("certificate")
    expect(total - before.total).toBe(7)
    const added = weekly.map((count, index) => count - (before.weekly[index] ?? 0))
    expect(added).toEqual([3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2])
  })

  test("counts a week with many records", async () => {
    const [, , , third] = (await overview()).weeks.map((week: string) => Date.parse(week))
    const before = (await counts("certificate")).weekly[3] ?? 0
    const times = Array.from({ length: 12_001 }, (_, index) => third + index * 1000)
    for (let from = 0; from < times.length; from += 1000) await insert(...times.slice(from, from + 1000))
    expect(((await counts("certificate")).weekly[3] ?? 0) - before).toBe(12_001)
  })

  test("shows new users and unverified emails immediately", async () => {
    const before = await overview()
    const { _id } = await app().as("student")
    const user = newUser({
      name: "Mim",
      email: "mim@example.com",
      passwordHash: "",
      role: "student",
      language: "bn",
      isVerified: 1,
    })
    await app().database.write(["user"], (trx) => trx.insertInto("user").values(user).execute())
    const after = await overview()
    expect(after.unverifiedUsers).toBe(before.unverifiedUsers + 1)
    expect(after.counts[0].total).toBe(before.counts[0].total + 2)
    expect(after.counts[0].weekly[11]).toBe(before.counts[0].weekly[11] + 2)
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    expect((await overview()).unverifiedUsers).toBe(before.unverifiedUsers)
  })

  /** A new course, changed by these calls. */
  const make = async (title: string, calls: string[]) => {
    const request = { method: "POST", url: "/api/courses/register", payload: aCourse({ title }) } as const
    const { _id } = (await app().request(request, admin)).json().data
    for (const call of calls) await app().request({ method: "PATCH", url: `/api/courses/${call}/${_id}` }, admin)
    return _id
  }

  test("lists courses on the home page that are closed for registration, and no others", async () => {
    const closed = await make("Closed", ["change-home-visibility", "change-visibility"])
    await make("Open", ["change-home-visibility"])
    await make("Not on home", ["change-visibility"])
    expect((await overview()).closedOnHome).toEqual([{ _id: closed, title: "Closed" }])
    await app().request({ method: "PATCH", url: `/api/courses/change-visibility/${closed}` }, admin)
    expect((await overview()).closedOnHome).toEqual([])
  })

  test("an editor and a registrar get only what their role may act on", async () => {
    const overviewOf = async (role: "editor" | "registrar") => {
      const { token } = await app().as(role)
      const { data } = (await app().request({ url: "/api/overview/get-overview" }, token)).json()
      return { ...data, counts: data.counts.map(({ kind }: { kind: string }) => kind) }
    }
    const closed = await make("Closed", ["change-home-visibility", "change-visibility"])
    const nothing = {
      unverifiedUsers: 0,
      anomalies: [],
      demo: { count: 0, edited: 0, validCertificate: "" },
      failedMails: { count: 0, retryable: 0, latest: [] },
    }
    expect(await overviewOf("registrar")).toMatchObject({
      ...nothing,
      counts: ["user", "certificate"],
      closedOnHome: [],
    })
    const ofEditor = await overviewOf("editor")
    expect(ofEditor).toMatchObject({ ...nothing, counts: ["review", "course"] })
    expect(ofEditor.closedOnHome).toContainEqual({ _id: closed, title: "Closed" })
    await app().as("student")
    expect((await overview()).unverifiedUsers).toBeGreaterThan(0)
  })
})
