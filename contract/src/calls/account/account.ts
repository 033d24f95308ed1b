import {
  AcceptRole,
  ChangePassword,
  ForgotPassword,
  Login,
  OpenBrowser,
  PasswordOwner,
  Register,
  RejectAccount,
  Session,
  SetPassword,
  SignedIn,
  VerifyEmail,
} from "../../account/auth.ts"
import { UpdateUser, User } from "../../account/user.ts"
import { anyone, own, signedIn } from "../../call/call.ts"
import { callsOf, recordCalls } from "../../call/calls-of.ts"
import { list, one } from "../../call/resource.ts"

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
  summary: "Create an account and sign in",
  description:
    "The account always gets the role `student`. Rejects the 10,000 most common passwords, words of this site, the user's name and email, and common variations of these. Also sets the session cookie and sends a mail to verify the email address. More than 10 requests for one email in 15 minutes, or 200 from one network in 24 hours, return 429 with Retry-After.",
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
    "Also sets the session cookie. An account with two-step verification also needs `code`: without it the response is 401 with the code `secondFactorNeeded`, after 10 wrong ones in 15 minutes 429. The response does not tell whether the email is unknown or the password is wrong. Returns 429 with Retry-After after 10 failures within 15 minutes for one account from one IP address, 30 for one account, or 100 from one IP address, with the code `newBrowserRefused`. A browser that has signed in to the account before, or was opened by a mailed link, has a limit of 10 failures of its own.",
})

export const logout = session.post("/auth/logout", {
  access: anyone,
  message: "Logged out successfully",
  isEssential: true,
  summary: "Sign out",
  description:
    "Ends the session of the token. Also succeeds if that session has already ended, or if no token is sent.",
})

export const forgotPassword = mail.post("/auth/forgot-password", {
  access: anyone,
  body: ForgotPassword,
  message: "If this email is registered, a mail with a link is on its way",
  summary: "Request a mail with a link to reset the password",
  description:
    "The response is the same for known and unknown email addresses. More than 10 requests in 15 minutes return 429 with Retry-After.",
})

export const setPassword = user.post("/auth/set-password", {
  access: anyone,
  body: SetPassword,
  response: one(PasswordOwner),
  message: "Password changed successfully",
  errors: { badInput: "linkEnded" },
  topics: ["user", "session", "mail"],
  summary: "Set a new password with the token from a mail",
  description:
    "`token` is the part of the link in the mail after the `#`, up to the dot. It can be used once. Ends all sessions of the account, and begins none: log in with the email of the response. The link that verifies an email works too: if the email was not verified before, two-step verification, passkeys and the photo are removed, because a stranger may have added them.",
})

export const sendBrowserLink = mail.post("/auth/send-browser-link", {
  access: anyone,
  body: ForgotPassword,
  message: "If this email belongs to a confirmed account, a mail with a link is on its way",
  summary: "Request a mail with a link that opens a browser for logins",
  description:
    "For the owner of an account in which others have failed too often to log in: the code of the login's response is then `newBrowserRefused`. The response is the same for known and unknown email addresses. More than 10 requests in 15 minutes return 429 with Retry-After.",
})

export const openBrowser = session.post("/auth/open-browser", {
  access: anyone,
  body: OpenBrowser,
  message: "You can log in with this browser",
  errors: { badInput: "linkEnded" },
  topics: [],
  summary: "Open this browser for logins with the token from a mail",
  description:
    "`token` is the part of the link in the mail after the `#`. It can be used once, for 30 minutes. Sets the cookie of a browser that has signed in to the account before: its failed logins are counted apart. Signs nobody in.",
})

export const verifyEmail = user.post("/auth/verify-email", {
  access: anyone,
  body: VerifyEmail,
  message: "Email verified successfully",
  errors: { badInput: "linkEnded", notAllowed: "proveAccount" },
  summary: "Verify the email address with the token from a mail",
  description:
    "`token` is the part of the link in the mail after the `#`. It can be used once. The link proves only who reads the mails, so the account's session or its password is needed too; without them the response is 403, and the link stays valid.",
})

export const rejectAccount = user.post("/auth/reject-account", {
  access: anyone,
  body: RejectAccount,
  message: "Account deleted successfully",
  errors: { badInput: "linkEnded" },
  topics: ["user", "session", "review"],
  summary: "Delete the account that somebody else opened with your email address",
  description: "`token` is that of the link that verifies the email address. Works until the address is verified.",
})

export const acceptRole = user.post("/auth/accept-role", {
  access: anyone,
  body: AcceptRole,
  message: "Role accepted successfully",
  errors: { badInput: "linkEnded" },
  topics: ["user", "session", "mail"],
  summary: "Accept an offered role with the token from a mail and your password",
  description:
    "If the password is too weak for the role, the response is 400 with an error at `newPassword`. Ends all sessions of the account.",
})

export const sendVerification = mail.post("/auth/send-verification", {
  access: signedIn,
  message: "A mail with a link is on its way",
  errors: { conflict: "alreadyVerified" },
  summary: "Send another mail to verify your email address",
  description:
    "No request body. Returns 409 if the email address is already verified. More than 10 requests in 15 minutes return 429 with Retry-After.",
})

export const getOwnUser = user.get("/auth/get-user", {
  access: signedIn,
  response: one(User),
  isOpenBeforePasswordChange: true,
  isOpenBeforeSecondFactor: true,
  summary: "Get your own account",
})

export const updateOwnUser = user.patch("/auth/update-user", {
  access: signedIn,
  body: UpdateUser,
  response: one(User),
  message: "Profile updated successfully",
  errors: { editConflict: "editConflict" },
  topics: ["user", "review"],
  summary: "Update your own profile",
})

export const changePassword = user.patch("/auth/change-password", {
  access: signedIn,
  body: ChangePassword,
  message: "Password changed successfully",
  errors: { editConflict: "editConflict", badInput: "currentPasswordWrong" },
  topics: ["user", "session", "mail"],
  isOpenBeforePasswordChange: true,
  isOpenBeforeSecondFactor: true,
  summary: "Change your own password",
  description:
    "Ends all other sessions of the account. This is one of the two calls that work while `mustChangePassword` is set. Returns 429 with Retry-After after 10 wrong current passwords in 15 minutes.",
})

export const getSessions = session.get("/auth/get-sessions", {
  access: signedIn,
  response: list(Session),
  message: "Sessions found",
  summary: "List the sessions of your own account",
})

export const endSession = session.delete("/auth/end-session/:id", {
  access: own("session"),
  message: "Session ended successfully",
  errors: { notFound: "sessionNotFound" },
  needsConfirmation: true,
  summary: "End one session of your own account",
})

export const endOtherSessions = session.delete("/auth/end-other-sessions", {
  access: signedIn,
  message: "All other sessions ended successfully",
  needsConfirmation: true,
  summary: "End all sessions of your own account except the current one",
})
