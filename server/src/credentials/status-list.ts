import { setImmediate as nextTurn } from "node:timers/promises"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { type StatusList, statusBits, statusListLength } from "contract"
import type { CredentialIssuer } from "#credentials/issuer.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Trx } from "#schema.ts"

/** Small, because SQLite reads a batch in one step: 8,192 rows take some milliseconds. */
const batchRows = 8192

/**
 * Those beside a certificate get their places with it: credentials are requested batch by batch. On SQLite a commit blocks all
 * requests until it is on the disk, for 5 to 20 ms.
 */
const placesAhead = 250

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

  /** Certificates beside this one that have no place yet. */
  async function withoutStatusIndex(trx: Trx, { _id }: CertificateRow) {
    const beside = async (side: "<" | ">") => {
      const order = side === "<" ? "desc" : "asc"
      const near = trx.selectFrom("certificate").select(["_id", "version"]).where("_id", side, _id)
      const rows = await trx
        .selectFrom(near.orderBy("_id", order).limit(placesAhead).as("near"))
        .leftJoin("credentialStatus", (join) =>
          join
            .onRef("credentialStatus.certificateId", "=", "near._id")
            .onRef("credentialStatus.version", "=", "near.version"),
        )
        .select(["near._id", "near.version"])
        .where("credentialStatus.position", "is", null)
        .execute()
      return rows
    }
    return [...(await beside(">")), ...(await beside("<"))]
  }

  /** The list and index of a version of a certificate. It gets them when its credential is requested for the first time. */
  async function statusIndexOf(certificate: CertificateRow) {
    const { position } =
      (await find(read, certificate)) ??
      (await write([], async (trx) => {
        await takeLock(trx, "credentialStatus")
        const known = await find(trx, certificate)
        if (known) return known
        const first = await end(trx)
        const rows = [certificate, ...(await withoutStatusIndex(trx, certificate))].map(({ _id, version }, index) => ({
          ...{ position: first + index, certificateId: _id, version },
        }))
        await trx.insertInto("credentialStatus").values(rows).execute()
        return { position: first }
      }))
    return { list: Math.floor(position / statusListLength) + 1, index: position % statusListLength }
  }

  /** Deleted, revoked and corrected versions. */
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

  /** The first list exists even if it is empty. A restore of a backup skips many. */
  async function hasList(list: number) {
    if (list === 1) return true
    const places = read.selectFrom("credentialStatus").select("position")
    const first = (list - 1) * statusListLength
    const range = places.where("position", ">=", first).where("position", "<", first + statusListLength)
    return (await range.limit(1).executeTakeFirst()) !== undefined
  }

  async function bitsOf(list: number) {
    const first = (list - 1) * statusListLength
    const last = Math.min(await end(read), first + statusListLength)
    const invalid: number[] = []
    for (let from = first; from < last; from += batchRows) {
      const rows = await invalidBetween(from, Math.min(from + batchRows, last))
      for (const { position } of rows) invalid.push(position - first)
      await nextTurn()
    }
    return statusBits(invalid)
  }

  return { statusIndexOf, hasList, bitsOf }
}

export const statusListUrl = (publicUrl: string, list: number) => `${publicUrl}/api/certificates/status-list/${list}`

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
