import { type Call, own, signedIn } from "contract"
import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { startSession } from "#accounts/session/session.ts"
import { newId } from "#new-id.ts"
import { owners, resources } from "#resources/registry.ts"
import type { Resource } from "#resources/resource.ts"
import { startTestApp } from "#test/test-app.ts"

const minute = 60_000
const one: Pick<Call, "topics" | "summary"> = { topics: [], summary: "" }
/** As the school will have them: answers of an exam are saved by each student, guesses are few. */
const save: Call = {
  ...{ ...one, method: "PATCH", path: "/trial/save/:id", access: own("trial"), errors: { notFound: "recordNotFound" } },
  ...{ limit: { per: "record", max: 120, minutes: 1 } },
}
const guess: Call = {
  ...{ ...one, method: "POST", path: "/trial/guess", access: signedIn },
  ...{ limit: { per: "account", max: 20, minutes: 60 } },
}
// A row's id begins with that of its owner.
Object.assign(owners, { trial: async (_: unknown, id: string) => [{ userId: id.split("_")[0] }] })
const trial: Resource = {
  routes: (app) => {
    for (const call of [save, guess]) {
      const { method, path: url } = call
      app.route({ method, url, schema: { hide: true }, config: { call }, handler: async () => ({ success: true }) })
    }
  },
}
;(resources as Resource[]).push(trial)

type Student = { _id: string; token: string }

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }))

/** A school behind one address; without a build there is one page, the API's description. */
async function aSchool(students: number) {
  const settings = { publicUrl: "http://localhost", rateLimit: 1200, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings })
  onTestFinished(() => app.stop())
  const { _id } = await app.as("student")
  const row = await app.database.read.selectFrom("user").selectAll().where("_id", "=", _id).executeTakeFirstOrThrow()
  const device = { userAgent: "", address: "192.0.2.1" }
  const all: Student[] = []
  await app.database.write([], async (trx) => {
    for (let index = 0; index < students; index++) {
      const user = { ...row, _id: newId(), email: `${index}@example.com` }
      await trx.insertInto("user").values(user).execute()
      all.push({ _id: user._id, token: (await startSession(trx, user._id, device)).token })
    }
  })
  const send = (method: "GET" | "PATCH" | "POST", url: string, authorization: string) =>
    app.app.inject({ method, url: `/api${url}`, headers: { authorization }, remoteAddress: device.address })
  const statusOf = async (...request: Parameters<typeof send>) => (await send(...request)).statusCode
  const saveOf = ({ _id, token }: Student, record = "1") => statusOf("PATCH", `/trial/save/${_id}_${record}`, token)
  return { all, send, statusOf, saveOf }
}

test("a class of 1,000 behind one address can save: neither requests nor changes nor growth of its network end it", async () => {
  const { all, saveOf } = await aSchool(1000)
  const refused: number[] = []
  for (let round = 0; round < 3; round++)
    for (const student of all) if ((await saveOf(student)) !== 200) refused.push(round)
  expect(refused).toEqual([])
  const [first = expect.fail()] = all
  for (let count = 0; count < 130; count++) {
    vi.setSystemTime(Date.now() + 1000)
    expect(await saveOf(first)).toBe(200)
  }
})

test("one who floods slows only themselves, and only this record", async () => {
  const { all, send, statusOf, saveOf } = await aSchool(2)
  const [flooder = expect.fail(), other = expect.fail()] = all
  const statuses: number[] = []
  for (let count = 0; count < 3000; count++) statuses.push(await saveOf(flooder))
  expect([statuses.indexOf(429), statuses.slice(120).every((status) => status === 429)]).toEqual([120, true])
  const refused = await send("PATCH", `/trial/save/${flooder._id}_1`, flooder.token)
  expect([refused.headers["retry-after"], refused.json().code]).toEqual(["1", "tooMany"])
  expect(await saveOf(other)).toBe(200)
  expect(await statusOf("GET", "/courses/get-courses", "")).toBe(200)
  expect(await saveOf(flooder, "2")).toBe(200)
  expect(await statusOf("POST", "/trial/guess", flooder.token)).toBe(200)
  vi.setSystemTime(Date.now() + minute)
  expect(await saveOf(flooder)).toBe(200)
})

test("guessing ids, tokens or bodies counts as requests of the network, and ends nobody else's saves", async () => {
  const { all, statusOf, saveOf } = await aSchool(2)
  const [guesser = expect.fail(), other = expect.fail()] = all
  for (const student of all) expect(await saveOf(student)).toBe(200)
  const statuses = new Map<number, number>()
  for (let count = 0; count < 1300; count++) {
    const [id, token] = count % 2 ? [newId(), guesser.token] : [`${guesser._id}_1`, newId()]
    const status = await statusOf("PATCH", `/trial/save/${id}`, token)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses.keys()].sort()).toEqual([401, 404, 429])
  expect(statuses.get(429)).toBeGreaterThanOrEqual(100)
  expect(await statusOf("GET", "/courses/get-courses", "")).toBe(429)
  expect(await saveOf(other)).toBe(200)
})

test("a budget by account is one for all records and networks, and holds for each role", async () => {
  const { all, statusOf } = await aSchool(2)
  const [guesser = expect.fail(), other = expect.fail()] = all
  const guesses = async ({ token }: Student) => statusOf("POST", "/trial/guess", token)
  for (let count = 0; count < 20; count++) expect(await guesses(guesser)).toBe(200)
  expect([await guesses(guesser), await guesses(other)]).toEqual([429, 200])
  vi.setSystemTime(Date.now() + 3 * minute)
  expect([await guesses(guesser), await guesses(guesser)]).toEqual([200, 429])
})
