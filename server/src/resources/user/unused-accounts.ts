import { retention } from "contract"
import { sql } from "kysely"
import { queueLinkMail } from "#accounts/mail-link.ts"
import { unusedAccount } from "#accounts/mails/account.ts"
import { serverActor } from "#audit-log/entry.ts"
import { runInBatches } from "#db/jobs/batches.ts"
import type { Job, JobContext } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import { queueOnce } from "#mail/reminder.ts"
import { earliestId } from "#new-id.ts"
import { deleteSeveral } from "#resources/user/routes.ts"
import type { Read } from "#schema.ts"
import type { Settings } from "#settings.ts"

const dayMs = 24 * 60 * 60 * 1000
/** Deleted in one transaction, and warned in one run: a flood of registrations must not use up the mails of a day. */
const batchSize = 100

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/**
 * Deletes accounts of students that were never confirmed, hold nothing and were not used for a month, a week after a mail about
 * it: anyone can register, any number of times. Only with a mail server, because without one nobody can confirm an email.
 */
export const deleteUnusedAccounts: Job<JobContext & { settings: Pick<Settings, "publicUrl" | "smtpUrl"> }> = {
  name: "delete-unused-accounts",
  dailyAt: "04:00",
  isNeeded: ({ settings }) => Boolean(settings.smtpUrl),
  run: async ({ database, settings, log }, signal) => {
    await forgetUsed(database)
    const deleted = await runInBatches(async () => (signal.aborted ? null : deleteBatch(database)))
    const warned = await warnBatch(database, settings.publicUrl)
    if (deleted + warned > 0) log.info({ deleted, warned }, "unused accounts were deleted, and owners of others warned")
  },
}

/** The audit log lists at least one sign-in a day of those who use their account; a session may be older than that. */
function unused(read: Read) {
  const since = ago(retention.unusedAccountDays * dayMs)
  const has = (condition: ReturnType<typeof sql<boolean>>) => sql<boolean>`not exists (select 1 from ${condition})`
  return read
    .selectFrom("user")
    .where("role", "=", "student")
    .where("isVerified", "=", 0)
    .where("invitedAt", "=", "")
    .where("user._id", "<", earliestId(Date.parse(since)))
    .where(has(sql`session where "userId" = "user"._id and "lastSeenAt" > ${since}`))
    .where(has(sql`audit where actor = "user".email and "actorId" = "user"._id and at > ${since}`))
    .where(has(sql`review where "userId" = "user"._id`))
    .where(has(sql`"correctionRequest" where "userId" = "user"._id`))
    .where(has(sql`certificate where "candidateEmail" = "user".email`))
    .where(has(sql`"demoRecord" where "recordId" = "user"._id`))
}

/** Of the mail about one's unused account. */
const reminderOf = (userId: string) => `${unusedAccount.name}/${userId}`
const reminderOfUser = sql<string>`${sql.lit(reminderOf(""))} || "user"._id`

/** Those who came back get another mail before their account is deleted. */
async function forgetUsed({ write }: Database) {
  await write([], (trx) => {
    const reminders = trx.deleteFrom("reminder").where("key", "like", reminderOf("%"))
    return reminders.where("key", "not in", unused(trx).select(reminderOfUser.as("key"))).execute()
  })
}

/** Returns null if no account is left whose owner got the mail a week ago, or to whom it could not be sent. */
async function deleteBatch({ write }: Database): Promise<number | null> {
  return write(["user", "session", "review"], async (trx) => {
    const weekAgo = ago(retention.unusedAccountWarningDays * dayMs)
    const mails = trx.selectFrom("mail").select("mail._id").where("kind", "=", unusedAccount.name)
    const isWaiting = mails
      .where("refId", "=", sql.ref<string>("user._id"))
      .where((mail) => mail.or([mail("nextTryAt", ">", ""), mail("sentAt", ">", weekAgo)]))
    const records = await unused(trx)
      .innerJoin("reminder", (join) => join.on("reminder.key", "=", reminderOfUser))
      .where("reminder.queuedAt", "<", weekAgo)
      .where(({ not, exists }) => not(exists(isWaiting)))
      .select(["user._id", "user.updatedAt"])
      .limit(batchSize)
      .execute()
    if (records.length === 0) return null
    return (await deleteSeveral(trx, { requestId: "", records }, serverActor)).deleted
  })
}

async function warnBatch({ write }: Database, publicUrl: string): Promise<number> {
  return write(["mail"], async (trx) => {
    const known = trx.selectFrom("reminder").select("key").where("key", "=", reminderOfUser)
    const users = unused(trx).where(({ not, exists }) => not(exists(known)))
    const rows = await users.selectAll("user").orderBy("user._id").limit(batchSize).execute()
    for (const user of rows)
      await queueOnce(trx, reminderOf(user._id), () => queueLinkMail(trx, user, unusedAccount, publicUrl))
    return rows.length
  })
}
