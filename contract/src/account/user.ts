import * as z from "zod/mini"
import { bulkForm, bulkResult } from "../call/bulk.ts"
import { issue } from "../call/problem.ts"
import { Id, Timestamp } from "../call/resource.ts"
import { CreatedQuery } from "../text/day-input.ts"
import {
  flag,
  form,
  lengths,
  newPassword,
  optionalImage,
  PageQuery,
  paragraphs,
  patchForm,
  phone,
  requiredText,
  sortOrder,
  writtenEmail,
} from "../text/input.ts"

export const Role = z.enum(["admin", "student", "instructor", "suspended", "editor", "registrar"])
export type Role = z.infer<typeof Role>

/** Roles with more rights than a student. */
export const isStaff = (role: Role) => role !== "student" && role !== "suspended"

/** Roles in the order of their rights: an editor and a registrar each have some that the other lacks. */
const ranks: Record<Role, number> = { suspended: 0, student: 0, instructor: 1, editor: 2, registrar: 2, admin: 3 }

/** True if the new role has rights that the old one lacks. */
export const isPromotion = (from: Role, to: Role) => from !== to && isStaff(to) && ranks[to] >= ranks[from]

/** Only an admin may change the accounts of those who work in the dashboard. */
export const mayChangeUser = (by: Role, { role }: { role: Role }) =>
  by === "admin" || role === "student" || role === "instructor" || role === "suspended"

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  bio: z.string(),
  role: Role,
  photo: z.string(),
  isVerified: z.boolean(),
  /** Set when an admin resets the password: until the user chooses a new one, other calls are refused. */
  mustChangePassword: z.boolean(),
  /** When an admin last invited the user; empty once they have a password, and for those who registered. */
  invitedAt: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** The user agents of the active sessions, one entry per session. */
  userAgent: z.array(z.string()),
})
export type User = z.infer<typeof User>

export const ExportUsersQuery = z.extend(CreatedQuery, {
  search: PageQuery.shape.search,
  isVerified: z.optional(flag),
  /** Invited, but not accepted yet. */
  isInvited: z.optional(flag),
  role: z.optional(z.enum(Role.options, issue("invalidRole"))),
})
export type ExportUsersQuery = z.infer<typeof ExportUsersQuery>

/** `email` is one person's complete email. */
export const UsersQuery = z.extend(PageQuery, {
  ...ExportUsersQuery.shape,
  email: z.optional(writtenEmail),
  sort: sortOrder("createdAt", "name", "email"),
})
export type UsersQuery = z.infer<typeof UsersQuery>

export const UpdateUser = patchForm({
  name: requiredText(lengths.name),
  phone: z.optional(phone),
  bio: z.optional(paragraphs(lengths.bio)),
  photo: optionalImage,
})

const role = z.enum(Role.options, {
  error: ({ input }) => issue((input ?? "") === "" ? "allFieldsRequired" : "invalidRole"),
})

export const ChangeRole = form({ id: requiredText(lengths.number), role })

export const ChangeRoles = bulkForm({ role }, ExportUsersQuery.shape)
export type ChangeRoles = z.infer<typeof ChangeRoles>

export const RolesChanged = bulkResult({ role: Role })

/** An admin may choose the password; without one the server generates it. */
export const ResetPassword = z.nullish(z.object({ password: z.optional(newPassword) }, issue("badInput")))

/** Shown once, for the admin to pass on. */
export const OneTimePassword = z.object({ password: z.string() })
