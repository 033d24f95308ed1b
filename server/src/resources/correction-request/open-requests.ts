import type { CorrectionRequest } from "contract"
import { sql } from "kysely"
import { correctable, correctableIn } from "#correction/correctable.ts"
import { isNothingNew } from "#db/records/records.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Read } from "#schema.ts"

export const openRequest: CorrectionRequest = {
  _id: "019a8f3e-6c1d-7b52-9e04-f1e2d3c4b5a6",
  certificateId: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
  certificationNo: "PRH-0007-0012",
  candidateName: "মেহজাবিন চৌধুরি",
  text: "আমার নামের বানান চৌধুরী।",
  createdAt: "2026-11-16T09:00:00.000Z",
  correctedSince: "2026-11-17T04:30:00.000Z",
}

type Filter = { certificateId?: string | undefined; userId?: string }

/** Oldest first. Those of deleted certificates are left out. */
export async function openRequests(
  read: Read,
  { certificateId, userId }: Filter,
  max: number,
): Promise<CorrectionRequest[]> {
  const rows = await read
    .selectFrom("correctionRequest as request")
    .innerJoin("certificate", "certificate._id", "request.certificateId")
    .leftJoin("certificateVersion as seen", (join) =>
      join.onRef("seen.certificateId", "=", "certificate._id").onRef("seen.version", "=", "request.version"),
    )
    .leftJoin("certificateVersion as last", (join) =>
      join
        .onRef("last.certificateId", "=", "certificate._id")
        .on("last.version", "=", sql<number>`certificate.version - 1`),
    )
    .select(["request._id", "request.certificateId", "request.text", "request.createdAt"])
    .select(["certificate.certificationNo", "seen.fields", "last.replacedAt"])
    .select(correctable.map((column) => `certificate.${column}` as const))
    .where("request.closedAt", "=", "")
    .$if(certificateId !== undefined, (all) => all.where("request.certificateId", "=", certificateId ?? ""))
    .$if(userId !== undefined, (all) => all.where("request.userId", "=", userId ?? ""))
    .orderBy("request.createdAt")
    .orderBy("request._id")
    .limit(max)
    .execute()
  return rows.map(({ fields, replacedAt, ...row }) => {
    // An import that was undone has changed nothing.
    const isCorrected = fields !== null && !isNothingNew<Partial<CertificateRow>>(row, correctableIn(fields))
    return { ...row, correctedSince: (isCorrected && replacedAt) || "" }
  })
}

/** For counting: those of deleted certificates are left out here, too. */
export const openSince = (read: Read, since: string) =>
  read
    .selectFrom("correctionRequest")
    .where("closedAt", "=", "")
    .where("createdAt", ">=", since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("certificate")
          .select("certificate._id")
          .whereRef("certificate._id", "=", "correctionRequest.certificateId"),
      ),
    )
