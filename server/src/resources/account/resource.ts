import {
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasswordOwner,
  RecoveryCodes,
  SecondFactor,
  Session,
  TotpSetup,
} from "contract"
import { acceptRoleRoute, browserLinkRoutes, mailLinkRoutes } from "#resources/account/mail-links.ts"
import { ownAccountRoutes } from "#resources/account/own-account.ts"
import { passkeyRoutes } from "#resources/account/passkeys.ts"
import { secondFactorRoutes } from "#resources/account/second-factor.ts"
import { signInRoutes } from "#resources/account/sign-in.ts"
import { example, ownersIn, type Resource } from "#resources/resource.ts"

const person = { name: "সাদিয়া আফরিন ঐশী", email: "sadia.oishi@example.com" }
const password = "ঢাকার বৃষ্টি ১৯৭১"
const newPassword = "কক্সবাজারের ঢেউ ৭"
const newTwice = { newPassword, confirmPassword: newPassword }
const linkToken = "p4Zr0jvXy2nWm8Qk1sLbT6uEoGhAcD3fiR9xVtYwN5I"
const challenge = "AZq8fQeGl3Jm0Qk1sLbT6uEoGhAcD3fiR9xVtYwN5Ip4Zr0jvXy2nWm8"
const id = "Qk1sLbT6uEoGhAcD3fiR9w"
const clientDataJSON = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiQVpxOGZRZSJ9"
const used = { clientDataJSON, authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuo", signature: "MEUCIQDNr" }
const token = "Qk1sLbT6uEoGhAcD3fiR9xVtYwN5Ip4Zr0jvXy2nWm8"

export const account: Resource = {
  routes: (app, parts) => {
    signInRoutes(app, parts)
    mailLinkRoutes(app, parts)
    acceptRoleRoute(app, parts)
    browserLinkRoutes(app, parts)
    ownAccountRoutes(app, parts)
    secondFactorRoutes(app, parts)
    passkeyRoutes(app, parts)
  },
  owners: { session: ownersIn("session"), passkey: ownersIn("passkey") },
  examples: [
    example(Session, {
      _id: "019a8f3e-6c1d-7b52-9e04-0f1e2d3c4b5a",
      userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile",
      address: "203.0.113.24",
      createdAt: "2026-11-01T08:15:00.000Z",
      lastSeenAt: "2026-11-16T04:30:00.000Z",
      isCurrent: true,
    }),
    example(SecondFactor, {
      isOn: true,
      since: "2026-11-02T09:20:00.000Z",
      hasApp: true,
      passkeyCount: 1,
      recoveryCodesLeft: 9,
      isRequired: true,
      dueAt: "",
      isConfirmed: true,
    }),
    example(TotpSetup, {
      secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
      url: "otpauth://totp/Prohori:sadia.oishi%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Prohori",
      qrCode: { size: 41, path: "M0 0h7v1h-7zM9 0h2v1h-2z" },
    }),
    example(Passkey, {
      _id: "019ac1d0-4f60-7a31-8c22-5b6a7c8d9e0f",
      name: "Pixel 9",
      createdAt: "2026-11-20T05:10:00.000Z",
      lastUsedAt: "2026-11-26T03:45:00.000Z",
    }),
    example(PasskeyCreationOptions, {
      challenge,
      rp: { id: "prohori.example", name: "Prohori" },
      user: { id: "MDE5YThmM2U", name: person.email, displayName: person.name },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      attestation: "none",
    }),
    example(PasskeyRequestOptions, {
      challenge,
      rpId: "prohori.example",
      timeout: 300_000,
      userVerification: "required",
    }),
    example(PasswordOwner, { email: person.email }),
    example(RecoveryCodes, { codes: ["k7x3m-q2ahp", "w8d4n-5rtce"] }),
  ],
  bodies: {
    register: { ...person, password },
    login: { email: person.email, password },
    forgotPassword: { email: person.email },
    setPassword: { token: linkToken, ...newTwice },
    verifyEmail: { token: linkToken, password },
    rejectAccount: { token: linkToken },
    acceptRole: { token: linkToken, password, ...newTwice },
    sendBrowserLink: { email: person.email },
    openBrowser: { token: linkToken },
    updateOwnUser: { phone: "01712-345678", bio: "ঢাকায় নেটওয়ার্ক প্রকৌশলী, এখন নিরাপত্তা শিখছি।" },
    changePassword: { currentPassword: password, ...newTwice },
    confirmIdentity: { password, code: "287082" },
    confirmTotp: { code: "287082" },
    addPasskey: {
      name: "Pixel 9",
      credential: { id, response: { clientDataJSON, attestationObject: "o2NmbXRkbm9uZQ" } },
    },
    loginWithPasskey: { credential: { id, response: used } },
    confirmWithPasskey: { credential: { id, response: used } },
  },
  responses: { register: { token }, login: { token }, loginWithPasskey: { token } },
}
