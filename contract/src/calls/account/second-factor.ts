import { ConfirmIdentity, ConfirmTotp, RecoveryCodes, SecondFactor, TotpSetup } from "../../account/second-factor.ts"
import { admins, signedIn } from "../../call/call.ts"
import { callsOf } from "../../call/calls-of.ts"
import { one } from "../../call/resource.ts"

export * from "../../account/second-factor.ts"

const session = callsOf("session")
const mail = callsOf("session", "mail")

export const confirmIdentity = session.post("/auth/confirm-identity", {
  access: signedIn,
  body: ConfirmIdentity,
  message: "Identity confirmed",
  errors: { badInput: "currentPasswordWrong" },
  isOpenBeforeSecondFactor: true,
  summary: "Enter your password again, before calls that need it",
  description:
    "Calls that change rights, delete users or sample content, send mails to users, export or end sessions return 403 with the code `confirmIdentity` if the user of the session has not entered their password for ten minutes. With two-step verification, `code` is needed too. Returns 429 with Retry-After after 10 failures in 15 minutes.",
})

export const getSecondFactor = session.get("/auth/get-second-factor", {
  access: signedIn,
  response: one(SecondFactor),
  message: "Two-step verification found",
  isOpenBeforeSecondFactor: true,
  summary: "Get the state of your two-step verification",
})

export const beginTotp = session.post("/auth/begin-totp", {
  access: signedIn,
  response: one(TotpSetup),
  message: "Please enter a code of the app",
  errors: { conflict: "secondFactorIsOn" },
  needsConfirmation: true,
  isOpenBeforeSecondFactor: true,
  summary: "Set up an authenticator app, first step",
  description: "Returns a new secret. Nothing is required before a first code of it was sent.",
})

export const confirmTotp = mail.post("/auth/confirm-totp", {
  access: signedIn,
  body: ConfirmTotp,
  response: one(RecoveryCodes),
  message: "Two-step verification is on",
  errors: { conflict: "secondFactorIsOn", badInput: "codeWrong" },
  needsConfirmation: true,
  isOpenBeforeSecondFactor: true,
  summary: "Set up an authenticator app, second step",
  description:
    "Turns on two-step verification, unless a passkey already has: it ends all other sessions of the account, and the response has the recovery codes, which are shown only once.",
})

export const turnOffTotp = mail.post("/auth/turn-off-totp", {
  access: signedIn,
  message: "The authenticator app is no longer used",
  errors: { conflict: "secondFactorRequired" },
  needsConfirmation: true,
  isOpenBeforeSecondFactor: true,
  summary: "Stop using your authenticator app",
  description:
    "Turns off two-step verification, unless you have a passkey: that is refused if your role needs it. Also discards a setup that was begun.",
})

export const newRecoveryCodes = mail.post("/auth/new-recovery-codes", {
  access: signedIn,
  response: one(RecoveryCodes),
  message: "New recovery codes",
  errors: { conflict: "secondFactorIsOff" },
  needsConfirmation: true,
  isOpenBeforeSecondFactor: true,
  summary: "Replace your recovery codes",
})

export const getUserSecondFactor = session.get("/auth/get-second-factor/:id", {
  access: admins,
  response: one(SecondFactor),
  message: "Two-step verification found",
  errors: { notFound: "userNotFound" },
  summary: "Get the state of a user's two-step verification",
})

export const resetSecondFactor = mail.patch("/auth/reset-second-factor/:id", {
  access: admins,
  message: "Two-step verification is off",
  errors: { notFound: "userNotFound", conflict: "secondFactorIsOff" },
  needsConfirmation: true,
  summary: "Turn off two-step verification of a user who has lost their phone and codes",
  description:
    "Removes the authenticator app, the passkeys and the recovery codes. Ends all sessions of the user, who gets a mail. Your own is turned off by the call for your own account.",
})
