import { admins } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { one, page } from "../resource.ts"
import { ChangeRole, ExportUsersQuery, OneTimePassword, ResetPassword, User, UsersQuery } from "../user.ts"

const user = recordCalls("user", "User")

export const getUsers = user.get("/auth/get-users", {
  access: admins,
  query: UsersQuery,
  response: page(User),
  topics: ["user", "session"],
  summary: "Accounts, newest first, in pages",
})

export const deleteUser = user.delete("/auth/delete-user/:id", {
  access: admins,
  errors: { conflict: "ownAccount" },
  topics: ["user", "session", "review"],
  summary: "Delete an account and its review",
  description: "Not one's own, and never the last admin: 409.",
})

export const changeRole = user.patch("/auth/change-role", {
  access: admins,
  body: ChangeRole,
  response: one(User),
  message: "Role changed successfully",
  errors: { notFound: "userNotFound", conflict: "lastAdmin", changedMeanwhile: "changedMeanwhile" },
  topics: ["user", "session"],
  summary: "Change somebody's role",
  description: "`suspended` ends their sessions at once. The last admin stays one: 409.",
})

export const resetPassword = user.patch("/auth/reset-password/:id", {
  access: admins,
  body: ResetPassword,
  response: one(OneTimePassword),
  message: "Password reset successfully",
  errors: { conflict: "ownPasswordReset", badInput: "passwordTooCommon" },
  topics: ["user", "session"],
  summary: "Reset somebody's password",
  description:
    "Without a password in the body the server makes one; the answer shows it once. It ends their sessions, and they must choose another before anything else.",
})

export const exportUsers = user.get("/auth/export-users", {
  access: admins,
  query: ExportUsersQuery,
  responseType: "text/csv",
  summary: "All accounts as a file",
})
