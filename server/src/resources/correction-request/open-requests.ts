import type { CorrectionRequest } from "contract"
import type { Database } from "#db/open.ts"

export const openRequest: CorrectionRequest = {
  _id: "019a8f3e-6c1d-7b52-9e04-f1e2d3c4b5a6",
  certificateId: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
  certificationNo: "PRH-0007-0012",
  candidateName: "মেহজাবিন চৌধুরি",
  text: "আমার নামের বানান চৌধুরী।",
  createdAt: "2026-11-16T09:00:00.000Z",
}

/** Oldest first. Those of deleted certificates are left out. */
export function openRequests(
  { read }: Database,
  { certificateId }: { certificateId?: string | undefined },
  max: number,
) {
  return read
    .selectFrom("correctionRequest as request")
    .innerJoin("certificate", "certificate._id", "request.certificateId")
    .select(["request._id", "request.certificateId", "request.text", "request.createdAt"])
    .select(["certificate.certificationNo", "certificate.candidateName"])
    .where("request.closedAt", "=", "")
    .$if(certificateId !== undefined, (rows) => rows.where("request.certificateId", "=", certificateId ?? ""))
    .orderBy("request.createdAt")
    .orderBy("request._id")
    .limit(max)
    .execute()
}
