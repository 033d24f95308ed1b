import { createHash } from "node:crypto"
import { readParts } from "#backup/archive.ts"
import { imageFolder, rowsIn, tableOf } from "#backup/backup.ts"
import { openSnapshot, type Row } from "#backup/snapshot.ts"
import type { DatabaseLocation } from "#db/open.ts"
import type { ImageStore } from "#images/image-store.ts"

/** A restore ends sessions and links, forgets where backups are, and moves the end of the audit log. Jobs run again. */
export const notCompared = ["session", "mailLink", "backup", "auditHead", "jobRun"]

type Rules = {
  /** Rows with a greater value than all of the backup were added since. */
  orderedBy?: string
  ignored?: readonly string[]
}

const rulesOf: Readonly<Record<string, Rules>> = {
  // The restore itself is an entry.
  audit: { orderedBy: "position" },
  // A restore begins a new status list.
  credentialStatus: { orderedBy: "position" },
  // A restore marks those that were waiting as failed.
  mail: { orderedBy: "_id", ignored: ["nextTryAt", "claimedUntil", "failedAt", "lastError"] },
}

type Difference = { name: string; text: string }

/** The number of rows, and the sum of their digests: the same for the same rows in any order. */
type Digest = { rows: number; sum: bigint; last: string | number }
const modulus = 1n << 256n

export async function compareBackup(
  path: string,
  { location, images }: { location: DatabaseLocation; images: ImageStore },
): Promise<Difference[]> {
  const differences: Difference[] = []
  const inBackup = new Map<string, Digest>()
  for await (const part of readParts(path)) {
    const table = tableOf(part.name)
    if (table) inBackup.set(table, withRows(inBackup.get(table), await rowsIn(part), rulesOf[table]))
    else if (part.name.startsWith(imageFolder)) {
      const name = part.name.slice(imageFolder.length)
      const stored = await images.get(name)
      if (!stored?.equals(part.content)) differences.push({ name, text: stored ? "has another content" : "is missing" })
    }
  }
  await using snapshot = await openSnapshot(location)
  for (const table of snapshot.tables) {
    if (notCompared.includes(table)) continue
    const rules = rulesOf[table]
    const expected = inBackup.get(table) ?? none
    const isOld = (row: Row) => !rules?.orderedBy || orderOf(row, rules) <= expected.last
    let digest = none
    for await (const rows of snapshot.rowsOf(table)) digest = withRows(digest, rows.filter(isOld), rules)
    if (digest.rows !== expected.rows)
      differences.push({ name: table, text: `has ${digest.rows} rows, the backup ${expected.rows}` })
    else if (digest.sum !== expected.sum) differences.push({ name: table, text: "has rows that differ" })
  }
  return differences
}

const none: Digest = { rows: 0, sum: 0n, last: "" }

function withRows(digest: Digest = none, rows: readonly Row[], rules: Rules = {}): Digest {
  let { sum, last } = digest
  for (const row of rows) {
    sum = (sum + digestOf(row, rules)) % modulus
    const order = orderOf(row, rules)
    if (last === "" || order > last) last = order
  }
  return { rows: digest.rows + rows.length, sum, last }
}

const orderOf = (row: Row, { orderedBy = "" }: Rules) => row[orderedBy] ?? ""

/** Columns are sorted: the two databases may list them in another order. */
function digestOf(row: Row, { ignored = [] }: Rules): bigint {
  const compared = Object.entries(row).filter(([column]) => !ignored.includes(column))
  const sorted = compared.sort(([one], [other]) => (one < other ? -1 : 1))
  return BigInt(`0x${createHash("sha256").update(JSON.stringify(sorted)).digest("hex")}`)
}
