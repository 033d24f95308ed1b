import type { Call } from "contract"
import { done, found, listed } from "#http/success.ts"
import { session, user } from "#openapi/examples.ts"
import { type Examples, file, paged } from "#openapi/examples-shape.ts"

const password = "ঢাকার বৃষ্টি ১৯৭১"
const newPassword = "কক্সবাজারের ঢেউ ৭"
const linkToken = "p4Zr0jvXy2nWm8Qk1sLbT6uEoGhAcD3fiR9xVtYwN5I"
const token = "Qk1sLbT6uEoGhAcD3fiR9xVtYwN5Ip4Zr0jvXy2nWm8"
const signedIn = (message: string) => ({ ...found(message, user), token })
const newTwice = { newPassword, confirmPassword: newPassword }

/** The calls that are about accounts, health and the document itself. */
export const examplesOfAccounts = {
  "GET /health/live": { answer: done("Live") },
  "GET /health/ready": { answer: done("Ready") },
  "GET /openapi.json": { answer: { openapi: "3.1.0", info: { title: "Prohori", version: "1" }, paths: {} } },
  "POST /auth/register": {
    body: { name: user.name, email: user.email, password },
    answer: signedIn("Registered successfully"),
    fails: { conflict: "emailTaken" },
  },
  "POST /auth/login": {
    body: { email: user.email, password },
    answer: signedIn("Logged in successfully"),
    fails: { notSignedIn: "wrongLogin", notAllowed: "suspended" },
  },
  "POST /auth/logout": { answer: done("Logged out successfully") },
  "POST /auth/forgot-password": {
    body: { email: user.email },
    answer: done("If this email is registered, a mail with a link is on its way"),
  },
  "POST /auth/set-password": {
    body: { token: linkToken, ...newTwice },
    answer: done("Password changed successfully"),
    fails: { badInput: "linkEnded" },
  },
  "POST /auth/verify-email": {
    body: { token: linkToken },
    answer: done("Email verified successfully"),
    fails: { badInput: "linkEnded" },
  },
  "POST /auth/send-verification": {
    answer: done("A mail with a link is on its way"),
    fails: { conflict: "alreadyVerified" },
  },
  "GET /auth/get-user": { answer: found("User found", user) },
  "PATCH /auth/update-user": {
    body: { phone: user.phone, bio: user.bio },
    answer: found("Profile updated successfully", user),
  },
  "PATCH /auth/change-password": {
    body: { currentPassword: password, ...newTwice },
    answer: done("Password changed successfully"),
    fails: { badInput: "currentPasswordWrong" },
  },
  "GET /auth/get-sessions": { answer: listed("Sessions found", [session]) },
  "DELETE /auth/end-session/:id": {
    answer: done("Session ended successfully"),
    fails: { notFound: "sessionNotFound" },
  },
  "DELETE /auth/end-other-sessions": { answer: done("All other sessions ended successfully") },
  "GET /auth/get-users": { answer: paged("Users found", user) },
  "GET /auth/export-users": {
    answer: file(user, ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"]),
  },
  "DELETE /auth/delete-user/:id": {
    answer: done("User deleted successfully"),
    fails: { notFound: "userNotFound", conflict: "ownAccount" },
  },
  "PATCH /auth/change-role": {
    body: { id: user._id, role: "instructor" },
    answer: found("Role changed successfully", { ...user, role: "instructor" }),
    fails: { notFound: "userNotFound", conflict: "lastAdmin" },
  },
  "PATCH /auth/reset-password/:id": {
    body: { password: newPassword },
    answer: found("Password reset successfully", { password: newPassword }),
    fails: { notFound: "userNotFound", conflict: "ownPasswordReset", badInput: "passwordTooCommon" },
  },
} as const satisfies Partial<Record<Call, Examples>>
