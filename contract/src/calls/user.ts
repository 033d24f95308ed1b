import { admins, call } from "../call.ts"
import { ById } from "../input.ts"
import { Done, one, page } from "../resource.ts"
import { ChangeRole, ExportUsersQuery, OneTimePassword, ResetPassword, User, UsersQuery } from "../user.ts"

export const getUsers = call({
  method: "GET",
  path: "/auth/get-users",
  access: admins,
  query: UsersQuery,
  response: page(User),
  message: "Users found",
  topics: ["user", "session"],
  summary: "Accounts, newest first, in pages",
})

export const deleteUser = call({
  method: "DELETE",
  path: "/auth/delete-user/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "User deleted successfully",
  errors: { notFound: "userNotFound", conflict: "ownAccount", changedMeanwhile: "changedMeanwhile" },
  topics: ["user", "session", "review"],
  summary: "Delete an account and its review",
  description: "Not one's own, and never the last admin: 409.",
})

export const changeRole = call({
  method: "PATCH",
  path: "/auth/change-role",
  access: admins,
  body: ChangeRole,
  response: one(User),
  message: "Role changed successfully",
  errors: { notFound: "userNotFound", conflict: "lastAdmin", changedMeanwhile: "changedMeanwhile" },
  topics: ["user", "session"],
  summary: "Change somebody's role",
  description: "`suspended` ends their sessions at once. The last admin stays one: 409.",
})

export const resetPassword = call({
  method: "PATCH",
  path: "/auth/reset-password/:id",
  access: admins,
  params: ById,
  body: ResetPassword,
  response: one(OneTimePassword),
  message: "Password reset successfully",
  errors: {
    notFound: "userNotFound",
    conflict: "ownPasswordReset",
    changedMeanwhile: "changedMeanwhile",
    badInput: "passwordTooCommon",
  },
  topics: ["user", "session"],
  summary: "Reset somebody's password",
  description:
    "Without a password in the body the server makes one; the answer shows it once. It ends their sessions, and they must choose another before anything else.",
})

export const exportUsers = call({
  method: "GET",
  path: "/auth/export-users",
  access: admins,
  query: ExportUsersQuery,
  responseType: "text/csv",
  summary: "All accounts as a file",
})
