import { readdirSync } from "node:fs"
import { retention } from "contract"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { error, type Finding, ok, warning } from "#doctor/finding.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import { countFailed } from "#mail/failed-mails.ts"
import { mailFolderIn } from "#mail/transport/mail-files.ts"
import { verifySmtp } from "#mail/transport/smtp-transport.ts"
import type { Settings } from "#settings.ts"

type Read = Pick<Database, "read">

const maxMailDelayMs = 60 * 60 * 1000

export async function mailFindings({ read }: Read, { smtpUrl, dataDir }: Settings): Promise<Finding[]> {
  const findings = smtpUrl ? [await smtpFinding(smtpUrl)] : outboxFindings(mailFolderIn(dataDir))
  const { count: failed } = await countFailed({ read })
  if (failed > 0)
    findings.push(warning(`${failed} mails could not be sent`, "See an admin's first screen, to retry or discard them"))
  const late = new Date(Date.now() - maxMailDelayMs).toISOString()
  const waiting = read.selectFrom("mail").select(rowCount).where("nextTryAt", ">", "").where("createdAt", "<", late)
  const { count } = await waiting.executeTakeFirstOrThrow()
  if (count > 0)
    findings.push(warning(`${count} mails have been waiting for more than an hour`, "Is a server running? See its log"))
  return findings
}

async function smtpFinding(smtpUrl: string): Promise<Finding> {
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl)
    return ok(`The mail server ${host} accepts the login`)
  } catch (failure) {
    return error(
      `The mail server ${host} does not accept mails: ${reasonOf(failure)}`,
      "Correct SMTP_URL, or ask its provider",
    )
  }
}

function outboxFindings(folder: string): Finding[] {
  const advice = "Set SMTP_URL: nobody receives these mails"
  const removed = `which are removed after ${retention.mailDays} days`
  return [warning(`SMTP_URL is not set: ${countIn(folder)} mails are files in ${folder}, ${removed}`, advice)]
}

function countIn(folder: string): number {
  try {
    return readdirSync(folder).length
  } catch {
    return 0
  }
}
