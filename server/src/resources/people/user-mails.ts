import {
  type ExportUsersQuery,
  type Language,
  languages,
  type MailForm,
  maxBulkRecords,
  previewMail,
  resendVerifications,
  sendMail,
} from "contract"
import { sql } from "kysely"
import { queueLinkMail } from "#accounts/mail-link.ts"
import { verification } from "#accounts/mails/account.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { conflict, tooManyMails } from "#errors.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { mailsLeftToday, reserveMails } from "#mail/daily-limit.ts"
import { queueMail } from "#mail/outbox.ts"
import type { MailContent } from "#mail/templates.ts"
import { userMail, writtenByAdmin } from "#resources/people/written-mail.ts"
import type { Dependencies } from "#resources/resource.ts"
import { userFilters, verifiedFilter } from "#resources/user/routes.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Read, Trx } from "#schema.ts"

/** Mails that admins write to users, and verification mails that they send again. */
export function userMailRoutes(app: App, { database, mailsPerDay, publicUrl }: Dependencies) {
  handle(app, previewMail, async ({ body, signal }) => {
    const { users, count, skipped } = await recipientsOf(
      database,
      body,
      { conditions: mailable, limit: mailsPerDay },
      signal,
    )
    const leftToday = await mailsLeftToday(database, mailsPerDay)
    return { data: { recipients: count, skipped, leftToday, versions: previewsOf(body, users) } }
  })

  handle(app, sendMail, async (request) => {
    const { body, signal } = request
    const found = await recipientsOf(database, body, { conditions: mailable, limit: mailsPerDay }, signal)
    const { users, count, skipped } = found
    if (body.expected !== undefined && body.expected !== count) throw conflict("recipientsChanged")
    const contentFor = contentsOf(body)
    const leftToday = await database.write(sendMail.topics, async (trx) => {
      const left = await reserveMails(trx, count, mailsPerDay)
      for (const user of users) await queueMail(trx, writtenByAdmin, { recipient: user.email, ...contentFor(user) })
      const subject = versionFor(body, "en").subject
      recordMails(trx, actorOf(request), users, { action: "mail.send", lines: [`subject: ${subject}`] })
      return left
    })
    return { data: { recipients: count, skipped, leftToday } }
  })

  handle(app, resendVerifications, async (request) => {
    const left = await mailsLeftToday(database, mailsPerDay)
    const limit = Math.min(maxBulkRecords, left)
    const conditions = unverified()
    const found = await recipientsOf(database, request.body, { conditions, limit: Math.max(1, limit) }, request.signal)
    const { users, count, skipped } = found
    // Without this, the caller would take it for nothing to do.
    if (left === 0 && count > 0) throw tooManyMails(0, mailsPerDay, retryAfterSeconds)
    const sent = await database.write(resendVerifications.topics, async (trx) => {
      await takeLock(trx, "mails")
      // A concurrent call may have sent some of these meanwhile.
      const due = await stillMeeting(trx, users, conditions)
      const leftToday = await reserveMails(trx, due.length, mailsPerDay)
      for (const user of due) await queueLinkMail(trx, user, verification, publicUrl, "users")
      recordMails(trx, actorOf(request), due, { action: "mail.resend-verifications", lines: [] })
      return { recipients: due.length, skipped: skipped + users.length - due.length, leftToday }
    })
    return { data: { ...sent, remaining: count - users.length } }
  })
}

const retryAfterSeconds = 60 * 60

/** The version in a user's language, or the only one. */
function versionFor({ subjectBn = "", textBn = "", subjectEn = "", textEn = "" }: MailForm, language: Language) {
  const isBengali = subjectEn === "" || (language === "bn" && subjectBn !== "")
  return isBengali
    ? { language: "bn" as const, subject: subjectBn, text: textBn }
    : { language: "en" as const, subject: subjectEn, text: textEn }
}

function contentsOf(mail: MailForm): (user: UserRow) => MailContent {
  const contents = { bn: userMail(versionFor(mail, "bn")), en: userMail(versionFor(mail, "en")) }
  return ({ name, language }) => contents[language](name)
}

/** Each version that somebody gets, as its first recipient gets it. */
function previewsOf(mail: MailForm, users: readonly UserRow[]) {
  const contentFor = contentsOf(mail)
  const byVersion = Map.groupBy(users, ({ language }) => versionFor(mail, language).language)
  return languages.flatMap((language) => {
    const readers = byVersion.get(language) ?? []
    const [first] = readers
    if (!first) return []
    const { subject, text } = contentFor(first)
    return [{ language, recipients: readers.length, subject, text }]
  })
}

const maxIdsPerEntry = 500

/** Ids, because emails in the log could never be removed. An entry about one user is about their record. */
function recordMails(
  trx: Trx,
  by: Actor,
  users: readonly UserRow[],
  { action, lines }: { action: "mail.send" | "mail.resend-verifications"; lines: string[] },
) {
  const [first, ...others] = users
  const about = first && others.length === 0 ? { recordId: first._id, record: first.email } : {}
  for (let from = 0; from < users.length; from += maxIdsPerEntry) {
    const ids = users.slice(from, from + maxIdsPerEntry).map(({ _id }) => _id)
    const details = [...lines, `mails: ${ids.length}`, `recipients: ${ids.join(", ")}`].join("\n")
    recordAudit(trx, by, { action, ...about, details })
  }
}

type Chosen = { ids?: string[] | undefined; filter?: ExportUsersQuery | undefined }

/** Nobody has proved that an unverified address belongs to the user, so mails would also go to strangers. */
const mailable: Filter[] = [verifiedFilter(true), sql`role <> 'suspended'`]

const hourMs = 60 * 60 * 1000
const verificationHours = 7 * 24

/** Those who could verify their email by another mail, and got none in the last 24 hours. */
function unverified(): Filter[] {
  const expiry = new Date(Date.now() + (verificationHours - 24) * hourMs).toISOString()
  const recent = sql`select 1 from "mailLink" where "userId" = "user"._id and purpose = 'verify' and "expiresAt" > ${expiry}`
  return [verifiedFilter(false), sql`role <> 'suspended'`, sql`"invitedAt" = ''`, sql`not exists (${recent})`]
}

/**
 * The chosen users who meet the conditions: the newest `limit` of them, how many there are in all, and how many of the
 * chosen do not meet the conditions.
 */
async function recipientsOf(
  database: Database,
  { ids = [], filter }: Chosen,
  { conditions, limit }: { conditions: Filter[]; limit: number },
  signal: AbortSignal,
): Promise<{ users: UserRow[]; count: number; skipped: number }> {
  if (filter) {
    const filters = userFilters(filter)
    const { data, count } = await pageOf(database, "user", { ...filter, limit }, [...filters, ...conditions], signal)
    const all = await pageOf(database, "user", { ...filter, limit: 1 }, filters, signal)
    return { users: data, count, skipped: Math.max(0, all.count - count) }
  }
  const users = await usersMeeting(database.read, ids, conditions)
  return { users: users.slice(0, limit), count: users.length, skipped: new Set(ids).size - users.length }
}

/** Those of these users who meet the conditions now. */
const stillMeeting = (trx: Trx, users: readonly UserRow[], conditions: Filter[]) =>
  usersMeeting(
    trx,
    users.map(({ _id }) => _id),
    conditions,
  )

async function usersMeeting(db: Read, ids: string[], conditions: Filter[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const chosen = db.selectFrom("user").selectAll().where("_id", "in", ids)
  const meeting = conditions.reduce((rows, condition) => rows.where(condition), chosen)
  return meeting.orderBy("_id", "desc").execute()
}
