import type { Widened } from "./en.ts"

export type AuthTexts = Widened<typeof authEn>

export const authEn = {
  login: {
    title: "Login",
    lead: "Good to see you again.",
    email: "Email",
    password: "Password",
    submit: "Login",
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
    passwordHint: "At least 6 characters. A sentence is easier to remember than a riddle.",
    confirmPassword: "Confirm Password",
    submit: "Register",
    hasAccount: "Already registered?",
    login: "Login",
  },
}
