import { InviteUser, invitationDays, SessionsEnded, UpdateContact } from "../../account/people.ts"
import { User } from "../../account/user.ts"
import { admins, registrars } from "../../call/call.ts"
import { callsOf, recordCalls } from "../../call/calls-of.ts"
import { one } from "../../call/resource.ts"

export * from "../../account/people.ts"

const user = recordCalls("user", "User")

export const inviteUser = user.post("/auth/invite-user", {
  access: admins,
  body: InviteUser,
  response: one(User),
  status: 201,
  message: "User invited successfully",
  errors: { conflict: "emailTaken" },
  topics: ["user", "mail"],
  needsConfirmation: true,
  summary: "Create an account for somebody, who chooses its password by a mailed link",
  description: `The link works once, for ${invitationDays} days; using it also verifies the email address. If the email is
registered but not verified, the account is taken over: its password, sessions, two-step verification and passkeys end. If it is verified, a mail offers its owner the role, and nothing
changes until they accept it; returns 409 if the role would give them no more rights. More than 10 invitations of one email address in 15
minutes return 429 with Retry-After.`,
})

export const inviteAgain = user.post("/auth/invite-again/:id", {
  access: admins,
  response: one(User),
  message: "User invited again successfully",
  errors: { conflict: "invitationAccepted" },
  topics: ["user", "mail"],
  summary: "Send another invitation to an invited user",
  description:
    "No request body. Returns 409 if the user has chosen a password already, or is suspended. To withdraw an invitation, delete the user.",
})

export const confirmEmail = user.patch("/auth/confirm-email/:id", {
  access: admins,
  response: one(User),
  message: "Email confirmed successfully",
  topics: ["user", "mail"],
  needsConfirmation: true,
  summary: "Confirm the email of an account by hand",
  description: "No request body. For an admin who knows whose account it is. Its owner gets a mail.",
})

export const updateUser = user.patch("/auth/update-user/:id", {
  access: registrars,
  body: UpdateContact,
  response: one(User),
  topics: ["user", "review"],
  summary: "Correct the name or phone number of an account",
  description:
    "Only admins may change the accounts of admins, editors and registrars. Fields that are not sent keep their values; send at least one.",
})

export const endUserSessions = callsOf("user", "session").delete("/auth/end-sessions/:id", {
  access: admins,
  response: one(SessionsEnded),
  message: "Sessions ended successfully",
  errors: { notFound: "userNotFound" },
  needsConfirmation: true,
  summary: "End all sessions of an account",
  description: "Of your own account all but the current session are ended.",
})
