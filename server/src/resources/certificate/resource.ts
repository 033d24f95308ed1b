import {
  Certificate,
  CertificateImport,
  CertificateMail,
  CertificateVersion,
  certificateColumns,
  createCertificate,
  deleteCertificate,
  getCertificates,
  RecordsDeleted,
  StatusesChanged,
  VerifiedCertificate,
  VerifiedNumbers,
} from "contract"
import { csvExample } from "#csv/write.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { certificateRoutes } from "#resources/certificate/routes.ts"
import { resultOf } from "#resources/certificate/verify/verify-many.ts"
import { example, type RecordResource } from "#resources/resource.ts"

const issued: Certificate = {
  _id: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
  candidateName: "মেহজাবিন চৌধুরী",
  candidateEmail: "mehjabin.c@example.com",
  certificationName: "Ethical Hacking Professional",
  batchNo: "0007",
  certificationNo: "PRH-0007-0012",
  numberSeen: "verified",
  latinName: "Mehjabin Chowdhury",
  issuedOn: "2026-11-16",
  expiresOn: "2029-11-15",
  hours: 48,
  skills: "Penetration testing, reporting",
  mark: "A",
  status: "active",
  withdrawnAt: "",
  withdrawalReason: "",
  withdrawalNote: "",
  version: 2,
  correctedAt: "2026-11-17T08:00:00.000Z",
  correctionReason: "The name was misspelt",
  indexedSince: "",
  importId: "019a8f3e-6c1d-7b52-9e04-c1d2e3f40516",
  updatedAt: "2026-11-16T04:30:00.000Z",
}
const revoked: Certificate = {
  ...issued,
  status: "inactive",
  withdrawnAt: "2026-11-20T09:15:00.000Z",
  withdrawalReason: "Issued by mistake",
  withdrawalNote: "See the minutes of 16 November",
}
const imported: CertificateImport = {
  _id: issued.importId,
  at: "2026-11-16T04:30:00.000Z",
  actor: "admin@example.com",
  created: 52,
  corrected: 0,
  left: 51,
}
// "eyJ" is the beginning of any JSON object in base64url.
const signedExample = "eyJhbGciOiJFZERTQSJ9.eyJAY29udGV4dCI6W119.c2lnbmF0dXJl"
const file = csvExample(issued, [...certificateColumns])

export const certificate: RecordResource<"certificate"> = {
  kind: "certificate",
  calls: { list: getCertificates, create: createCertificate, delete: deleteCertificate },
  demo: () => import("#resources/certificate/demo.ts"),
  counted: { needs: getCertificates, order: 20 },
  routes: certificateRoutes,
  examples: [
    example(Certificate, issued),
    example(VerifiedCertificate, {
      ...issued,
      isExpired: false,
      isNotYetValid: false,
      hasDocument: true,
      checkedAt: "2026-11-23T09:30:00.000Z",
      courseRoute: "ethical-hacking-professional",
    }),
    example(VerifiedNumbers, {
      checkedAt: "2026-11-23T09:30:00.000Z",
      results: [
        resultOf("prh 0007 0012", issued, Date.parse(issued.updatedAt)),
        resultOf("PRH-9999-0001", undefined, Date.parse(issued.updatedAt)),
      ],
    }),
    example(CertificateImport, imported),
    example(CertificateVersion, {
      ...issued,
      candidateName: "মেহজাবিন চৌধুরি",
      version: 1,
      replacedAt: issued.correctedAt,
      reason: issued.correctionReason,
      actor: "registrar@example.com",
    }),
    example(CertificateMail, {
      _id: "019a8f3e-6c1d-7b52-9e04-e1f2a3b4c5d6",
      notice: "corrected",
      recipient: issued.candidateEmail,
      createdAt: issued.correctedAt,
      state: "sent",
      at: "2026-11-17T08:00:41.000Z",
      cancelledBy: "",
      lastError: "",
    }),
    example(StatusesChanged, {
      changed: 51,
      already: 1,
      skipped: ["PRH-0007-0012"],
      remaining: 0,
      next: "",
      undo: [
        {
          status: "active",
          reason: "",
          note: "",
          restoresDate: false,
          versions: [{ _id: issued._id, updatedAt: issued.updatedAt }],
        },
      ],
    }),
    example(RecordsDeleted, {
      deletion: "019a8f3e-6c1d-7b52-9e04-d1e2f3a4b5c6",
      deleted: 50,
      skipped: [
        {
          _id: issued._id,
          record: issued.certificationNo,
          message: "Someone has changed this in the meantime. Please look at it again",
          code: "editConflict",
        },
      ],
    }),
  ],
  bodies: {
    verifyCertificates: { numbers: ["prh 0007 0012", "PRH-9999-0001"] },
    importCertificates: file,
    deleteCertificates: { records: [{ _id: issued._id, updatedAt: issued.updatedAt }] },
    correctCertificate: { candidateName: issued.candidateName, reason: issued.correctionReason },
    withdrawCertificate: { reason: "Issued by mistake", note: "See the minutes of 16 November" },
    changeCertificateStatuses: { status: "inactive", filter: { batchNo: issued.batchNo } },
  },
  responses: {
    exportCertificates: file,
    getNewNumbers: { data: ["PRH-0007-0053", "PRH-0007-0054"], count: 2 },
    getLatestNumbers: { data: [issued.certificationNo, "PRH-0007-0011"], count: 2 },
    getBatchCandidates: {
      data: [{ candidateName: issued.candidateName, candidateEmail: issued.candidateEmail }],
      count: 1,
    },
    getCredential: signedExample,
    getStatusList: signedExample,
    getCertificateSuggestions: { data: ["0007", "0006", "0005"], count: 3 },
    importCertificates: {
      data: {
        ...{ importId: imported._id, rows: 1, created: 1, corrected: 0, unchanged: 0, mails: 0, dryRun: false },
        ...{ changes: [], dryRunDigest: "" },
      },
    },
    undoImport: { data: { deleted: 51, restored: 0, skipped: 0 } },
    withdrawCertificate: { data: revoked },
    toggleCertificate: { data: revoked },
  },
  restore: async (_, recorded) => ({ ...newCertificate(recorded), ...recorded, numberSeen: "unknown" }),
}
