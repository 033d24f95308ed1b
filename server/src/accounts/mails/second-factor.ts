import { secondFactorTexts as texts } from "#accounts/mails/second-factor-texts.ts"
import { accountMail } from "#mail/account-mail.ts"

export const secondFactorOn = accountMail("secondFactorOn", texts.secondFactorOn)
export const secondFactorOff = accountMail("secondFactorOff", texts.secondFactorOff)
export const unprovenFactorRemoved = accountMail("unprovenFactorRemoved", texts.unprovenFactorRemoved)
export const passkeyAdded = accountMail("passkeyAdded", texts.passkeyAdded)
export const passkeyDeleted = accountMail("passkeyDeleted", texts.passkeyDeleted)
export const recoveryCodesMade = accountMail("recoveryCodesMade", texts.recoveryCodesMade)
export const recoveryCodeUsed = accountMail("recoveryCodeUsed", texts.recoveryCodeUsed)
