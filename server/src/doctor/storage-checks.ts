import { accessSync, constants, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { freeSpaceOf } from "#db/health/server-health.ts"
import { error, type Finding, ok } from "#doctor/finding.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import { isDataFile } from "#private-files.ts"

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

export async function diskFindings(dataDir: string): Promise<Finding[]> {
  const { freeBytes, totalBytes, isLow } = await freeSpaceOf(dataDir)
  const text = `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} are free in ${dataDir}`
  const advice = "Free space: when the disk is full, nothing can be saved. Backups can move to another disk"
  return [isLow ? error(text, advice) : ok(text)]
}

/** Why this user may not enter the folder, if so: then nothing in it can be checked. A missing one is no error here. */
export function entryFindings(dataDir: string): Finding[] {
  try {
    accessSync(dataDir, constants.R_OK | constants.X_OK)
    return []
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === "ENOENT") return []
    const advice = "Call this command as the user of the server, or as root"
    return [error(`This user may not enter ${dataDir}: ${reasonOf(failure)}`, advice)]
  }
}

/** Data files that others can read, or that this user cannot write. */
export async function permissionFindings(dataDir: string): Promise<Finding[]> {
  if (process.platform === "win32") return [ok("Not checked on Windows")]
  const names = readdirSync(dataDir).filter(isDataFile)
  const findings = names.flatMap((name) => findingsOfFile(join(dataDir, name)))
  return findings.length > 0 ? findings : [ok(`Only the owner can read the ${names.length} data files`)]
}

function findingsOfFile(path: string): Finding[] {
  const { mode } = statSync(path)
  const findings: Finding[] = []
  if ((mode & 0o077) !== 0)
    findings.push(error(`Other users of this machine can read ${path}`, "The next start of the server corrects this"))
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (failure) {
    findings.push(
      error(
        `This user cannot change ${path}: ${reasonOf(failure)}`,
        "Run the server and this command as the same user",
      ),
    )
  }
  return findings
}
