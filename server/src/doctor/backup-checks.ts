import { existsSync } from "node:fs"
import { join } from "node:path"
import { messageOf } from "contract"
import { verifyArchive } from "#backup/archive.ts"
import { faultInLog } from "#backup/archived-log.ts"
import { backupKey } from "#backup/backup.ts"
import { remoteCopies } from "#backup/remote-copies.ts"
import { lastBackup } from "#db/health/backup-age.ts"
import type { Database } from "#db/open.ts"
import { error, type Finding, ok, warning } from "#doctor/finding.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import type { Settings } from "#settings.ts"
import { secretOf } from "#signing-keys.ts"

type Read = Pick<Database, "read">

export async function backupFindings({ read }: Read, settings: Settings): Promise<Finding[]> {
  const { backupCount, dataDir, backupBucket } = settings
  if (backupCount === 0)
    return [warning("BACKUPS is 0: the server writes none", "Unset it, unless something else makes backups")]
  const last = await lastBackup({ read }, backupCount)
  const advice = "See the server's log for the reason"
  const findings: Finding[] = []
  if (last.failedAt) findings.push(error(`The last attempt to write a backup failed at ${last.failedAt}`, advice))
  if (last.at === "") {
    const text = "There is no nightly backup yet"
    findings.push(last.isOverdue ? error(text, advice) : ok(text))
    if (backupBucket) findings.push(await copyFinding(backupBucket))
    return findings
  }
  const row = await read
    .selectFrom("backup")
    .select("name")
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()
  if (last.isOverdue) findings.push(error(`The last backup is of ${last.at}`, advice))
  findings.push(await fileFinding(join(dataDir, "backups", row.name), last, settings))
  if (backupBucket) findings.push(await copyFinding(backupBucket, row.name))
  else findings.push(warning("All backups are on the same disk as the site", "Set BACKUP_S3_*, or copy them elsewhere"))
  return findings
}

/** Servers that share a database have a DATA_DIR each, and one of them writes the night's backup. */
async function fileFinding(path: string, { at, bytes }: { at: string; bytes: number }, settings: Settings) {
  if (settings.databaseUrl && !existsSync(path)) {
    const advice = "If another server has written it, call npm run doctor there; otherwise call npm run backup -- FILE"
    return warning(`The backup of ${at} is not in this DATA_DIR`, advice)
  }
  try {
    const { isSignedWith } = await verifyArchive(path)
    const secret = secretOf(settings)
    if (secret !== undefined && !isSignedWith(backupKey(secret)))
      return warning(
        `The backup of ${at} is not signed with the key of this site`,
        "If it is older than the last update, wait for the next one; otherwise find out who changed it",
      )
    const fault = await faultInLog(path, settings)
    if (fault)
      return error(
        `The audit log in the backup of ${at} is damaged: ${messageOf(fault)}`,
        "Look for an intact one: npm run verify-backup -- FILE",
      )
    return ok(`The backup of ${at} is intact (${Math.ceil(bytes / 1024)} KiB)`)
  } catch (failure) {
    return error(reasonOf(failure), "Call npm run backup -- FILE, and find out what happened to the disk")
  }
}

/** Without a name, only whether the bucket can be listed. */
async function copyFinding(bucket: NonNullable<Settings["backupBucket"]>, name?: string): Promise<Finding> {
  const advice = "Correct the settings BACKUP_S3_*, or the permissions of their keys"
  try {
    const names = await remoteCopies(bucket, { timeoutMs: 15_000, pauseMs: 1000 }).names(new AbortController().signal)
    const text = `${names.length} copies are in the bucket ${bucket.bucket}`
    return name === undefined || names.includes(name) ? ok(text) : error(`${text}, but not ${name}`, advice)
  } catch (failure) {
    return error(reasonOf(failure), advice)
  }
}
