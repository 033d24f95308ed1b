import { admins, anyone } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import {
  ByNumber,
  Certificate,
  CertificateImport,
  CreateCertificate,
  ExportCertificatesQuery,
  ImportQuery,
  ImportResult,
  importLimits,
  PublicCertificate,
} from "../certificate.ts"
import { PageQuery } from "../input.ts"
import { Deleted } from "../mail.ts"
import { list, one, page } from "../resource.ts"

const certificate = recordCalls("certificate", "Certificate")

export const verifyCertificate = certificate.get("/certificates/verify/:certificationNo", {
  access: anyone,
  params: ByNumber,
  response: one(PublicCertificate),
  errors: { notFound: "invalidCredential" },
  isEssential: true,
  summary: "Whether a certificate is genuine",
  description:
    "Numbers are compared without regard to case and surrounding space. A withdrawn certificate answers 200 with the status `inactive`.",
})

export const getCertificates = certificate.get("/certificates/get-certificates", {
  access: admins,
  query: PageQuery,
  response: page(Certificate),
  summary: "Certificates, newest first, in pages",
})

export const getCertificate = certificate.get("/certificates/get-certificate/:id", {
  access: admins,
  response: one(Certificate),
  summary: "A certificate with the candidate's email",
})

export const createCertificate = certificate.post("/certificates/register", {
  access: admins,
  body: CreateCertificate,
  response: one(Certificate),
  errors: { conflict: "certificateTaken" },
  summary: "Issue a certificate",
})

export const toggleCertificate = certificate.patch("/certificates/update-certificate/:id", {
  access: admins,
  response: one(Certificate),
  message: "Status changed successfully",
  summary: "Withdraw a certificate, or give it back",
})

export const deleteCertificate = certificate.delete("/certificates/delete-certificate/:id", {
  access: admins,
  summary: "Delete a certificate",
})

export const getImports = certificate.get("/certificates/get-imports", {
  access: admins,
  response: list(CertificateImport),
  message: "Imports found",
  summary: "The last twenty imports, newest first",
})

export const undoImport = certificate.delete("/certificates/undo-import/:id", {
  access: admins,
  response: one(Deleted),
  message: "Import undone successfully",
  errors: { notFound: "importNotFound" },
  summary: "Delete all certificates that an import made",
  description: "Those that are still there, whatever became of them since. 404 when none is.",
})

export const exportCertificates = certificate.get("/certificates/export-certificates", {
  access: admins,
  query: ExportCertificatesQuery,
  responseType: "text/csv",
  summary: "All certificates as a file",
})

export const importCertificates = certificate.post("/certificates/import-certificates", {
  access: admins,
  query: ImportQuery,
  bodyType: "text/csv",
  maxBodyBytes: importLimits.bytes,
  response: one(ImportResult),
  message: "Certificates imported successfully",
  errors: { conflict: "changedMeanwhile", badInput: "csvInvalid", wrongType: "csvType" },
  summary: "Issue certificates from a file",
  description: `CSV in UTF-8, at most ${importLimits.rows.toLocaleString("en")} rows. The first line names the columns candidateName, candidateEmail,
certificationName, batchNo and certificationNo, in any order, and may name status; other columns are passed over. All rows
are imported or none. Failures name the line and the column, as in \`rows.7.candidateEmail\`. A certificate that is there
already with the same details stays as it is, so a file may be sent again.`,
})
