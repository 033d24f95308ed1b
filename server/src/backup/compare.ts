import { createHash } from "node:crypto"
import { readParts } from "#backup/archive.ts"
import { imageFolder, rowsIn, tableOf } from "#backup/backup.ts"
import { openSnapshot, type Row } from "#backup/snapshot.ts"
import type { DatabaseLocation } from "#db/open.ts"
import type { ImageStore } from "#images/image-store.ts"

/** What a restore changes on purpose: it ends sessions and links, gives up waiting mails, and writes an audit entry. */
const changedByRestoring: ReadonlySet<string> = new Set([
  "session",
  "mailLink",
  "mail",
  "audit",
  "auditHead",
  "jobRun",
  "backup",
])

type Difference = { name: string; text: string }

/** The number of rows, and the sum of their digests: the same for the same rows in any order. */
type Digest = { rows: number; sum: bigint }
const modulus = 1n << 256n

/** Compares every row and every image of a backup with the present database and image store. */
export async function compareBackup(
  path: string,
  { location, images }: { location: DatabaseLocation; images: ImageStore },
): Promise<Difference[]> {
  const differences: Difference[] = []
  const inBackup = new Map<string, Digest>()
  for await (const part of readParts(path)) {
    const table = tableOf(part.name)
    if (table) inBackup.set(table, withRows(inBackup.get(table), await rowsIn(part)))
    else if (part.name.startsWith(imageFolder)) {
      const name = part.name.slice(imageFolder.length)
      const stored = await images.get(name)
      if (!stored?.equals(part.content)) differences.push({ name, text: stored ? "has another content" : "is missing" })
    }
  }
  const snapshot = await openSnapshot(location)
  try {
    for (const table of snapshot.tables) {
      if (changedByRestoring.has(table)) continue
      let digest: Digest = none
      for await (const rows of snapshot.rowsOf(table)) digest = withRows(digest, rows)
      const expected = inBackup.get(table) ?? none
      if (digest.rows !== expected.rows)
        differences.push({ name: table, text: `has ${digest.rows} rows, the backup ${expected.rows}` })
      else if (digest.sum !== expected.sum) differences.push({ name: table, text: "has rows that differ" })
    }
  } finally {
    await snapshot.close()
  }
  return differences
}

const none: Digest = { rows: 0, sum: 0n }

const withRows = (digest: Digest = none, rows: readonly Row[]): Digest => ({
  rows: digest.rows + rows.length,
  sum: rows.reduce((sum, row) => (sum + digestOf(row)) % modulus, digest.sum),
})

/** Columns are sorted: the two databases may list them in another order. */
function digestOf(row: Row): bigint {
  const sorted = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))
  return BigInt(`0x${createHash("sha256").update(JSON.stringify(sorted)).digest("hex")}`)
}
