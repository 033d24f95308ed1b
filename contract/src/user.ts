import * as z from "zod/mini"
import {
  changesOf,
  filled,
  flag,
  form,
  lengths,
  newPassword,
  optionalImage,
  PageQuery,
  paragraphs,
  phone,
} from "./input.ts"
import { issue } from "./problem.ts"
import { Id, Moment } from "./resource.ts"

export const Role = z.enum(["admin", "student", "instructor", "suspended"])
export type Role = z.infer<typeof Role>

/** Whom an admin has given a role: everybody but students. */
export const isStaff = (role: Role) => role !== "student" && role !== "suspended"

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  bio: z.string(),
  role: Role,
  photo: z.string(),
  isVerified: z.boolean(),
  /** Set by an admin's reset: until a new password is chosen nothing else is answered. */
  mustChangePassword: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  /** The user agents of the live sessions, one entry each. */
  userAgent: z.array(z.string()),
})
export type User = z.infer<typeof User>

export const UsersQuery = z.extend(PageQuery, { isVerified: z.optional(flag) })
export type UsersQuery = z.infer<typeof UsersQuery>
export const ExportUsersQuery = z.pick(UsersQuery, { search: true, isVerified: true })

export const UpdateUser = changesOf({
  name: filled(lengths.name),
  phone: z.optional(phone),
  bio: z.optional(paragraphs(lengths.bio)),
  photo: optionalImage,
})

export const ChangeRole = form({
  id: filled(lengths.number),
  role: z.enum(Role.options, {
    error: ({ input }) => issue((input ?? "") === "" ? "allFieldsRequired" : "invalidRole"),
  }),
})

/** An admin may choose the password; without one the server makes it. */
export const ResetPassword = z.nullish(z.object({ password: z.optional(newPassword) }, issue("badInput")))

/** Shown once, to be handed on. */
export const OneTimePassword = z.object({ password: z.string() })
