import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase, startTestApp, type TestApp } from "#test/test-app.ts"

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
const settingsWith = (graceDays: number) => ({
  publicUrl: "http://localhost:3000",
  rateLimit: 0,
  trustProxy: undefined,
  secondFactorPolicy: { isRequired: true, graceDays },
})

/** An admin who has set up two-step verification. */
async function adminOf(app: TestApp) {
  const admin = await app.as("admin")
  await personOf(app, admin).setUp()
  return admin
}

const listCourses = async (app: TestApp, token: string) => {
  const response = await app.request({ url: "/api/courses/get-all-courses" }, token)
  return [response.statusCode, response.json().code]
}
const stateOf = async (app: TestApp, token: string) =>
  (await app.request({ url: "/api/auth/get-second-factor" }, token)).json().data
const daysUntil = (time: string) => (Date.parse(time) - Date.now()) / dayMs

const promotions = {
  "change-role": (id: string) => ({ id, role: "editor" }),
  "change-roles": (id: string) => ({ ids: [id], role: "editor", requestId: randomUUID() }),
}
type Promotion = keyof typeof promotions

async function promoted(app: TestApp, call: Promotion) {
  const [admin, student] = [await adminOf(app), await app.as("student")]
  await app.database.write(["user"], (trx) =>
    trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", student._id).execute(),
  )
  const payload = promotions[call](student._id)
  const response = await app.request({ method: "PATCH", url: `/api/auth/${call}`, payload }, admin.token)
  expect(response.statusCode).toBe(200)
  // The promotion has ended the student's session.
  return { ...student, token: (await personOf(app, student).logIn()).json().token as string }
}
const calls = Object.keys(promotions) as Promotion[]

onAnyDatabase(
  "without a grace period, two-step verification is due at once",
  (app) => {
    test.for(calls)("for a student who is promoted by %s, from the next login on", async (call) => {
      const student = await promoted(app(), call)
      expect(await listCourses(app(), student.token)).toEqual([403, "secondFactorDue"])
      await personOf(app(), student).setUp()
      expect(await listCourses(app(), student.token)).toEqual([200, undefined])
    })

    test("for a session that began before the site required it", async () => {
      const editor = await app().as("editor")
      expect(await listCourses(app(), editor.token)).toEqual([403, "secondFactorDue"])
      // By which the dashboard leads to the page that sets it up.
      expect(daysUntil((await stateOf(app(), editor.token)).dueAt)).toBeLessThan(0)
    })

    test("for an invited editor, at the first sign-in", async () => {
      const admin = await adminOf(app())
      const email = `${randomUUID()}@example.com`
      const post = (call: string, payload: object, by?: string) =>
        app().request({ method: "POST", url: `/api/auth/${call}`, payload }, by)
      await post("invite-user", { name: "Tanvir", email, role: "editor", language: "en" }, admin.token)
      const mails = app().database.read.selectFrom("mail").select("text").where("recipient", "=", email)
      const token = /accept-invitation#([\w-]+)/.exec((await mails.executeTakeFirstOrThrow()).text)?.[1]
      const password = "a river in August"
      await post("set-password", { token, newPassword: password, confirmPassword: password })
      const session = (await post("login", { email, password })).json().token
      expect(await listCourses(app(), session)).toEqual([403, "secondFactorDue"])
    })
  },
  settingsWith(0),
)

onAnyDatabase(
  "with a grace period of 14 days",
  (app) => {
    test.for(calls)("a student who is promoted by %s has them from the promotion on", async (call) => {
      const student = await promoted(app(), call)
      expect(await listCourses(app(), student.token)).toEqual([200, undefined])
      const { dueAt, isRequired } = await stateOf(app(), student.token)
      expect(isRequired).toBe(true)
      expect(daysUntil(dueAt)).toBeCloseTo(14, 2)
      const later = (await personOf(app(), student).logIn()).json().token
      expect((await stateOf(app(), later)).dueAt).toBe(dueAt)
    })
  },
  settingsWith(14),
)

test("where the office must have two-step verification, it has a grace period from the first sign-in, and then does nothing else", async () => {
  const app = await startTestApp("sqlite", { settings: settingsWith(14) })
  const editor = await app.as("editor")
  const student = await app.as("student")
  const token = (await personOf(app, editor).logIn()).json().token
  const { dueAt, isRequired } = await stateOf(app, token)
  expect(daysUntil(dueAt)).toBeCloseTo(14, 2)
  expect(isRequired).toBe(true)
  expect(await stateOf(app, (await personOf(app, student).logIn()).json().token)).toMatchObject({
    isRequired: false,
    dueAt: "",
  })

  const past = new Date(Date.now() - minuteMs).toISOString()
  await app.database.write([], (trx) => trx.updateTable("secondFactor").set({ dueAt: past }).execute())
  // Another sign-in starts no new period.
  const later = (await personOf(app, editor).logIn()).json().token
  expect(await listCourses(app, later)).toEqual([403, "secondFactorDue"])
  expect((await app.request({ url: "/api/auth/get-user" }, later)).statusCode).toBe(200)
  await personOf(app, { email: editor.email, token: later }).setUp()
  expect(await listCourses(app, later)).toEqual([200, undefined])
  const off = await app.request({ method: "POST", url: "/api/auth/turn-off-totp" }, later)
  expect([off.statusCode, off.json().code]).toEqual([409, "secondFactorRequired"])
  await app.stop()
})
