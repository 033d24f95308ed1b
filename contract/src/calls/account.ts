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
import { anyone, signedIn } from "../call.ts"
import { callsOf, recordCalls } from "../calls-of.ts"
import { list, one } from "../resource.ts"
import { UpdateUser, User } from "../user.ts"

const user = recordCalls("user", "User")
const session = callsOf("session")
const mail = callsOf("mail")

export const register = user.post("/auth/register", {
  access: anyone,
  body: Register,
  response: SignedIn,
  message: "Registered successfully",
  errors: { conflict: "emailTaken" },
  topics: ["user", "session", "mail"],
  summary: "Make an account and sign in",
  description:
    "The account is a student's, whatever else is sent. The 10,000 commonest passwords, the site's own words, the person's name and email, and their usual disguises are refused. Also sets the session's cookie and sends a mail to verify the address.",
})

export const login = session.post("/auth/login", {
  access: anyone,
  body: Login,
  response: SignedIn,
  message: "Logged in successfully",
  errors: { notSignedIn: "wrongLogin", notAllowed: "suspended" },
  isEssential: true,
  summary: "Sign in",
  description:
    "Also sets the session's cookie. An unknown email and a wrong password answer alike. After 10 failures in 15 minutes of one account from one address, 30 of one account, or 100 from one address, it answers 429 with Retry-After. A browser that has signed in to the account before has 10 of its own.",
})

export const logout = session.post("/auth/logout", {
  access: anyone,
  message: "Logged out successfully",
  isEssential: true,
  summary: "Sign out",
  description: "Ends the session whose token is sent. It succeeds even if that has ended already, or none is sent.",
})

export const forgotPassword = mail.post("/auth/forgot-password", {
  access: anyone,
  body: ForgotPassword,
  message: "If this email is registered, a mail with a link is on its way",
  summary: "Ask for a mail with a link to choose a new password",
  description:
    "Answers the same for known and unknown emails. Asking more than 10 times in 15 minutes answers 429 with Retry-After.",
})

export const setPassword = user.post("/auth/set-password", {
  access: anyone,
  body: SetPassword,
  message: "Password changed successfully",
  errors: { badInput: "linkEnded" },
  topics: ["user", "session", "mail"],
  summary: "Choose a new password by the link in a mail",
  description:
    "`token` stands in the link of the mail, behind the `#`. A link works once. It ends every session of the account.",
})

export const verifyEmail = user.post("/auth/verify-email", {
  access: anyone,
  body: VerifyEmail,
  message: "Email verified successfully",
  errors: { badInput: "linkEnded" },
  summary: "Show by the link in a mail that the address is one's own",
  description: "`token` stands in the link of the mail, behind the `#`. A link works once.",
})

export const sendVerification = mail.post("/auth/send-verification", {
  access: signedIn,
  message: "A mail with a link is on its way",
  errors: { conflict: "alreadyVerified" },
  summary: "Ask for another mail to verify one's address",
  description:
    "Carries no body. 409 when it is verified already; more than 10 times in 15 minutes answers 429 with Retry-After.",
})

export const getOwnUser = user.get("/auth/get-user", {
  access: signedIn,
  response: one(User),
  isOpenBeforePasswordChange: true,
  summary: "One's own account",
})

export const updateOwnUser = user.patch("/auth/update-user", {
  access: signedIn,
  body: UpdateUser,
  response: one(User),
  message: "Profile updated successfully",
  errors: { changedMeanwhile: "changedMeanwhile" },
  topics: ["user", "review"],
  summary: "Change one's own profile",
})

export const changePassword = user.patch("/auth/change-password", {
  access: signedIn,
  body: ChangePassword,
  message: "Password changed successfully",
  errors: { changedMeanwhile: "changedMeanwhile", badInput: "currentPasswordWrong" },
  topics: ["user", "session", "mail"],
  isOpenBeforePasswordChange: true,
  summary: "Change one's own password",
  description:
    "The session that asks stays; all others end. It is one of the two calls that are answered while `mustChangePassword` is set. After 10 wrong current passwords in 15 minutes it answers 429 with Retry-After.",
})

export const getSessions = session.get("/auth/get-sessions", {
  access: signedIn,
  response: list(Session),
  message: "Sessions found",
  summary: "The devices that are signed in to one's account",
})

export const endSession = session.delete("/auth/end-session/:id", {
  access: signedIn,
  message: "Session ended successfully",
  errors: { notFound: "sessionNotFound" },
  summary: "Sign one of one's own devices out",
})

export const endOtherSessions = session.delete("/auth/end-other-sessions", {
  access: signedIn,
  message: "All other sessions ended successfully",
  summary: "Sign all of one's devices out but this one",
})
