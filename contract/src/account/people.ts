import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { email, form, lengths, patchForm, phone, requiredText } from "../text/input.ts"
import { languages } from "../text/language.ts"

export const invitedRoles = ["instructor", "student", "editor", "registrar", "admin"] as const

/** How long the link of an invitation is valid. */
export const invitationDays = 7

/** `language` is that of the mail. */
export const InviteUser = form({
  name: requiredText(lengths.name),
  email,
  role: z.enum(invitedRoles, issue("invalidRole")),
  language: z.enum(languages, issue("badInput")),
})
export type InviteUser = z.infer<typeof InviteUser>

/** The fields of a user that others may change; only the user changes the rest of the profile. */
export const UpdateContact = patchForm({ name: requiredText(lengths.name), phone: z.optional(phone) })

export const SessionsEnded = z.object({ ended: z.int() })
