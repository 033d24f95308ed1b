import { admins, anyone, call } from "../call.ts"
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
import { ById, PageQuery } from "../input.ts"
import { Deleted } from "../mail.ts"
import { Done, list, one, page } from "../resource.ts"
import { toggleDescription } from "./descriptions.ts"

export const verifyCertificate = call({
  method: "GET",
  path: "/certificates/verify/:certificationNo",
  access: anyone,
  params: ByNumber,
  response: one(PublicCertificate),
  message: "Certificate found",
  errors: { notFound: "invalidCredential" },
  topics: ["certificate"],
  isEssential: true,
  summary: "Whether a certificate is genuine",
  description:
    "Numbers are compared without regard to case and surrounding space. A withdrawn certificate answers 200 with the status `inactive`.",
})

export const getCertificates = call({
  method: "GET",
  path: "/certificates/get-certificates",
  access: admins,
  query: PageQuery,
  response: page(Certificate),
  message: "Certificates found",
  topics: ["certificate"],
  summary: "Certificates, newest first, in pages",
})

export const getCertificate = call({
  method: "GET",
  path: "/certificates/get-certificate/:id",
  access: admins,
  params: ById,
  response: one(Certificate),
  message: "Certificate found",
  errors: { notFound: "certificateNotFound" },
  topics: ["certificate"],
  summary: "A certificate with the candidate's email",
})

export const createCertificate = call({
  method: "POST",
  path: "/certificates/register",
  access: admins,
  body: CreateCertificate,
  response: one(Certificate),
  status: 201,
  message: "Certificate created successfully",
  errors: { conflict: "certificateTaken" },
  topics: ["certificate"],
  summary: "Issue a certificate",
})

export const toggleCertificate = call({
  method: "PATCH",
  path: "/certificates/update-certificate/:id",
  access: admins,
  params: ById,
  response: one(Certificate),
  message: "Status changed successfully",
  errors: { notFound: "certificateNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["certificate"],
  summary: "Withdraw a certificate, or give it back",
  description: toggleDescription,
})

export const deleteCertificate = call({
  method: "DELETE",
  path: "/certificates/delete-certificate/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "Certificate deleted successfully",
  errors: { notFound: "certificateNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["certificate"],
  summary: "Delete a certificate",
})

export const getImports = call({
  method: "GET",
  path: "/certificates/get-imports",
  access: admins,
  response: list(CertificateImport),
  message: "Imports found",
  topics: ["certificate"],
  summary: "The last twenty imports, newest first",
})

export const undoImport = call({
  method: "DELETE",
  path: "/certificates/undo-import/:id",
  access: admins,
  params: ById,
  response: one(Deleted),
  message: "Import undone successfully",
  errors: { notFound: "importNotFound" },
  topics: ["certificate"],
  summary: "Delete all certificates that an import made",
  description: "Those that are still there, whatever became of them since. 404 when none is.",
})

export const exportCertificates = call({
  method: "GET",
  path: "/certificates/export-certificates",
  access: admins,
  query: ExportCertificatesQuery,
  responseType: "text/csv",
  summary: "All certificates as a file",
})

export const importCertificates = call({
  method: "POST",
  path: "/certificates/import-certificates",
  access: admins,
  query: ImportQuery,
  bodyType: "text/csv",
  maxBodyBytes: importLimits.bytes,
  response: one(ImportResult),
  message: "Certificates imported successfully",
  errors: { conflict: "changedMeanwhile", badInput: "csvInvalid", wrongType: "csvType" },
  topics: ["certificate"],
  summary: "Issue certificates from a file",
  description: `CSV in UTF-8, at most ${importLimits.rows.toLocaleString("en")} rows. The first line names the columns candidateName, candidateEmail,
certificationName, batchNo and certificationNo, in any order, and may name status; other columns are passed over. All rows
are imported or none. Failures name the line and the column, as in \`rows.7.candidateEmail\`. A certificate that is there
already with the same details stays as it is, so a file may be sent again.`,
})
