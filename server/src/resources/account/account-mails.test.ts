import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

// Otherwise the next half minute could begin during a test, and the code of the one before would be too old.
beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

onAnyDatabase("mails to the owner of an account", (app) => {
  const mailsTo = async (email: string) => {
    const mails = app().database.read.selectFrom("mail").select(["subject", "text", "html"])
    return mails.where("recipient", "=", email).orderBy("_id").execute()
  }
  /** The mails that `act` caused to this address. */
  async function mailsOf(email: string, act: () => Promise<unknown>) {
    const before = (await mailsTo(email)).length
    await act()
    return (await mailsTo(email)).slice(before)
  }
  const subjectsOf = async (email: string, act: () => Promise<unknown>) =>
    (await mailsOf(email, act)).map(({ subject }) => subject)
  const speakBengali = (email: string) =>
    app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ language: "bn" }).where("email", "=", email).execute(),
    )
  const passwords = { newPassword: "another horse 8", confirmPassword: "another horse 8" }

  test("a change of the password is mailed, one that is refused is not", async () => {
    const { email, token } = await app().as("student")
    const change = async (currentPassword: string) => {
      const payload = { currentPassword, ...passwords }
      return (await app().request({ method: "PATCH", url: "/api/auth/change-password", payload }, token)).statusCode
    }
    expect(await subjectsOf(email, async () => expect(await change("wrong one")).toBe(400))).toEqual([])
    const changed = async () => expect(await change(testPassword)).toBe(200)
    expect(await subjectsOf(email, changed)).toEqual(["Your Prohori password was changed"])
  })

  test("a password that is set by a mailed link is mailed", async () => {
    const user = await app().as("student")
    const { send } = personOf(app(), user)
    const [link] = await mailsOf(user.email, () => send("forgot-password", { email: user.email }))
    const token = /\/reset-password#([\w-]+)/.exec(link?.text ?? "")?.[1]
    const set = async () => expect((await send("set-password", { token, ...passwords })).statusCode).toBe(200)
    expect(await subjectsOf(user.email, set)).toEqual(["Your Prohori password was changed"])
    expect(await subjectsOf(user.email, () => send("set-password", { token, ...passwords }))).toEqual([])
  })

  test("two-step verification that an admin turns off is mailed", async () => {
    const [user, admin] = [await app().as("student"), await app().as("admin")]
    await personOf(app(), user).setUp()
    const url = `/api/auth/reset-second-factor/${user._id}`
    const turnOff = async () =>
      expect((await app().request({ method: "PATCH", url }, admin.token)).statusCode).toBe(200)
    expect(await subjectsOf(user.email, turnOff)).toEqual(["Two-step verification is off"])
  })

  test("new recovery codes are mailed, without the codes", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    expect(await mailsOf(user.email, () => person.send("new-recovery-codes"))).toEqual([])
    await person.setUp()
    let codes: string[] = []
    const renew = async () => {
      codes = (await person.send("new-recovery-codes")).json().data.codes
    }
    const mails = await mailsOf(user.email, renew)
    expect(mails.map(({ subject }) => subject)).toEqual(["New recovery codes for your Prohori account"])
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(mails)).not.toContain(code)

    await speakBengali(user.email)
    const [bengali] = await mailsOf(user.email, renew)
    expect(bengali?.subject).toBe("প্রহরী: আপনার অ্যাকাউন্টের জন্য নতুন রিকভারি কোড তৈরি হয়েছে")
    expect(bengali?.html).toContain('<html lang="bn">')
  })

  test("the use of a recovery code is mailed, with how many are left; that of a code of the app is not", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    const codes = await person.setUp()
    const logIn = async (code: string | undefined) => expect((await person.logIn(code)).statusCode).toBe(200)
    expect(await mailsOf(user.email, () => logIn(person.nextCode()))).toEqual([])
    const [first, ...others] = await mailsOf(user.email, () => logIn(codes[0]))
    expect([first?.subject, others]).toEqual(["A recovery code of your Prohori account was used", []])
    expect(first?.text).toContain("\n\nYou have 9 recovery codes left.\n\n")
    expect(first?.html).toContain("<p>You have 9 recovery codes left.</p>")
    // It works once.
    expect(await mailsOf(user.email, () => person.logIn(codes[0]))).toEqual([])

    const identity = { password: testPassword, code: codes[1] }
    const [second] = await mailsOf(user.email, () => person.send("confirm-identity", identity))
    expect(second?.text).toContain("You have 8 recovery codes left.")

    await speakBengali(user.email)
    const [third] = await mailsOf(user.email, () => logIn(codes[2]))
    expect(third?.subject).toBe("প্রহরী: আপনার একটি রিকভারি কোড ব্যবহার করা হয়েছে")
    expect(third?.text).toContain("আপনার আর ৭টি রিকভারি কোড বাকি আছে।")
  })
})
