import type { AuditAction } from "contract"
import { headsWriter, readHeads } from "#audit-log/heads-file.ts"
import { type AuditKey, type Head, keyOf, type SignedHead, stateOf } from "#audit-log/signed-head.ts"
import type { Log } from "#log.ts"

/** Recorded in the log if its head differs from the last one that this server wrote, so that new entries do not hide tampering. */
export type Finding = Extract<AuditAction, `chain.${string}`>

/** Signs heads for one database connection, and remembers the newest head signed by it or stored on this machine. */
export type HeadMonitor = ReturnType<typeof openHeadMonitor>

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined; secretKey?: string | undefined }

export function openHeadMonitor(location: DatabaseLocation, log: Log) {
  // Opened on first use, because the database reports an unusable data folder more clearly.
  let opened: { key: AuditKey; newest: Head | undefined } | undefined
  const writer = headsWriter(location, log)

  function state() {
    if (!opened) {
      const key = keyOf(location)
      opened = { key, newest: readHeads(location, key).at(-1) }
    }
    return opened
  }

  /** Compares the head in the database with the newest known one. Null if all is well. */
  function findingAt(head: SignedHead): Finding | null {
    const { key, newest } = state()
    const found = stateOf(head, key)
    if (found === "invalid") return "chain.bad-signature"
    if (found === "otherKey") return "chain.other-key"
    // After the first signature, an unsigned head means tampering.
    if (found === "unsigned") return newest ? "chain.bad-signature" : "chain.first-signature"
    return newest && isBehind(head, newest) ? "chain.rolled-back" : null
  }

  return {
    key: () => state().key,
    findingAt,
    /** Call before a server's first write. */
    warnAbout(head: SignedHead) {
      const finding = findingAt(head)
      if (finding && finding !== "chain.first-signature") log.error({ position: head.position }, warnings[finding])
    },
    /** Call after the commit, so that a transaction that was rolled back leaves nothing. */
    committed(head: SignedHead) {
      const current = state()
      current.newest = !current.newest || isBehind(current.newest, head) ? head : current.newest
      writer.add(head)
    },
    close: () => writer.close(),
  }
}

const isBehind = (head: Head, newest: Head) =>
  head.position < newest.position || (head.position === newest.position && head.hash !== newest.hash)

const warnings = {
  "chain.other-key":
    "the audit log was signed with another key than this server's: all servers on one database need the same SECRET_KEY",
  "chain.bad-signature": "the audit log's signature is invalid: it was changed outside this program",
  "chain.rolled-back":
    "the audit log is shorter than what this server has written, or differs from it: run verify-audit",
}
