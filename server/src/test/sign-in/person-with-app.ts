import { expect } from "vitest"
import { totpCode, totpStepAt } from "#accounts/second-factor/totp.ts"
import { fromBase32 } from "#test/sign-in/totp-secret.ts"
import { type TestApp, testPassword } from "#test/test-app.ts"

/** The account of a person with an authenticator app. */
export function personOf(app: Pick<TestApp, "app" | "request">, { email, token }: { email: string; token: string }) {
  let secret: Buffer = Buffer.alloc(0)
  let step = totpStepAt(Date.now()) - 1
  const send = (path: string, payload: object = {}, by = token, headers = {}) =>
    app.request({ method: "POST", url: `/api/auth/${path}`, payload, headers }, by)
  const logIn = async (code?: string, address = "10.0.0.1") => {
    const payload = { email, password: testPassword, ...(code !== undefined && { code }) }
    return app.app.inject({ method: "POST", url: "/api/auth/login", payload, remoteAddress: address })
  }
  return {
    send,
    logIn,
    /** Each code works once, so each call takes the next one: three are valid at a time. */
    nextCode: () => totpCode(secret, step++),
    codeAt: (shift: number) => totpCode(secret, totpStepAt(Date.now()) + shift),
    async setUp(): Promise<string[]> {
      const begun = await send("begin-totp")
      expect(begun.statusCode).toBe(200)
      secret = fromBase32(begun.json().data.secret)
      const confirmed = await send("confirm-totp", { code: totpCode(secret, step++) })
      expect(confirmed.statusCode).toBe(200)
      return confirmed.json().data.codes
    },
  }
}
