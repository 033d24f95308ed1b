import { closeSync, fstatSync, openSync, readSync } from "node:fs"
import { parseArgs } from "node:util"
import {
  type CredentialFault,
  type FileVerdict,
  KeySet,
  maxCredentialBytes,
  maxFileBytes,
  type OpenBadge,
  statementsIn,
  verifyFile,
  withoutUnprintable,
} from "contract"
import { CannotStart } from "#cannot-start.ts"
import { fromCallersFolder, run } from "./run.ts"

const usage = "npm run verify-file -- FILE --jwks KEYS [--status-list FILE] [--issuer DID [--issuer EARLIER-DID]]"
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

/** Verifies a file without network and without settings. Exit code 0: valid, 1: not valid, 2: not verified. */
async function verify() {
  const options = {
    jwks: { type: "string" },
    "status-list": { type: "string" },
    issuer: { type: "string", multiple: true },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0 || values.jwks === undefined) throw new CannotStart(usage)
  const keys = keySetIn(values.jwks)
  const listPath = values["status-list"]
  const statusList = listPath === undefined ? undefined : bytesIn(listPath, maxCredentialBytes).toString()
  const bytes = bytesIn(file, maxFileBytes)
  const verdict = await verifyFile(bytes, { keys, issuers: values.issuer, statusListOf: () => statusList })
  process.exitCode = isValid(verdict) ? 0 : 1
  for (const line of report(verdict, values.issuer?.[0])) console.log(line)
}

const isValid = (file: FileVerdict) => "verdict" in file && file.kind !== "changed" && file.verdict.result === "valid"

function report(file: FileVerdict, presentIssuer?: string): string[] {
  if (!("verdict" in file)) return [`Not valid: ${otherFiles[file.kind]}`]
  const { verdict } = file
  const statusUrl = ({ credentialStatus, iss }: OpenBadge) => {
    const hasMoved = presentIssuer !== undefined && iss !== presentIssuer
    const moved = hasMoved ? ` (the same path at the address of ${presentIssuer})` : ""
    return shown(credentialStatus.statusListCredential + moved)
  }
  if (verdict.result !== "valid") {
    const list = verdict.result === "wrongStatusList" && verdict.credential
    return [`Not valid: ${faults[verdict.result]}`, ...(list ? [`It names ${statusUrl(list)}`] : [])]
  }
  const { credential, isStatusKnown } = verdict
  const { licenseNumber } = credential.credentialSubject
  const issued = `issued by ${shown(credential.issuer.name)}, ${shown(credential.iss)}`
  const original = shown(`${credential.issuer.url}/c/${encodeURIComponent(licenseNumber)}`)
  const unknown = `Not compared with the list of revoked ones: download it from ${statusUrl(credential)}, and add --status-list`
  const first = {
    credential: [`Valid: ${issued}`],
    original: [`Valid: ${issued}`, "The document is unchanged"],
    changed: [
      "Not valid: the document is not the original file: it was changed, or saved again by another program",
      `The original can be downloaded from ${original}`,
      `Rely only on its credential, ${issued}:`,
    ],
  }
  return [...first[file.kind], ...credentialLines(credential), ...(isStatusKnown ? [] : [unknown])]
}

const otherFiles = {
  tooLarge: "it is larger than any certificate",
  notReadable: "it is neither a PDF nor a signed credential, or only a part of one",
  noCredential: "it is a PDF without a signed credential: not one of our documents, or a new print of one",
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

function credentialLines(credential: OpenBadge) {
  const statements = Object.entries(statementsIn(credential)).filter(([, value]) => value !== "" && value !== 0)
  return statements.map(([field, value]) => `  ${labels[field as keyof typeof labels]}: ${shown(String(value))}`)
}

/** Without control characters, which could rewrite what the terminal shows. */
const shown = (text: string) => withoutUnprintable(text)

function keySetIn(path: string): KeySet {
  try {
    return KeySet.parse(JSON.parse(bytesIn(path, maxKeySetBytes).toString()))
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`${path} is no key set: download it from the issuer's /.well-known/jwks.json`)
  }
}

/** Of a larger file, only one byte too many is read. */
function bytesIn(path: string, maxBytes: number): Buffer<ArrayBuffer> {
  let file: number | undefined
  try {
    file = openSync(fromCallersFolder(path), "r")
    const bytes = Buffer.alloc(Math.min(fstatSync(file).size, maxBytes + 1))
    return bytes.subarray(0, readSync(file, bytes))
  } catch (error) {
    throw new CannotStart(`${path} cannot be read: ${(error as Error).message}`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

run(verify, cannotVerify)
