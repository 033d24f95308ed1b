import * as z from "zod/mini"
import { email, filled, form, lengths, newPassword, password } from "./input.ts"
import { say } from "./messages.ts"
import { User } from "./user.ts"

export const Login = form({ email, password })
export type Login = z.infer<typeof Login>

export const Register = form({ name: filled(lengths.name), email, password: newPassword })
export type Register = z.infer<typeof Register>

/** The form asks for the password twice; the call carries it once. */
export const RegisterForm = z.extend(Register, { confirmPassword: password }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: say("passwordsDiffer"),
    path: ["confirmPassword"],
  }),
)
export type RegisterForm = z.infer<typeof RegisterForm>

export const SignedIn = z.object({ success: z.literal(true), message: z.string(), data: User, token: z.string() })
export type SignedIn = z.infer<typeof SignedIn>
