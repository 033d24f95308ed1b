import type { MovableKind, RecordKind } from "./records.ts"

/** Security events, which visitors and users without rights can cause. */
export type SecurityAction = "signIn.fail" | "signIn.throttle" | "signIn.ask-reset" | "access.deny"

/** All actions in the audit log. The web app has texts for each of them in both languages. */
export type AuditAction =
  | `${RecordKind}.${"create" | "update" | "delete" | "restore"}`
  | `${MovableKind}.move`
  | "user.login"
  | "user.change-role"
  | "user.reset-password"
  | "user.change-password"
  | "user.set-password"
  | "user.verify-email"
  | "user.export"
  | "user.invite-again"
  | "session.end"
  | "session.end-others"
  | "session.end-all"
  | "session.logout"
  | SecurityAction
  | "server.start"
  | "certificate.correct"
  | "certificate.withdraw"
  | "certificate.reinstate"
  | "certificate.request-correction"
  | "certificate.close-request"
  | "certificate.decline-request"
  | "certificate.import"
  | "certificate.undo-import"
  | "certificate.export"
  | "course.export"
  | "mail.send"
  | "mail.resend-verifications"
  | "mail.retry"
  | "mail.delete-failed"
  | "audit.export"
  | "chain.first-signature"
  | "chain.other-key"
  | "chain.bad-signature"
  | "chain.rolled-back"
