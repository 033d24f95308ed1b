import { parseArgs } from "node:util"
import { messageOf } from "contract"
import { type Verdict, verifyChain } from "#audit/verify-chain.ts"
import type { Head } from "#audit-log/signed-head.ts"
import { CannotStart } from "#cannot-start.ts"
import { openReadOnly } from "#db/open.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { hasKeys } from "#signing-keys.ts"
import { run } from "./run.ts"

/** Verifies the audit log, and that it contains the heads that were mailed. May run while a server is running. */
async function verify() {
  const { head: texts = [] } = parseArgs({ options: { head: { type: "string", multiple: true } } }).values
  const heads = texts.map(headIn)
  const settings = readSettings()
  await using database = await openReadOnly(settings, createLog(settings.logLevel))
  const verdict = await verifyChain(database, heads)
  console.log(verdict.fault ? messageOf(verdict.fault) : intactLine(verdict))
  if (!verdict.fault) {
    for (const { position, hash } of heads) console.log(`It contains entry ${position} with the hash ${hash}`)
    console.log(signatureLine(verdict, hasKeys(settings)))
  } else if (verdict.fault.code === "chainNotedElsewhere") console.log(rollbackHint)
  process.exitCode = verdict.fault || verdict.signature === "otherKey" ? 1 : 0
}

function headIn(text: string): Head {
  const [, position, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim()) ?? []
  if (!position || !hash) throw new CannotStart("--head must have the form POSITION:HASH, as in the mails to admins")
  return { position: Number(position), hash }
}

const intactLine = ({ entries, lastHash }: Verdict) =>
  `The audit log is intact: ${entries} entries, the last hash is ${lastHash || "none"}`

const rollbackHint =
  "Entries were rewritten or cut off, or a backup was restored. After restoring a backup, delete the files audit-heads* in DATA_DIR"

function signatureLine({ signature, signedFrom }: Verdict, hasKey: boolean): string {
  if (signature === "unsigned") return "It is not signed yet: the server signs it with the next entry"
  if (!hasKey) return "Its signature was not checked: neither SECRET_KEY nor secret.key in DATA_DIR is here"
  if (signature === "otherKey") return "Its end was signed with another key than SECRET_KEY or secret.key in DATA_DIR"
  return signedFrom > 1 ? `Signed with this key, from entry ${signedFrom} on` : "Signed with this key"
}

run(verify)
