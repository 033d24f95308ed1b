import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { form, lengths, password, text } from "../text/input.ts"

/** A code of an authenticator app, or a recovery code. */
const code = text(lengths.phone)
const requiredCode = code.check(z.minLength(1, issue("codeRequired")))

/**
 * On with an authenticator app, passkeys, or both. `isRequired`: the site requires it for the user's role; until `dueAt` the account also
 * works without.
 */
export const SecondFactor = z.object({
  isOn: z.boolean(),
  /** When it was set up; empty if it is off. */
  since: z.string(),
  hasApp: z.boolean(),
  passkeyCount: z.int(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean(),
  dueAt: z.string(),
  /** Whether the user has entered their password lately, as some calls need it. */
  isConfirmed: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** The secret as a text to type into an app, as a URL, and that as a QR code: the path of an SVG with this side. */
export const TotpSetup = z.object({
  secret: z.string(),
  url: z.string(),
  qrCode: z.object({ size: z.int(), path: z.string() }),
})
export type TotpSetup = z.infer<typeof TotpSetup>

export const ConfirmTotp = form({ code: requiredCode })

/** Shown once. None if there are some already. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })

export const ConfirmIdentity = form({ password, code: z.optional(code) })
