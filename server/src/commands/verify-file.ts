import { closeSync, fstatSync, openSync, readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import {
  type CredentialFault,
  KeySet,
  maxCredentialBytes,
  type OpenBadge,
  statementsIn,
  verifyCredential,
  withoutUnprintable,
} from "contract"
import { CannotStart } from "#cannot-start.ts"

const usage = "npm run verify-file -- FILE --jwks KEYS [--status LIST] [--issuer DID]"
const maxKeySetBytes = 1024 * 1024
const cannotVerify = 2

const faults: Record<CredentialFault, string> = {
  tooLarge: "it is larger than any credential",
  malformed: "it is no signed credential, or only a part of one",
  headerRefused: "it asks for another kind of signature than EdDSA by a known key",
  unknownKey: "its key is not in the key set. If it is new, download the key set again",
  wrongSignature: "its signature is wrong: it was changed, or somebody else signed it",
  wrongIssuer: "it is by another issuer",
  unsupported: "this version of Node cannot verify Ed25519 signatures",
  clockBehind: "it was signed later than this computer's clock says: please set the clock",
  notYetValid: "it is not valid yet",
  expired: "it has expired",
  revoked: "it was revoked, or a correction has replaced it",
  wrongStatusList: "the status list is not the one that it names, or cannot be read",
}

/** Verifies a credential without network and without settings. Exit code 0: valid, 1: not valid, 2: not verified. */
async function verify() {
  const options = { jwks: { type: "string" }, status: { type: "string" }, issuer: { type: "string" } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0 || values.jwks === undefined) throw new CannotStart(usage)
  const keys = keySetIn(values.jwks)
  const statusList = values.status === undefined ? undefined : fileText(values.status, maxCredentialBytes)
  const text = fileText(file, maxCredentialBytes)
  const verdict = await verifyCredential({ text, keys, statusList, issuer: values.issuer })
  if (verdict.result !== "valid") {
    console.log(`Not valid: ${faults[verdict.result]}`)
    if (verdict.result === "wrongStatusList" && verdict.credential)
      console.log(`It names ${shown(verdict.credential.credentialStatus.statusListCredential)}`)
    process.exitCode = 1
    return
  }
  console.log(`Valid: issued by ${shown(verdict.credential.issuer.name)}, ${shown(verdict.credential.iss)}`)
  for (const line of linesOf(verdict.credential)) console.log(line)
  if (!verdict.isStatusKnown)
    console.log(
      `Not compared with the list of revoked ones: download it from ${statusUrl(verdict.credential)}, and add --status`,
    )
}

const labels = {
  candidateName: "Name",
  latinName: "Name in Latin letters",
  certificationName: "Certification",
  batchNo: "Batch",
  certificationNo: "Number",
  issuedOn: "Issued on",
  expiresOn: "Expires on",
  hours: "Hours",
  skills: "Skills",
  version: "Version",
} satisfies Record<keyof ReturnType<typeof statementsIn>, string>

function linesOf(credential: OpenBadge) {
  const statements = Object.entries(statementsIn(credential)).filter(([, value]) => value !== "" && value !== 0)
  return statements.map(([field, value]) => `  ${labels[field as keyof typeof labels]}: ${shown(String(value))}`)
}

/** Without control characters, which could rewrite what the terminal shows. */
const shown = (text: string) => withoutUnprintable(text)
const statusUrl = ({ credentialStatus }: OpenBadge) => shown(credentialStatus.statusListCredential)

function keySetIn(path: string): KeySet {
  try {
    return KeySet.parse(JSON.parse(fileText(path, maxKeySetBytes)))
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`${path} is no key set: download it from the issuer's /.well-known/jwks.json`)
  }
}

/** Of a larger file, only enough is read to see that it is too large. */
function fileText(path: string, maxBytes: number): string {
  let file: number | undefined
  try {
    file = openSync(path, "r")
    return fstatSync(file).size > maxBytes ? "-".repeat(maxCredentialBytes + 1) : readFileSync(file, "utf8")
  } catch (error) {
    throw new CannotStart(`${path} cannot be read: ${(error as Error).message}`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

verify().catch((error) => {
  const isUserError = error instanceof CannotStart || error.code?.startsWith("ERR_PARSE_ARGS")
  console.error(isUserError ? error.message : error)
  process.exitCode = cannotVerify
})
