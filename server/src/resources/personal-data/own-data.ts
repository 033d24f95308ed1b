import { secondFactorOf } from "#accounts/second-factor/second-factor.ts"
import type { Database } from "#db/open.ts"
import { recordedFields } from "#db/records/records.ts"
import { imageCounters } from "#images/quota.ts"
import { kindsOfOthers } from "#resources/mail/kinds.ts"
import { keptByLaw } from "#resources/person-ties.ts"
import type { UserRow } from "#resources/user/table.ts"

/** Many more than one person has; they are read at once. */
const maxRows = 1000

/** All data about a user in the database, by kind. Secrets and their hashes are left out. */
export async function ownData({ read }: Pick<Database, "read">, user: UserRow, sessionId: string) {
  const { _id, email } = user
  const sessions = read.selectFrom("session").where("userId", "=", _id).limit(maxRows).orderBy("_id")
  const links = read.selectFrom("mailLink").select(["purpose", "email", "expiresAt"]).where("userId", "=", _id)
  const reviews = read.selectFrom("review").selectAll().where("userId", "=", _id)
  const requests = read
    .selectFrom("correctionRequest")
    .select(["certificateId", "text", "createdAt", "closedAt", "state", "answer"])
    .where("userId", "=", _id)
    .orderBy("_id")
  const uploads = read.selectFrom("counter").select("timestamps").where("key", "=", imageCounters(_id, 0).day.key)
  const seen = read.selectFrom("notificationSeen").select(["kind", "seenAt"]).where("userId", "=", _id)
  const results = read.selectFrom("callResult").select(["call", "requestId", "createdAt"]).where("userId", "=", _id)
  const changes = read
    .selectFrom("siteVersion")
    .select(["section", "version", "updatedAt"])
    .where("actorId", "=", _id)
    .orderBy("updatedAt", "desc")
  const courses = read.selectFrom("course").select(["_id", "title"]).where("instructorId", "=", _id).orderBy("_id")
  const rows = await sessions
    .select(["_id", "createdAt", "lastSeenAt", "confirmedAt", "address", "userAgent"])
    .execute()
  const { since, dueAt, hasApp, recoveryCodesLeft } = await secondFactorOf(read, _id)
  const kept = keptByLaw().map(async ({ table }) => {
    const rows = read
      .selectFrom(table as "passkey")
      .selectAll()
      .where("userId", "=", _id)
    return [table, await rows.limit(maxRows).execute()] as const
  })
  const passkeys = read.selectFrom("passkey").select(["name", "createdAt", "lastUsedAt"]).where("userId", "=", _id)
  const { timestamps } = (await uploads.executeTakeFirst()) ?? { timestamps: "[]" }
  return {
    account: { ...recordedFields("user", user), hasPassword: true },
    twoStepVerification: { onSince: since, dueAt, hasApp, recoveryCodesLeft },
    passkeys: await passkeys.orderBy("_id").execute(),
    sessions: rows.map(({ _id: id, ...session }) => ({ ...session, isCurrent: id === sessionId })),
    linksInMails: await links.limit(maxRows).execute(),
    review: (await reviews.execute()).map((row) => recordedFields("review", row))[0] ?? null,
    // Anyone can register with any email, so that of an unverified account may be somebody else's.
    ...(user.isVerified ? await dataOfEmail({ read }, email) : dataOfNoEmail),
    correctionRequests: await requests.limit(maxRows).execute(),
    mails: await mailsTo({ read }, email, user.isVerified === 1),
    imageUploads: { lastDay: (JSON.parse(timestamps) as number[]).map((ms) => new Date(ms).toISOString()) },
    notificationsSeen: await seen.execute(),
    keptByLaw: Object.fromEntries(await Promise.all(kept)),
    recentBulkActions: await results.limit(maxRows).execute(),
    coursesTaught: await courses.limit(maxRows).execute(),
    changesOfTheSite: await changes.limit(maxRows).execute(),
  }
}

const dataOfNoEmail = { certificates: [], courseSubscriptions: [] }

async function dataOfEmail({ read }: Pick<Database, "read">, email: string) {
  const certificates = read.selectFrom("certificate").selectAll().where("candidateEmail", "=", email).orderBy("_id")
  const rows = await certificates.limit(maxRows).execute()
  const ids = rows.map(({ _id }) => _id)
  const versions = read.selectFrom("certificateVersion").select(["certificateId", "fields", "replacedAt", "reason"])
  const replaced = ids.length > 0 ? await versions.where("certificateId", "in", ids).orderBy("version").execute() : []
  const subscriptions = read
    .selectFrom("courseSubscription")
    // None while the course is in the bin.
    .leftJoin("course", "course._id", "courseSubscription.courseId")
    .select(["course.title", "courseSubscription.language", "courseSubscription.createdAt", "queuedAt"])
    .where("courseSubscription.email", "=", email)
  return {
    certificates: rows.map((row) => {
      // The office's own note, which can name others.
      const { withdrawalNote, ...fields } = recordedFields("certificate", row)
      const earlier = replaced.filter(({ certificateId }) => certificateId === row._id)
      return {
        ...{ _id: row._id, ...fields },
        // Of a certificate that was issued to somebody else before, these are the other person's data.
        earlierStates: earlier
          .map(({ fields, replacedAt, reason }) => ({ ...JSON.parse(fields), replacedAt, reason }))
          .filter(({ candidateEmail }) => candidateEmail === email)
          .map(({ withdrawalNote, ...state }) => state),
      }
    }),
    courseSubscriptions: await subscriptions.limit(maxRows).execute(),
  }
}

async function mailsTo({ read }: Pick<Database, "read">, email: string, isVerified: boolean) {
  const mails = read
    .selectFrom("mail")
    .select(["subject", "createdAt", "sentAt", "failedAt", "cancelled"])
    .where("recipient", "=", email)
    .$if(!isVerified, (all) => all.where("kind", "not in", kindsOfOthers))
  return mails.orderBy("_id", "desc").limit(maxRows).execute()
}
