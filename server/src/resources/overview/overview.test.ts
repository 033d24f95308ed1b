import { beforeEach, expect, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { newCertificate } from "#db/certificate-row.ts"
import { earliestId } from "#new-id.ts"
import { aCertificate, aCourse } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

const day = 24 * 60 * 60 * 1000

onBothDatabases("the overview", (app) => {
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

  /** As it would be, had it been made then. */
  const madeAt = (time: number) => ({
    ...newCertificate(aCertificate()),
    _id: earliestId(time).replace("-0000-0000-", "-7000-8000-"),
  })
  const keep = (...times: number[]) =>
    app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(times.map(madeAt)).execute())

  test("has twelve weeks of seven whole days in Dhaka, the last of which ends today", async () => {
    const weeks = (await overview()).weeks.map((week: string) => Date.parse(week))
    expect(weeks).toHaveLength(12)
    for (const [at, start] of weeks.entries()) {
      expect(new Date(start).toISOString()).toMatch(/T18:00:00\.000Z$/)
      if (at > 0) expect(start - weeks[at - 1]).toBe(7 * day)
    }
    const end = weeks[11] + 7 * day
    expect(end).toBeGreaterThan(Date.now())
    expect(end - day).toBeLessThanOrEqual(Date.now())
  })

  test("counts what came in each week, to the millisecond, and everything in all", async () => {
    const weeks = (await overview()).weeks.map((week: string) => Date.parse(week))
    const before = await counts("certificate")
    await keep(weeks[0] - 1, weeks[0], weeks[1] - 2, weeks[1] - 1, weeks[5] + 3 * day, weeks[11], Date.now())
    const { total, weekly } = await counts("certificate")
    expect(total - before.total).toBe(7)
    const came = weekly.map((count, at) => count - (before.weekly[at] ?? 0))
    expect(came).toEqual([3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2])
  })

  test("counts more than are counted at once", async () => {
    const [, , , third] = (await overview()).weeks.map((week: string) => Date.parse(week))
    const before = (await counts("certificate")).weekly[3] ?? 0
    const times = Array.from({ length: 12_001 }, (_, at) => third + at * 1000)
    for (let at = 0; at < times.length; at += 1000) await keep(...times.slice(at, at + 1000))
    expect(((await counts("certificate")).weekly[3] ?? 0) - before).toBe(12_001)
  })

  test("knows at once who came, and who has not shown that their address is theirs", async () => {
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

  test("names courses on the home page for which nobody can register, and no others", async () => {
    const make = async (title: string, calls: string[]) => {
      const request = { method: "POST", url: "/api/courses/register", payload: aCourse({ title }) } as const
      const { _id } = (await app().request(request, admin)).json().data
      for (const call of calls) await app().request({ method: "PATCH", url: `/api/courses/${call}/${_id}` }, admin)
      return _id
    }
    const closed = await make("Closed", ["change-home-visibility", "change-visibility"])
    await make("Open", ["change-home-visibility"])
    await make("Not on home", ["change-visibility"])
    expect((await overview()).closedOnHome).toEqual([{ _id: closed, title: "Closed" }])
    await app().request({ method: "PATCH", url: `/api/courses/change-visibility/${closed}` }, admin)
    expect((await overview()).closedOnHome).toEqual([])
  })
})
