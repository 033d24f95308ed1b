import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openKeys } from "#signing-keys.ts"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase, type TestApp, testPassword } from "#test/test-app.ts"

const otherKey = "another secret key of this length"

const secretOf = async ({ database }: TestApp, userId: string) => {
  const row = database.read.selectFrom("secondFactor").select("secret").where("userId", "=", userId)
  return (await row.executeTakeFirstOrThrow()).secret
}

const storeSecret = ({ database }: TestApp, userId: string, secret: string) =>
  database.write([], (trx) => trx.updateTable("secondFactor").set({ secret }).where("userId", "=", userId).execute())

const outcomeOf = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
]

// Otherwise the next half minute could begin during a test, and the code of the one before would be too old.
beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

onAnyDatabase("what is stored for two-step verification", (app) => {
  test("an app's secret is of no use in the row of another user", async () => {
    const [attacker, victim] = [await app().as("student"), await app().as("student")]
    const [attackersApp, victimsApp] = [personOf(app(), attacker), personOf(app(), victim)]
    await attackersApp.setUp()
    await victimsApp.setUp()
    const own = await secretOf(app(), victim._id)
    await storeSecret(app(), victim._id, await secretOf(app(), attacker._id))

    const code = attackersApp.nextCode()
    expect(outcomeOf(await victimsApp.logIn(code))).toEqual([401, "codeWrong"])
    // The code was right, and so was everything else in the row.
    expect((await attackersApp.logIn(code)).statusCode).toBe(200)
    await storeSecret(app(), victim._id, own)
    expect((await victimsApp.logIn(victimsApp.nextCode())).statusCode).toBe(200)
  })

  test("each encryption has a nonce of its own", async () => {
    const user = await app().as("student")
    const nonces = new Set<string>()
    for (let time = 0; time < 4; time++) {
      expect((await personOf(app(), user).send("begin-totp")).statusCode).toBe(200)
      const bytes = Buffer.from(await secretOf(app(), user._id), "base64url")
      nonces.add(bytes.subarray(0, 12).toString("hex"))
    }
    expect(nonces.size).toBe(4)
  })

  test("recovery codes come from neither the clock nor Math.random", async () => {
    const user = await app().as("student")
    vi.spyOn(Math, "random").mockReturnValue(0.5)
    const codes = await personOf(app(), user).setUp()
    vi.restoreAllMocks()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  })

  test("with another key than the installation's, recovery codes and codes of the app are wrong", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    const [recoveryCode = ""] = await person.setUp()
    const appCode = person.nextCode()
    const keys = openKeys({ dataDir: app().location.dataDir, secretKey: otherKey })
    const elsewhere = await app().restarted({}, { keys })
    const logInElsewhere = (code: string) =>
      elsewhere.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { email: user.email, password: testPassword, code },
      })
    expect(outcomeOf(await logInElsewhere(recoveryCode))).toEqual([401, "codeWrong"])
    expect(outcomeOf(await logInElsewhere(appCode))).toEqual([401, "codeWrong"])
    await elsewhere.close()

    expect((await person.logIn(recoveryCode)).statusCode).toBe(200)
    expect((await person.logIn(appCode)).statusCode).toBe(200)
  })
})
