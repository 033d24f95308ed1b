import { type CertificateNotice, maxMailsPerHolder, validityOf } from "contract"
import { insertMails, newMail } from "#mail/outbox.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { MailRow, Trx } from "#schema.ts"

const secondMs = 1000
const prefix = "certificate."

/** The kind of a notice, as far as it is queued: `resources/certificate` writes it. */
export const noticeKind = (notice: CertificateNotice) =>
  ({
    name: `${prefix}${notice}`,
    lane: "certificate",
    // Many mails wait for days, because the number per day is limited.
    validForMs: 30 * 24 * 60 * 60 * secondMs,
    // Longer than an undo is offered.
    delayMs: 30 * secondMs,
    isOfAccount: false,
  }) as const

export const noticeOf = ({ kind }: Pick<MailRow, "kind">) => kind.slice(prefix.length) as CertificateNotice

/** The lane of many notices is another one than that of a single one. */
export type NoticeOptions = { lane?: "certificate" | "certificates" }

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
    return noticeRow(holder, combinedNotice(mail, notice), options)
  })
  await insertMails(trx, rows)
}

/** Queues a mail that is sent at once, instead of those that wait or have failed. An answer to a request says something else. */
export async function queueAgain(
  trx: Trx,
  holder: Holder & Pick<CertificateRow, "updatedAt">,
  notice: CertificateNotice,
) {
  if (await isOnItsWay(trx, holder, notice)) return
  const mails = trx.deleteFrom("mail").where("refId", "=", holder._id)
  await mails
    .where("sentAt", "=", "")
    .where("kind", "not in", answerKinds)
    .where((mail) => mail.or([mail("attempts", "=", 0), mail("nextTryAt", "=", "")]))
    .execute()
  await insertMails(trx, [noticeRow(holder, notice, { delayMs: 0 })])
}

/** Whether the same mail about the same state was just sent or is being sent: two people pressed the button, or one twice. */
async function isOnItsWay(
  trx: Trx,
  { _id, candidateEmail, updatedAt }: Parameters<typeof queueAgain>[1],
  notice: CertificateNotice,
) {
  const [now, since] = [0, noticeKind(notice).delayMs].map((ms) => new Date(Date.now() - ms).toISOString()) as [
    string,
    string,
  ]
  const mails = trx.selectFrom("mail").select("_id").where("refId", "=", _id)
  const same = mails.where("kind", "=", noticeKind(notice).name).where("recipient", "=", candidateEmail)
  const recent = same.where("createdAt", ">", updatedAt > since ? updatedAt : since)
  const taken = recent.where((mail) => mail.or([mail("sentAt", "<>", ""), mail("claimedUntil", ">", now)]))
  return (await taken.executeTakeFirst()) !== undefined
}

/** Queues mails about new certificates, which have no earlier ones. */
export async function queueFirstNotices(trx: Trx, certificates: readonly CertificateRow[], options?: NoticeOptions) {
  const rows = certificates.map((certificate) => noticeRow(certificate, "issued", options))
  await insertMails(trx, rows)
}

type Certified = Pick<CertificateRow, "status" | "candidateEmail"> &
  Partial<Pick<CertificateRow, "issuedOn" | "expiresOn">>

/** Those of an import whose holders get a mail: valid ones, and not too many of one address, which are a mistake, or malice. */
export function thoseToNotify<Certificate extends Certified>(certificates: readonly Certificate[]): Certificate[] {
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
  const mails = trx.deleteFrom("mail").where("refId", "in", certificateIds)
  await mails.where("refId", "not in", existing).where("sentAt", "=", "").execute()
}

/** Cancels the mail about an import's correction that is undone, if it was not tried yet. */
export async function cancelCorrected(trx: Trx, certificateId: string) {
  const mails = trx.updateTable("mail").where("refId", "=", certificateId)
  const waiting = mails.where("nextTryAt", ">", "").where("attempts", "=", 0)
  await waiting.set({ nextTryAt: "", cancelled: "undone" }).where("kind", "=", noticeKind("corrected").name).execute()
}

const noticeRow = (
  { _id: refId, certificationNo, candidateEmail: recipient }: Holder,
  notice: CertificateNotice,
  options?: NoticeOptions & { delayMs?: number },
) => newMail(noticeKind(notice), { recipient, subject: `Certificate ${certificationNo}`, refId, ...options })

/**
 * Removes the notices that the new one replaces. One that was tried may be on its way, so it stays; and so does one that was
 * sent again, because its reader knows of the certificate.
 */
async function takeUnsent(trx: Trx, holders: readonly Holder[], notice: CertificateNotice) {
  if (isAnswer(notice) || holders.length === 0) return new Map<string, MailRow>()
  const ids = holders.map(({ _id }) => _id)
  const taken = await trx
    .deleteFrom("mail")
    .where("refId", "in", ids)
    .where((mail) =>
      mail.or([
        mail.and([mail("nextTryAt", ">", mail.ref("createdAt")), mail("attempts", "=", 0)]),
        mail("cancelled", "<>", ""),
      ]),
    )
    .where("kind", "not in", answerKinds)
    .returningAll()
    .execute()
  return new Map(taken.map((mail) => [mail.refId, mail]))
}

/** They answer one person's request, whatever happens to the certificate. */
const answers = ["requestDone", "requestDeclined"] as const
const answerKinds = answers.map((notice) => noticeKind(notice).name)
export const isAnswer = (notice: string) => (answers as readonly string[]).includes(notice)

/** Whether the holder needs no mail, because the change takes back the one that the unsent mail is about. */
function isUndone(mail: MailRow, notice: CertificateNotice): notice is "revoked" | "reinstated" {
  const earlier = noticeOf(mail)
  if (notice === "revoked") return earlier === "issued" || (earlier === "reinstated" && !mail.cancelled)
  return notice === "reinstated" && earlier === "revoked" && !mail.cancelled
}

/** The notice for a holder who has not got the mail about an earlier change, and may not get it any more. */
function combinedNotice(mail: MailRow | undefined, notice: CertificateNotice): CertificateNotice {
  const earlier = mail && noticeOf(mail)
  if (earlier === "issued") return "issued"
  const isRequested = earlier === "requestCorrected" && !mail?.cancelled
  return isRequested && notice === "corrected" ? "requestCorrected" : notice
}
