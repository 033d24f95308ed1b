import { SignedIn } from "../../account/auth.ts"
import {
  AddPasskey,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsePasskey,
} from "../../account/passkey.ts"
import { RecoveryCodes } from "../../account/second-factor.ts"
import { anyone, own, signedIn } from "../../call/call.ts"
import { callsOf } from "../../call/calls-of.ts"
import { list, one } from "../../call/resource.ts"

export * from "../../account/passkey.ts"

const session = callsOf("session")
const mail = callsOf("session", "mail")

export const beginPasskeyLogin = session.post("/auth/begin-passkey-login", {
  access: anyone,
  response: one(PasskeyRequestOptions),
  message: "Please use your passkey",
  topics: [],
  isEssential: true,
  summary: "Sign in with a passkey, first step",
  description: "Returns a challenge for five minutes. No account is named: the user chooses a passkey in the browser.",
})

export const loginWithPasskey = session.post("/auth/login-with-passkey", {
  access: anyone,
  body: UsePasskey,
  response: SignedIn,
  message: "Logged in successfully",
  errors: { notSignedIn: "passkeyRefused", notAllowed: "suspended" },
  isEssential: true,
  summary: "Sign in with a passkey, second step",
  description:
    "Needs neither password nor code: the device has checked a fingerprint, face or PIN. Also sets the session cookie. A challenge works once.",
})

export const confirmWithPasskey = session.post("/auth/confirm-with-passkey", {
  access: signedIn,
  body: UsePasskey,
  message: "Identity confirmed",
  errors: { badInput: "passkeyRefused" },
  isOpenBeforeSecondFactor: true,
  summary: "Use a passkey instead of your password, before calls that need it",
  description: "Like `confirm-identity`. The challenge is that of `begin-passkey-login`.",
})

export const getPasskeys = session.get("/auth/get-passkeys", {
  access: signedIn,
  response: list(Passkey),
  message: "Passkeys found",
  isOpenBeforeSecondFactor: true,
  summary: "List the passkeys of your own account",
})

export const beginPasskey = session.post("/auth/begin-passkey", {
  access: signedIn,
  response: one(PasskeyCreationOptions),
  message: "Please create a passkey",
  errors: { conflict: "passkeysTooMany" },
  topics: [],
  needsConfirmation: true,
  isOpenBeforeSecondFactor: true,
  summary: "Add a passkey, first step",
  description: "Returns a challenge for five minutes.",
})

export const addPasskey = mail.post("/auth/add-passkey", {
  access: signedIn,
  body: AddPasskey,
  response: one(RecoveryCodes),
  message: "Passkey added",
  errors: { conflict: "passkeysTooMany", badInput: "passkeyRefused" },
  needsConfirmation: true,
  isOpenBeforeSecondFactor: true,
  summary: "Add a passkey, second step",
  description:
    "The first one turns on two-step verification, unless an authenticator app already has: it ends all other sessions of the account, and the response has the recovery codes, which are shown only once.",
})

export const deletePasskey = mail.delete("/auth/delete-passkey/:id", {
  access: own("passkey"),
  message: "Passkey deleted",
  errors: { notFound: "recordNotFound", conflict: "secondFactorRequired" },
  needsConfirmation: true,
  isOpenBeforeSecondFactor: true,
  summary: "Delete a passkey of your own account",
  description:
    "The last one turns off two-step verification, unless there is an authenticator app: that is refused if your role needs it.",
})
