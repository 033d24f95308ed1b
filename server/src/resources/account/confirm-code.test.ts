import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const minuteMs = 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

onAnyDatabase("guessing the code of an account", (app) => {
  test("is mailed to its owner at the fifth wrong code within an hour, once an hour", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    await person.setUp()
    const guess = async (times: number) => {
      for (let count = 0; count < times; count++) await person.logIn("000000", `10.1.${count}.1`)
      const mails = app().database.read.selectFrom("mail").select("subject").where("recipient", "=", user.email)
      return (await mails.where("subject", "like", "Wrong codes%").execute()).length
    }
    expect(await guess(4)).toBe(0)
    vi.setSystemTime(Date.now() + 61 * minuteMs)
    expect(await guess(4)).toBe(0)
    // The limit of attempts is ten in 15 minutes: fewer than that must not go on for days unnoticed.
    vi.setSystemTime(Date.now() + 16 * minuteMs)
    expect(await guess(3)).toBe(1)
    vi.setSystemTime(Date.now() + 30 * minuteMs)
    expect(await guess(5)).toBe(1)
    vi.setSystemTime(Date.now() + 31 * minuteMs)
    expect(await guess(1)).toBe(2)
  })
})
