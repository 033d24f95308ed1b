import { createHash } from "node:crypto"
import { existsSync, readFileSync, renameSync } from "node:fs"
import { appendFile, mkdir, rename, stat } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type AuditKey, type SignedHead, stateOf } from "#audit-log/signed-head.ts"
import type { Log } from "#log.ts"

const writeIntervalMs = 200
const maxFileBytes = 64 * 1024

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined }

/**
 * Signed heads are also stored outside the database, to detect a database that was rolled back to an older head. Each
 * database has its own file, so that another database does not look like a damaged log. Rotation limits the size.
 */
const fileOf = ({ dataDir, databaseUrl }: DatabaseLocation) =>
  join(dataDir, `audit-heads${databaseUrl ? nameOf(databaseUrl) : ""}`)

/** Names the file after the URL without its credentials, which may change for the same database. */
function nameOf(databaseUrl: string): string {
  const withoutCredentials = databaseUrl.replace(/\/\/[^/]*@/, "//")
  return `-${createHash("sha256").update(withoutCredentials).digest("hex").slice(0, 8)}`
}

/** Heads that this key signed, oldest first. Lines signed by other keys and incomplete lines are skipped. */
export function readHeads(location: DatabaseLocation, key: AuditKey): SignedHead[] {
  const file = fileOf(location)
  const lines = [`${file}.old`, file].flatMap((each) => headsText(each).split("\n"))
  const heads = lines.flatMap((line) => {
    const [position, hash, keyId, signature] = line.split(" ")
    return position && hash && keyId && signature ? [{ position: Number(position), hash, keyId, signature }] : []
  })
  return heads.filter((head) => stateOf(head, key) === "valid").sort((one, other) => one.position - other.position)
}

/** For a database that is restored from a backup: heads of the lost one would look like missing entries. */
export function setHeadsAside(location: DatabaseLocation) {
  const file = fileOf(location)
  for (const each of [file, `${file}.old`]) if (existsSync(each)) renameSync(each, `${each}.before-restore`)
}

function headsText(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return ""
    throw error
  }
}

/** Writes heads in the background after the commit; only the latest is needed. A failed write fails no request. */
export function headsWriter(location: DatabaseLocation, log: Log) {
  const file = fileOf(location)
  const closing = new AbortController()
  let pending: SignedHead | undefined
  let writing: Promise<void> | undefined

  async function writeAll() {
    while (pending) {
      const { position, hash, keyId, signature } = pending
      pending = undefined
      try {
        await write(`${position} ${hash} ${keyId} ${signature}\n`)
      } catch (error) {
        log.warn({ err: error }, "the head of the audit log could not be written to its file outside the database")
      }
      await wait(writeIntervalMs, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
    writing = undefined
  }

  async function write(line: string) {
    await mkdir(location.dataDir, { recursive: true, mode: 0o700 })
    const size = (await stat(file).catch(() => undefined))?.size ?? 0
    if (size > maxFileBytes) await rename(file, `${file}.old`)
    await appendFile(file, line, { mode: 0o600 })
  }

  return {
    add(head: SignedHead) {
      if (!pending || head.position > pending.position) pending = head
      writing ??= writeAll()
    },
    async close() {
      closing.abort()
      await writing
    },
  }
}
