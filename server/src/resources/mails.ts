// Every kind of mail: one line each, or one for those of a theme.
export {
  accountErased,
  earlier,
  emailConfirmed,
  invitation,
  unusedAccount,
  verification,
} from "#accounts/mails/account.ts"
export { roleGiven, roleGivenUnverified, roleOffered } from "#accounts/mails/role.ts"
export {
  passkeyAdded,
  passkeyDeleted,
  recoveryCodesMade,
  recoveryCodeUsed,
  secondFactorOff,
  secondFactorOn,
  unprovenFactorRemoved,
} from "#accounts/mails/second-factor.ts"
export { browserLink, newDevice, passwordChanged, reset, wrongCodes } from "#accounts/mails/sign-in.ts"
export { auditHead } from "#mail/audit-head.ts"
export {
  certificateCorrected,
  certificateIssued,
  certificateReinstated,
  certificateRevoked,
  requestCorrected,
  requestDeclined,
  requestDone,
} from "#resources/certificate/notice-mails.ts"
export { writtenByAdmin } from "#resources/people/written-mail.ts"
export { courseOpen } from "#resources/subscription/course-open.ts"
