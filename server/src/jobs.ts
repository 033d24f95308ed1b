import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { listProfileChanges } from "#accounts/profile-changes.ts"
import { verifyAuditLog } from "#audit/verification-runner.ts"
import { backUpNightly, removeBackups } from "#backup/nightly.ts"
import { monitorStorage } from "#db/health/storage-monitor.ts"
import { checkIntegrity } from "#db/sqlite/integrity.ts"
import { imageCleanup } from "#images/cleanup-job.ts"
import { mailHeads } from "#mail/audit-head.ts"
import { queueOpeningMails } from "#resources/subscription/opening-mails.ts"
import { deleteUnusedAccounts } from "#resources/user/unused-accounts.ts"

/** All periodic work of the server, apart from sending mails. */
export const jobs = [
  queueOpeningMails,
  deleteExpiredRows,
  listProfileChanges,
  deleteUnusedAccounts,
  mailHeads,
  checkIntegrity,
  verifyAuditLog,
  monitorStorage,
  imageCleanup,
  backUpNightly,
  removeBackups,
] as const
