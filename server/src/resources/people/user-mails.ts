import {
  type Language,
  languages,
  type MailForm,
  maxBulkRecords,
  previewMail,
  resendVerifications,
  sendMail,
} from "contract"
import { queueLinkMail } from "#accounts/mail-link.ts"
import { verification } from "#accounts/mails/account.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { conflict, tooManyMails } from "#errors.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { mailsLeftToday, reserveMails } from "#mail/daily-limit.ts"
import { queueMail } from "#mail/outbox.ts"
import type { MailContent } from "#mail/templates.ts"
import { mailable, recipientsOf, stillMeeting, unverified } from "#resources/people/recipients.ts"
import { userMail, writtenByAdmin } from "#resources/people/written-mail.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

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
