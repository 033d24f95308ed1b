import { type CertificateNotice, maxMailsPerHolder, validityOf } from "contract"
import { mailPriority } from "#mail/priority.ts"
import { newId } from "#new-id.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { MailRow, Trx } from "#schema.ts"

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs

/** Longer than an undo is offered: a change that is undone at once causes no mail. */
const delayMs = 30 * secondMs
/** Rows per statement. */
const batchSize = 100
/** Many mails wait for days, because the number per day is limited. */
const validForMs = 30 * dayMs

export type NoticeOptions = { priority?: typeof mailPriority.certificate | typeof mailPriority.certificates }

type Holder = Pick<CertificateRow, "_id" | "certificationNo" | "candidateEmail">

/**
 * Queues mails to the holders of certificates, in the transaction that changes these. The texts are written when the mails
 * are sent. A notice that waits for its first attempt is merged with the new one. If the two cancel each other out, it
 * stays as a cancelled mail until the next change.
 */
export async function queueNotices(
  trx: Trx,
  holders: readonly Holder[],
  notice: CertificateNotice,
  options?: NoticeOptions,
) {
  const earlier = await takeUnsent(trx, holders, notice)
  const rows = holders.map((holder) => {
    const mail = earlier.get(holder._id)
    if (mail && isUndone(mail, notice)) return { ...mail, nextTryAt: "", cancelled: notice }
    return noticeRow(holder, combinedNotice(mail, notice), delayMs, options)
  })
  await insertNotices(trx, rows)
}

/** Queues a mail that is sent at once, instead of those that wait or have failed. An answer to a request says something else. */
export async function queueAgain(
  trx: Trx,
  holder: Holder & Pick<CertificateRow, "updatedAt">,
  notice: CertificateNotice,
) {
  if (await isOnItsWay(trx, holder, notice)) return
  const mails = trx.deleteFrom("mail").where("certificateId", "=", holder._id).where("certificateId", "<>", "")
  await mails
    .where("sentAt", "=", "")
    .where("notice", "not in", [...answers])
    .where((mail) => mail.or([mail("attempts", "=", 0), mail("nextTryAt", "=", "")]))
    .execute()
  await insertNotices(trx, [noticeRow(holder, notice, 0)])
}

/** Whether the same mail about the same state was just sent or is being sent: two people pressed the button, or one twice. */
async function isOnItsWay(
  trx: Trx,
  { _id, candidateEmail, updatedAt }: Parameters<typeof queueAgain>[1],
  notice: CertificateNotice,
) {
  const [now, since] = [0, delayMs].map((ms) => new Date(Date.now() - ms).toISOString()) as [string, string]
  const mails = trx.selectFrom("mail").select("_id").where("certificateId", "=", _id).where("certificateId", "<>", "")
  const same = mails.where("notice", "=", notice).where("recipient", "=", candidateEmail)
  const recent = same.where("createdAt", ">", updatedAt > since ? updatedAt : since)
  const taken = recent.where((mail) => mail.or([mail("sentAt", "<>", ""), mail("claimedUntil", ">", now)]))
  return (await taken.executeTakeFirst()) !== undefined
}

/** Queues mails about new certificates, which have no earlier ones. */
export async function queueFirstNotices(trx: Trx, certificates: readonly CertificateRow[], options?: NoticeOptions) {
  const rows = certificates.map((certificate) => noticeRow(certificate, "issued", delayMs, options))
  await insertNotices(trx, rows)
}

async function insertNotices(trx: Trx, rows: MailRow[]) {
  for (let from = 0; from < rows.length; from += batchSize)
    await trx
      .insertInto("mail")
      .values(rows.slice(from, from + batchSize))
      .execute()
}

type Certified = Pick<CertificateRow, "status" | "candidateEmail"> &
  Partial<Pick<CertificateRow, "issuedOn" | "expiresOn">>

/** Those of an import whose holders get a mail: valid ones, and not too many of one address, which are a mistake, or malice. */
export function withNotices<Certificate extends Certified>(certificates: readonly Certificate[]): Certificate[] {
  const counts = new Map<string, number>()
  return certificates.filter(({ status, issuedOn = "", expiresOn = "", candidateEmail }) => {
    if (validityOf({ status, issuedOn, expiresOn }) !== "valid") return false
    const count = (counts.get(candidateEmail) ?? 0) + 1
    counts.set(candidateEmail, count)
    return count <= maxMailsPerHolder
  })
}

/** Cancels the mails that are not sent yet about those of these certificates that are deleted. */
export async function cancelNotices(trx: Trx, certificateIds: readonly string[]) {
  if (certificateIds.length === 0) return
  const existing = trx.selectFrom("certificate").select("_id").where("_id", "in", certificateIds)
  const mails = trx.deleteFrom("mail").where("certificateId", "in", certificateIds).where("certificateId", "<>", "")
  await mails.where("certificateId", "not in", existing).where("sentAt", "=", "").execute()
}

/** Cancels the mail about an import's correction that is undone, if it was not tried yet. */
export async function cancelCorrected(trx: Trx, certificateId: string) {
  const mails = trx.updateTable("mail").where("certificateId", "=", certificateId).where("certificateId", "<>", "")
  const waiting = mails.where("nextTryAt", ">", "").where("attempts", "=", 0)
  await waiting.set({ nextTryAt: "", cancelled: "undone" }).where("notice", "=", "corrected").execute()
}

function noticeRow(
  { _id: certificateId, certificationNo, candidateEmail: recipient }: Holder,
  notice: CertificateNotice,
  waitMs: number,
  { priority = mailPriority.certificate }: NoticeOptions = {},
): MailRow {
  const now = Date.now()
  const timestamp = (ms: number) => new Date(ms).toISOString()
  const times = { createdAt: timestamp(now), nextTryAt: timestamp(now + waitMs) }
  const state = { attempts: 0, usefulUntil: timestamp(now + validForMs), sentAt: "", failedAt: "", lastError: "" }
  const unclaimed = { subscriptionId: "", claimedUntil: "", cancelled: "" } as const
  // The subject is for the office: the mail gets its own when it is written.
  const content = { subject: `Certificate ${certificationNo}`, text: "", html: "" }
  return { _id: newId(), priority, recipient, ...content, certificateId, notice, ...times, ...state, ...unclaimed }
}

/**
 * Removes the notices that the new one replaces. One that was tried may be on its way, so it stays; and so does one that was
 * sent again, because its reader knows of the certificate.
 */
async function takeUnsent(trx: Trx, holders: readonly Holder[], notice: CertificateNotice) {
  if (isAnswer(notice) || holders.length === 0) return new Map<string, MailRow>()
  const ids = holders.map(({ _id }) => _id)
  const taken = await trx
    .deleteFrom("mail")
    .where("certificateId", "in", ids)
    .where("certificateId", "<>", "")
    .where((mail) =>
      mail.or([
        mail.and([mail("nextTryAt", ">", mail.ref("createdAt")), mail("attempts", "=", 0)]),
        mail("cancelled", "<>", ""),
      ]),
    )
    .where("notice", "not in", [...answers])
    .returningAll()
    .execute()
  return new Map(taken.map((mail) => [mail.certificateId, mail]))
}

/** They answer one person's request, whatever happens to the certificate. */
const answers = ["requestDone", "requestDeclined"] as const
export const isAnswer = (notice: string) => (answers as readonly string[]).includes(notice)

/** Whether the holder needs no mail, because the change takes back the one that the unsent mail is about. */
function isUndone(
  { notice: earlier, cancelled }: MailRow,
  notice: CertificateNotice,
): notice is "revoked" | "reinstated" {
  if (notice === "revoked") return earlier === "issued" || (earlier === "reinstated" && !cancelled)
  return notice === "reinstated" && earlier === "revoked" && !cancelled
}

/** The notice for a holder who has not got the mail about an earlier change, and may not get it any more. */
function combinedNotice(earlier: MailRow | undefined, notice: CertificateNotice): CertificateNotice {
  if (earlier?.notice === "issued") return "issued"
  const isRequested = earlier?.notice === "requestCorrected" && !earlier.cancelled
  return isRequested && notice === "corrected" ? "requestCorrected" : notice
}
