/** How long personal data is stored. The jobs that delete it and the privacy policy both read these numbers. */
export const retention = {
  sessionIdleDays: 30,
  sessionDays: 90,
  /** Of admins, editors and registrars. */
  officeIdleMinutes: 30,
  officeSessionHours: 12,
  /** The record that a mail was sent, or could not be. */
  mailDays: 30,
  subscriptionDays: 365,
  /** After so many days without use, an account whose email was never confirmed and that holds nothing is deleted, after a mail. */
  unusedAccountDays: 30,
  /** How long before the deletion that mail is sent. */
  unusedAccountWarningDays: 7,
  failedSignInMinutes: 15,
  callResultHours: 24,
  /** An image that nothing uses any more; the job that removes it runs once a day. */
  unusedImageHours: 24,
  /** For how many nights, and so days, backups stay, unless the setting `BACKUPS` says otherwise. */
  backups: 14,
  /** Request logs are outside the database: docs/operations.md says how their retention is set. */
  requestLogDays: 30,
} as const
