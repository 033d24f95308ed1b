import type { Widened } from "./en.ts"

export type AuthTexts = Widened<typeof authEn>

export const authEn = {
  needsScript: "This needs JavaScript, which is turned off in your browser.",
  login: {
    title: "Login",
    lead: "Good to see you again.",
    email: "Email",
    password: "Password",
    submit: "Login",
    forgot: "Forgot password?",
    noAccount: "No account yet?",
    register: "Register",
    ended: "Your session has ended. Please log in again.",
  },
  register: {
    title: "Register",
    lead: "One account for courses, certificates and reviews.",
    name: "Full Name",
    email: "Email",
    password: "Password",
    passwordHint: "At least 6 characters, not easy to guess. A sentence is easier to remember than random letters.",
    confirmPassword: "Confirm Password",
    submit: "Register",
    hasAccount: "Already registered?",
    login: "Login",
  },
  forgot: {
    title: "Forgot password",
    lead: "Enter the email of your account. We send you a link with which you choose a new password.",
    email: "Email",
    submit: "Send the link",
    sentTitle: "Check your mail",
    sent: (email: string) =>
      `If ${email} is registered here, a mail with a link is on its way. The link works once, for 30 minutes.`,
    notThere: "Nothing there after a few minutes? Please look into the spam folder as well.",
    another: "Use another email",
    login: "Back to login",
  },
  reset: {
    title: "Choose a new password",
    lead: "Once it is saved you are logged out everywhere, and log in with the new one.",
    newPassword: "New Password",
    passwordHint:
      "At least 6 characters, for instructors and admins 12, not easy to guess. A sentence is easier to remember than random letters.",
    confirmPassword: "Confirm Password",
    submit: "Save the password",
    done: "Password changed successfully",
    askAgain: "Ask for a new link",
  },
  verifyEmail: {
    title: "Confirm your email",
    lead: "One press, and we know that this address is yours.",
    submit: "Confirm my email",
    doneTitle: "Thank you",
    done: "Your email is confirmed.",
    dashboard: "Go to the dashboard",
    login: "Log in",
    already: "There is nothing left to do, though: your email is confirmed already.",
    endedForVisitor:
      "If you have confirmed your email before, all is well. Otherwise log in, and we can send you the mail again.",
    sendAgain: "Send the mail again",
    sentAgain: (email: string) =>
      `A new mail to ${email} is on its way. If it does not arrive, please look into the spam folder as well.`,
  },
}
