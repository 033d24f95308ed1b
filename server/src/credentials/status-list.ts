import { setImmediate as nextTurn } from "node:timers/promises"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { type StatusList, statusBits, statusListLength } from "contract"
import type { CredentialIssuer } from "#credentials/issuer.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"

/** Small, because SQLite reads a batch in one step: 8,192 rows take some milliseconds. */
const batchRows = 8192

/** The lists of revoked credentials, numbered from 1. */
export function statusLists({ read, write }: Pick<Database, "read" | "write">) {
  const find = (db: Pick<typeof read, "selectFrom">, { _id, version }: CertificateRow) =>
    db
      .selectFrom("credentialStatus")
      .select("position")
      .where("certificateId", "=", _id)
      .where("version", "=", version)
      .executeTakeFirst()

  const end = async (db: Pick<typeof read, "selectFrom">) => {
    const last = db.selectFrom("credentialStatus").select("position").orderBy("position", "desc").limit(1)
    return ((await last.executeTakeFirst())?.position ?? -1) + 1
  }

  /** The list and index of a version of a certificate. It gets them when its credential is requested for the first time. */
  async function placeOf(certificate: CertificateRow) {
    const { position } =
      (await find(read, certificate)) ??
      (await write([], async (trx) => {
        await takeLock(trx, "credentialStatus")
        const known = await find(trx, certificate)
        if (known) return known
        const row = { position: await end(trx), certificateId: certificate._id, version: certificate.version }
        await trx.insertInto("credentialStatus").values(row).execute()
        return row
      }))
    return { list: Math.floor(position / statusListLength) + 1, index: position % statusListLength }
  }

  /** What is deleted, revoked or replaced by a correction. */
  const invalidBetween = (from: number, before: number) =>
    read
      .selectFrom("credentialStatus")
      .leftJoin("certificate", "certificate._id", "credentialStatus.certificateId")
      .select("position")
      .where("position", ">=", from)
      .where("position", "<", before)
      .where(({ or, eb, ref }) =>
        or([
          eb("certificate._id", "is", null),
          eb("certificate.status", "=", "inactive"),
          eb("certificate.version", "<>", ref("credentialStatus.version")),
        ]),
      )
      .execute()

  /** The bits of a list, or undefined if it does not exist yet. */
  async function bitsOf(list: number) {
    const first = (list - 1) * statusListLength
    const last = Math.min(await end(read), first + statusListLength)
    if (list > 1 && last <= first) return undefined
    const invalid: number[] = []
    for (let from = first; from < last; from += batchRows) {
      const rows = await invalidBetween(from, Math.min(from + batchRows, last))
      for (const { position } of rows) invalid.push(position - first)
      await nextTurn()
    }
    return statusBits(invalid)
  }

  return { placeOf, bitsOf }
}

export const statusListUrl = (publicUrl: string, list: number) => `${publicUrl}/api/certificates/status-list/${list}`

/** The content of a list's credential. */
export async function statusListOf(bits: Uint8Array, list: number, issuer: CredentialIssuer): Promise<StatusList> {
  const id = statusListUrl(issuer.publicUrl, list)
  const encodedList = `u${(await promisify(gzip)(bits)).toString("base64url")}`
  const iat = Math.floor(Date.now() / 1000)
  return {
    "@context": ["https://www.w3.org/ns/credentials/v2"],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer: issuer.did,
    validFrom: new Date(iat * 1000).toISOString(),
    credentialSubject: { id: `${id}#list`, type: "BitstringStatusList", statusPurpose: "revocation", encodedList },
    iss: issuer.did,
    iat,
  }
}
