import { beforeAll, expect, test } from "vitest"
import { readablePassword } from "#accounts/secret.ts"
import { makeFirstAdmin } from "#first-admin.ts"
import { aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("the first screen", (app) => {
  const adminPassword = readablePassword()
  const adminEmail = "first@school.org"
  let admin = ""
  const send = async (method: "GET" | "POST" | "PATCH", url: string, payload?: object, token = admin) =>
    (await app().request({ method, url: `/api/${url}`, ...(payload && { payload }) }, token)).json()
  const overview = async (token?: string) => (await send("GET", "overview/get-overview", undefined, token)).data
  const done = async () =>
    (await overview()).firstSteps.flatMap(({ step, isDone }: { step: string; isDone: boolean }) => (isDone ? step : []))

  beforeAll(async () => {
    await makeFirstAdmin(app().database, { adminEmail, adminPassword, demo: false })
    admin = (await send("POST", "auth/login", { email: adminEmail, password: adminPassword })).token
  })

  test("has six steps for a new site, each done by what the office does, and none when all are", async () => {
    expect(await done()).toEqual([])
    expect((await overview()).firstSteps).toHaveLength(6)
    await send("PATCH", "site/update-contact", { email: "office@school.org", phone: "01700000001" })
    expect(await done()).toEqual([])
    await send("PATCH", "site/update-legal", { legalName: "School Ltd" })
    expect(await done()).toEqual(["contact"])
    await send("PATCH", "site/update-payment-ways", { items: [{ name: "bKash" }] })
    await send("PATCH", "certificates/update-signatory", { nameEn: "Farhana Haque" })
    await send("POST", "courses/register", aCourse())
    expect(await done()).toEqual(["contact", "signature", "course", "payment"])
    const newPassword = readablePassword()
    const change = { currentPassword: adminPassword, newPassword, confirmPassword: newPassword }
    expect(await send("PATCH", "auth/change-password", change)).toMatchObject({ success: true })
    expect(await done()).toEqual(["password", "contact", "signature", "course", "payment"])
    await app().as("registrar")
    expect((await overview()).firstSteps).toEqual([])
  })

  test("tells the state of the server and the steps only to admins", async () => {
    const { token } = await app().as("editor")
    expect(await overview(token)).toMatchObject({ health: null, firstSteps: [] })
    expect((await overview()).health).toMatchObject({ fault: "none" })
  })

  test("counts who waits for a course, for those who may open its registration", async () => {
    const { _id, title } = (await send("POST", "courses/register", aCourse())).data
    await send("PATCH", `courses/change-visibility/${_id}`)
    for (const email of ["a@example.com", "b@example.com"])
      await send("POST", `courses/subscribe/${_id}`, { email, language: "en" }, "")
    expect((await overview()).waitingPeople).toEqual([{ _id, title, count: 2 }])
    expect((await overview((await app().as("registrar")).token)).waitingPeople).toEqual([])
  })

  test("does not report exports to the person who made them", async () => {
    const [one, other] = [await app().as("admin"), await app().as("admin")]
    for (let count = 0; count < 5; count++) await app().request({ url: "/api/courses/export-courses" }, one.token)
    const accounts = async (token: string) =>
      (await overview(token)).anomalies.map(({ account }: { account: string }) => account)
    expect(await accounts(other.token)).toContain(one.email)
    expect(await accounts(one.token)).not.toContain(one.email)
  })
})
