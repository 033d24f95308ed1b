import { retention, type ServerHealth } from "contract"
import { lastFailureOf } from "#db/jobs/job-run.ts"
import type { Database } from "#db/open.ts"

export const defaultBackupCount = retention.backups
const maxAgeMs = 2 * 24 * 60 * 60 * 1000

/** The last nightly backup. It is overdue after two days, or two days after the first start if there is none. `failedAt` is empty unless the last attempt failed. */
export async function lastBackup(
  { read }: Pick<Database, "read">,
  backupCount: number,
): Promise<ServerHealth["backup"]> {
  if (backupCount === 0) return { at: "", bytes: 0, isOverdue: false, failedAt: "" }
  const failedAt = await lastFailureOf({ read }, "backup")
  const last = await read.selectFrom("backup").selectAll().orderBy("createdAt", "desc").limit(1).executeTakeFirst()
  const first = last
    ? undefined
    : await read.selectFrom("audit").select("at").where("position", "=", 1).executeTakeFirst()
  const since = last?.createdAt ?? first?.at
  const isOverdue = since !== undefined && Date.parse(since) < Date.now() - maxAgeMs
  return { at: last?.createdAt ?? "", bytes: (last?.kib ?? 0) * 1024, isOverdue, failedAt }
}
