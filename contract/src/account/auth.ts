import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { Id, Timestamp } from "../call/resource.ts"
import { email, form, lengths, newPassword, password, requiredText, text } from "../text/input.ts"
import { type Role, User } from "./user.ts"

/** `code` is needed if the account has two-step verification: of the authenticator app, or a recovery code. */
export const Login = form({ email, password, code: z.optional(text(lengths.phone)) })

export const Register = form({ name: requiredText(lengths.name), email, password: newPassword })

/** Staff accounts can do more harm, so their passwords must be longer. */
export const minPasswordLength = (role: Role) =>
  role === "student" || role === "suspended" ? lengths.minPassword : lengths.minStaffPassword

const passwordUnchanged = { error: issue("passwordUnchanged"), path: ["newPassword"] }
const passwordsDiffer = { error: issue("passwordsDiffer"), path: ["confirmPassword"] }

/** The form has the password twice; the call sends it once. */
export const RegisterForm = z
  .extend(Register, { confirmPassword: password })
  .check(z.refine((form) => form.password === form.confirmPassword, passwordsDiffer))

export const SignedIn = z.object({ success: z.literal(true), message: z.string(), data: User, token: z.string() })
export type SignedIn = z.infer<typeof SignedIn>

const newTwice = { newPassword, confirmPassword: password }

export const ChangePassword = form({ currentPassword: password, ...newTwice }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, passwordsDiffer),
  z.refine((form) => form.newPassword !== form.currentPassword, passwordUnchanged),
)

export const ForgotPassword = form({ email })

/** The secret of a link in a mail. */
const linkToken = requiredText(lengths.number, "linkEnded")

export const SetPassword = form({ token: linkToken, ...newTwice }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, passwordsDiffer),
)

/** Whose password was set, for the login that follows. */
export const PasswordOwner = z.object({ email: z.string() })

/** `password` is that of the account, if the browser is not signed in to it. */
export const VerifyEmail = form({ token: linkToken, password: z.optional(password) })

export const RejectAccount = form({ token: linkToken })

/** A new password is needed only if the present one is too weak for the role. */
export const AcceptRole = form({
  token: linkToken,
  password,
  newPassword: z.optional(newPassword),
  confirmPassword: z.optional(password),
}).check(z.refine((form) => form.newPassword === form.confirmPassword, passwordsDiffer))

export const OpenBrowser = form({ token: linkToken })

/** One device that is signed in; `isCurrent` if it sent this request. */
export const Session = z.object({
  _id: Id,
  userAgent: z.string(),
  address: z.string(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>
