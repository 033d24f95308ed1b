import {
  ChangePassword,
  ForgotPassword,
  Login,
  Register,
  Session,
  SetPassword,
  SignedIn,
  VerifyEmail,
} from "../auth.ts"
import { anyone, call, signedIn } from "../call.ts"
import { ById } from "../input.ts"
import { Done, list, one } from "../resource.ts"
import { UpdateUser, User } from "../user.ts"

export const register = call({
  method: "POST",
  path: "/auth/register",
  access: anyone,
  body: Register,
  response: SignedIn,
  status: 201,
  message: "Registered successfully",
  errors: { conflict: "emailTaken" },
  topics: ["user", "session", "mail"],
  summary: "Make an account and sign in",
  description:
    "The account is a student's, whatever else is sent. The 10,000 commonest passwords, the site's own words, the person's name and email, and their usual disguises are refused. Also sets the session's cookie and sends a mail to verify the address.",
})

export const login = call({
  method: "POST",
  path: "/auth/login",
  access: anyone,
  body: Login,
  response: SignedIn,
  message: "Logged in successfully",
  errors: { notSignedIn: "wrongLogin", notAllowed: "suspended" },
  topics: ["session"],
  isEssential: true,
  summary: "Sign in",
  description:
    "Also sets the session's cookie. An unknown email and a wrong password answer alike. After 10 failures in 15 minutes of one account from one address, 30 of one account, or 100 from one address, it answers 429 with Retry-After. A browser that has signed in to the account before has 10 of its own.",
})

export const logout = call({
  method: "POST",
  path: "/auth/logout",
  access: anyone,
  response: Done,
  message: "Logged out successfully",
  topics: ["session"],
  isEssential: true,
  summary: "Sign out",
  description: "Ends the session whose token is sent. It succeeds even if that has ended already, or none is sent.",
})

export const forgotPassword = call({
  method: "POST",
  path: "/auth/forgot-password",
  access: anyone,
  body: ForgotPassword,
  response: Done,
  message: "If this email is registered, a mail with a link is on its way",
  topics: ["mail"],
  summary: "Ask for a mail with a link to choose a new password",
  description:
    "Answers the same for known and unknown emails. Asking more than 10 times in 15 minutes answers 429 with Retry-After.",
})

export const setPassword = call({
  method: "POST",
  path: "/auth/set-password",
  access: anyone,
  body: SetPassword,
  response: Done,
  message: "Password changed successfully",
  errors: { badInput: "linkEnded" },
  topics: ["user", "session", "mail"],
  summary: "Choose a new password by the link in a mail",
  description:
    "`token` stands in the link of the mail, behind the `#`. A link works once. It ends every session of the account.",
})

export const verifyEmail = call({
  method: "POST",
  path: "/auth/verify-email",
  access: anyone,
  body: VerifyEmail,
  response: Done,
  message: "Email verified successfully",
  errors: { badInput: "linkEnded" },
  topics: ["user"],
  summary: "Show by the link in a mail that the address is one's own",
  description: "`token` stands in the link of the mail, behind the `#`. A link works once.",
})

export const sendVerification = call({
  method: "POST",
  path: "/auth/send-verification",
  access: signedIn,
  response: Done,
  message: "A mail with a link is on its way",
  errors: { conflict: "alreadyVerified" },
  topics: ["mail"],
  summary: "Ask for another mail to verify one's address",
  description:
    "Carries no body. 409 when it is verified already; more than 10 times in 15 minutes answers 429 with Retry-After.",
})

export const getOwnUser = call({
  method: "GET",
  path: "/auth/get-user",
  access: signedIn,
  response: one(User),
  message: "User found",
  topics: ["user"],
  isOpenBeforePasswordChange: true,
  summary: "One's own account",
})

export const updateOwnUser = call({
  method: "PATCH",
  path: "/auth/update-user",
  access: signedIn,
  body: UpdateUser,
  response: one(User),
  message: "Profile updated successfully",
  errors: { changedMeanwhile: "changedMeanwhile" },
  topics: ["user", "review"],
  summary: "Change one's own profile",
  description: "Fields that are not sent stay as they are; at least one is sent.",
})

export const changePassword = call({
  method: "PATCH",
  path: "/auth/change-password",
  access: signedIn,
  body: ChangePassword,
  response: Done,
  message: "Password changed successfully",
  errors: { changedMeanwhile: "changedMeanwhile", badInput: "currentPasswordWrong" },
  topics: ["user", "session", "mail"],
  isOpenBeforePasswordChange: true,
  summary: "Change one's own password",
  description:
    "The session that asks stays; all others end. It is one of the two calls that are answered while `mustChangePassword` is set. After 10 wrong current passwords in 15 minutes it answers 429 with Retry-After.",
})

export const getSessions = call({
  method: "GET",
  path: "/auth/get-sessions",
  access: signedIn,
  response: list(Session),
  message: "Sessions found",
  topics: ["session"],
  summary: "The devices that are signed in to one's account",
})

export const endSession = call({
  method: "DELETE",
  path: "/auth/end-session/:id",
  access: signedIn,
  params: ById,
  response: Done,
  message: "Session ended successfully",
  errors: { notFound: "sessionNotFound" },
  topics: ["session"],
  summary: "Sign one of one's own devices out",
})

export const endOtherSessions = call({
  method: "DELETE",
  path: "/auth/end-other-sessions",
  access: signedIn,
  response: Done,
  message: "All other sessions ended successfully",
  topics: ["session"],
  summary: "Sign all of one's devices out but this one",
})
