import * as z from "zod/mini"
import { Session } from "../../account/auth.ts"
import {
  ChangeRole,
  ChangeRoles,
  ExportUsersQuery,
  OneTimePassword,
  ResetPassword,
  RolesChanged,
  User,
  UsersQuery,
} from "../../account/user.ts"
import { bulkDescription, maxBulkBytes } from "../../call/bulk.ts"
import { admins, registrars } from "../../call/call.ts"
import { callsOf, recordCalls } from "../../call/calls-of.ts"
import { DeleteRecords, deletingMany, RecordsDeleted } from "../../call/deletion.ts"
import { list, one, page } from "../../call/resource.ts"
import { ExportFormat, exportFormatDescription } from "../../text/export-format.ts"

export * from "../../account/user.ts"

const user = recordCalls("user", "User")

export const getUsers = user.get("/auth/get-users", {
  access: registrars,
  query: UsersQuery,
  response: page(User),
  topics: ["user", "session"],
  summary: "List accounts, newest first, paginated",
  description: "`isInvited` finds users who have not accepted their invitation yet, or with `false` all others.",
})

export const getUser = user.get("/auth/get-user/:id", {
  access: registrars,
  response: one(User),
  topics: ["user", "session"],
  summary: "Get an account",
})

export const getUserSessions = callsOf("session").get("/auth/get-sessions/:id", {
  access: admins,
  response: list(Session),
  message: "Sessions found",
  errors: { notFound: "userNotFound" },
  summary: "List the sessions of an account",
})

export const deleteUser = user.delete("/auth/delete-user/:id", {
  access: admins,
  errors: { conflict: "ownAccount" },
  topics: ["user", "session", "review"],
  needsConfirmation: true,
  summary: "Delete an account and its review",
  description: "Returns 409 for your own account and for the last admin.",
})

export const deleteUsers = user.post("/auth/delete-users", {
  access: admins,
  body: DeleteRecords,
  maxBodyBytes: 64 * 1024,
  response: one(RecordsDeleted),
  message: "Users deleted successfully",
  errors: { conflict: "lastAdmin" },
  topics: ["user", "session", "review"],
  needsConfirmation: true,
  summary: "Delete several accounts and their reviews",
  description: `${deletingMany} Your own account is skipped.`,
})

export const changeRole = user.patch("/auth/change-role", {
  access: admins,
  body: ChangeRole,
  response: one(User),
  message: "Role changed successfully",
  errors: { notFound: "userNotFound", conflict: "lastAdmin", editConflict: "editConflict" },
  topics: ["user", "session", "mail"],
  needsConfirmation: true,
  summary: "Change the role of an account",
  description:
    "Any change to a role with more rights, and the role `suspended`, end all sessions of the account at once. Roles of the office work only once the email is verified; a promotion removes the second factor of an account whose email is not. Returns 409 for the last admin.",
})

export const changeRoles = user.patch("/auth/change-roles", {
  access: admins,
  body: ChangeRoles,
  maxBodyBytes: maxBulkBytes,
  response: one(RolesChanged),
  message: "Roles changed successfully",
  errors: { conflict: "lastAdmin" },
  topics: ["user", "session", "mail"],
  needsConfirmation: true,
  summary: "Change the role of many accounts",
  description: `${bulkDescription("accounts")} Your own account is skipped. A promotion and the role \`suspended\` end all sessions of the accounts at once.`,
})

export const resetPassword = user.patch("/auth/reset-password/:id", {
  access: admins,
  body: ResetPassword,
  response: one(OneTimePassword),
  message: "Password reset successfully",
  errors: { conflict: "ownPasswordReset", badInput: "passwordTooCommon" },
  topics: ["user", "session"],
  needsConfirmation: true,
  summary: "Reset the password of an account",
  description:
    "Without a password in the body, the server generates one; only this response contains it. Ends all sessions of the account. The user must choose a new password before any other call.",
})

export const exportUsers = user.get("/auth/export-users", {
  access: admins,
  query: z.extend(ExportUsersQuery, ExportFormat.shape),
  responseType: "text/csv",
  needsConfirmation: true,
  summary: "Export accounts as CSV",
  description: exportFormatDescription,
})
