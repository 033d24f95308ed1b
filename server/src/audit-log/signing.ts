import type { AuditAction } from "contract"
import { headsWriter, readHeads } from "#audit-log/heads-file.ts"
import { type AuditKey, type Head, keyOf, type SignedHead, stateOf } from "#audit-log/signed-head.ts"
import type { Log } from "#log.ts"

/** What is written into the log when its end is not as this server left it: new entries must not cover that up. */
export type Finding = Extract<AuditAction, `chain.${string}`>

/** Signs the end of the chain for one connection, and knows the newest one that it or this machine has signed. */
export type Signing = ReturnType<typeof openSigning>

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined; secretKey?: string | undefined }

export function openSigning(location: DatabaseLocation, log: Log) {
  // Not before it is needed: a data folder that cannot be used is better explained by the database.
  let opened: { key: AuditKey; newest: Head | undefined } | undefined
  const writer = headsWriter(location, log)

  function state() {
    if (!opened) {
      const key = keyOf(location)
      opened = { key, newest: readHeads(location, key).at(-1) }
    }
    return opened
  }

  /** Whether a head, as it is found in the database, is the one that was left there. */
  function findingAt(head: SignedHead): Finding | null {
    const { key, newest } = state()
    const found = stateOf(head, key)
    if (found === "invalid") return "chain.bad-signature"
    if (found === "otherKey") return "chain.other-key"
    // Signatures do not go by themselves.
    if (found === "unsigned") return newest ? "chain.bad-signature" : "chain.first-signature"
    return newest && isBehind(head, newest) ? "chain.rolled-back" : null
  }

  return {
    key: () => state().key,
    findingAt,
    /** To be called before the first write of a server. */
    warnOf(head: SignedHead) {
      const finding = findingAt(head)
      if (finding && finding !== "chain.first-signature") log.error({ position: head.position }, warnings[finding])
    },
    /** After the commit: an undone transaction leaves nothing. */
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
    "the audit log was signed with another key than this server's: all servers of one database need the same SECRET_KEY",
  "chain.bad-signature": "the audit log's signature is wrong: somebody has rewritten it past this program",
  "chain.rolled-back": "the audit log ends before, or differs from, what this server has written: run verify-audit",
}
