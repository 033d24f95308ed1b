// Every kind of mail. A file that exports nothing but kinds is one line.
export * from "#accounts/mails/account.ts"
export { auditHead } from "#mail/audit-head.ts"
export * from "#resources/certificate/mails/kinds.ts"
export { writtenByAdmin } from "#resources/people/written-mail.ts"
export { courseOpen } from "#resources/subscription/course-open.ts"
