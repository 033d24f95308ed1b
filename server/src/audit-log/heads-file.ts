import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { appendFile, mkdir, rename, stat } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type AuditKey, type SignedHead, stateOf } from "#audit-log/signed-head.ts"
import type { Log } from "#log.ts"

const betweenWritesMs = 200
const maxBytes = 64 * 1024

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined }

/**
 * Signed heads outside the database: an older head that is put back in the database alone is noticed. A file for each
 * database, so that another one is not taken for a damaged log. Two generations bound its size.
 */
const fileOf = ({ dataDir, databaseUrl }: DatabaseLocation) =>
  join(dataDir, `audit-heads${databaseUrl ? nameOf(databaseUrl) : ""}`)

/** Passwords change; the database stays the same one. */
function nameOf(databaseUrl: string): string {
  const location = databaseUrl.replace(/\/\/[^/]*@/, "//")
  return `-${createHash("sha256").update(location).digest("hex").slice(0, 8)}`
}

/** Heads that this key signed, the oldest first. Lines of other keys, and torn ones, are passed over. */
export function readHeads(location: DatabaseLocation, key: AuditKey): SignedHead[] {
  const file = fileOf(location)
  const lines = [`${file}.old`, file].flatMap((each) => textOf(each).split("\n"))
  const heads = lines.flatMap((line) => {
    const [position, hash, keyId, signature] = line.split(" ")
    return position && hash && keyId && signature ? [{ position: Number(position), hash, keyId, signature }] : []
  })
  return heads.filter((head) => stateOf(head, key) === "valid").sort((one, other) => one.position - other.position)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return ""
    throw error
  }
}

/** Written in the background, after the commit: the last head covers those before. A failure fails no request. */
export function headsWriter(location: DatabaseLocation, log: Log) {
  const file = fileOf(location)
  const closing = new AbortController()
  let waiting: SignedHead | undefined
  let writing: Promise<void> | undefined

  async function writeAll() {
    while (waiting) {
      const { position, hash, keyId, signature } = waiting
      waiting = undefined
      try {
        await write(`${position} ${hash} ${keyId} ${signature}\n`)
      } catch (error) {
        log.warn({ err: error }, "the head of the audit log cannot be noted outside the database")
      }
      await wait(betweenWritesMs, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
    writing = undefined
  }

  async function write(line: string) {
    await mkdir(location.dataDir, { recursive: true, mode: 0o700 })
    const size = (await stat(file).catch(() => undefined))?.size ?? 0
    if (size > maxBytes) await rename(file, `${file}.old`)
    await appendFile(file, line, { mode: 0o600 })
  }

  return {
    add(head: SignedHead) {
      if (!waiting || head.position > waiting.position) waiting = head
      writing ??= writeAll()
    },
    async close() {
      closing.abort()
      await writing
    },
  }
}
