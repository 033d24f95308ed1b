import * as z from "zod/mini"
import { bulkDescription, maxBulkBytes } from "../call/bulk.ts"
import { admins, anyone, registrars } from "../call/call.ts"
import { recordCalls } from "../call/calls-of.ts"
import { DeleteRecords, deletingMany, RecordsDeleted } from "../call/deletion.ts"
import { requestIdDescription } from "../call/request-id.ts"
import { list, one, page } from "../call/resource.ts"
import {
  BatchQuery,
  ByListNumber,
  ByNumber,
  Candidate,
  Certificate,
  CertificateSuggestionsQuery,
  CertificatesQuery,
  CertificateVersion,
  ChangeStatuses,
  CorrectCertificate,
  CreateCertificate,
  ExportCertificatesQuery,
  NewNumbersQuery,
  StatusesChanged,
  VerifiedCertificate,
  Withdrawal,
} from "../certificate/certificate.ts"
import { ByDocument, DocumentQuery, DocumentsQuery, maxDocuments } from "../certificate/certificate-document.ts"
import {
  CertificateImport,
  ImportQuery,
  ImportResult,
  ImportUndone,
  importLimits,
} from "../certificate/certificate-import.ts"
import { CertificateMail, maxMailsPerHolder, NotifyQuery } from "../certificate/certificate-mail.ts"
import { maxVerifiedNumbers, VerifiedNumbers, VerifyMany } from "../certificate/verify-many.ts"
import { ExportFormat, exportFormatDescription } from "../text/export-format.ts"

export * from "../certificate/certificate.ts"

const certificate = recordCalls("certificate", "Certificate")

export const verifyCertificate = certificate.get("/certificates/verify/:certificationNo", {
  access: anyone,
  params: ByNumber,
  response: one(VerifiedCertificate),
  errors: { notFound: "invalidCredential" },
  isEssential: true,
  summary: "Verify a certificate by its number",
  description: `Ignores case and surrounding whitespace. Of other spellings of a number (other dashes or spaces, or none, or
Bengali digits) it finds the certificate if there is only one; otherwise it returns 404 with the code \`numberAmbiguous\`. In a number
with a check character, O counts as 0, and I and L as 1; a wrong check character returns 404 with the code \`numberMistyped\`. Of other
numbers, 404 with the code \`numberSimilar\` says that there is a certificate with these exchanges. A link to a certificate, or "No." and a
number, is read as the number. A revoked certificate returns 200 with the status \`inactive\`, an expired one with \`isExpired\`,
one whose day of issue is still to come with \`isNotYetValid\`. \`hasDocument\` says whether it can be downloaded as a document: only if it is valid,
and the document can show all its letters.
A network that looks up more than 2,000 numbers in an hour, by all calls together, gets 429 with the code \`tooManyNumbers\` and \`Retry-After\`.`,
})

export const getCertificateDocument = certificate.get("/certificates/document/:file", {
  access: anyone,
  params: ByDocument,
  query: DocumentQuery,
  responseType: ["application/pdf", "image/png", "image/svg+xml"],
  errors: { notFound: "invalidCredential", gone: "certificateRevoked", conflict: "lettersMissing" },
  summary: "Get a certificate as a document",
  description: `\`file\` is the number with \`.pdf\` (tagged PDF/A-3), \`.png\` or \`.svg\`; numbers are found as in verification.
The same version of a certificate is always the same file. A certificate that is not valid returns 410. One with letters that the
document cannot show, such as Chinese or Arabic ones, returns 409: instead of such a name, the spelling in Latin letters (\`latinName\`) is
shown if there is one. Emoji are left out.`,
})

export const getCertificateDocuments = certificate.get("/certificates/documents", {
  access: registrars,
  query: DocumentsQuery,
  responseType: "application/zip",
  needsConfirmation: true,
  errors: { notFound: "certificateNotFound" },
  summary: "Get the documents of many certificates as one ZIP archive",
  description: `Takes the filters of the list, for example \`batchNo\`, or \`ids\`, and finds at most ${maxDocuments.toLocaleString("en")} certificates. They are drawn while the archive is sent;
the header \`x-documents\` says how many there are. Those that are not valid, or have letters that the document cannot show, are listed in the file \`not-included.csv\` instead.`,
})

export const verifyCertificates = certificate.post("/certificates/verify-many", {
  access: anyone,
  body: VerifyMany,
  // Enough for numbers of which each letter is sent as `\uXXXX`.
  maxBodyBytes: 96 * 1024,
  topics: [],
  response: one(VerifiedNumbers),
  message: "Numbers verified",
  summary: "Verify many certificates by their numbers",
  description: `At most ${maxVerifiedNumbers} numbers, each compared as when it is verified alone. Each has its result, in the order in which they were sent: of
unknown, ambiguous and repeated ones too. A network may look up 2,000 numbers in an hour, by all calls together; an unknown one counts as
five. Beyond that the call returns 429 with the code \`tooManyNumbers\` and \`Retry-After\`.`,
})

export const getCredential = certificate.get("/certificates/credential/:certificationNo", {
  access: anyone,
  params: ByNumber,
  responseType: "application/vc+jwt",
  errors: { notFound: "invalidCredential", gone: "certificateRevoked" },
  isOpenToOtherSites: true,
  summary: "Get a certificate as a signed credential",
  description: `An Open Badge 3.0, which is a W3C Verifiable Credential 2.0, as a JSON Web Signature with EdDSA. The keys are at
\`/.well-known/jwks.json\`. A certificate that is not valid returns 410. The holder's email is in it only as a salted hash.`,
})

export const getStatusList = certificate.get("/certificates/status-list/:list", {
  access: anyone,
  params: ByListNumber,
  responseType: "application/vc+jwt",
  errors: { notFound: "addressNotFound" },
  isCached: true,
  isOpenToOtherSites: true,
  summary: "Get a list of revoked credentials",
  description: `A Bitstring Status List, signed like the credentials that name it. The bit of a credential is set if its
certificate was revoked or deleted, or if a correction has replaced the version of the certificate.`,
})

export const getCertificates = certificate.get("/certificates/get-certificates", {
  access: registrars,
  query: CertificatesQuery,
  response: page(Certificate),
  summary: "List certificates, newest first, paginated",
})

export const getCertificateSuggestions = certificate.get("/certificates/get-suggestions", {
  access: registrars,
  query: CertificateSuggestionsQuery,
  response: list(z.string()),
  message: "Suggestions found",
  summary: "List earlier batches or certifications for an input",
  description:
    "Returns at most 20 different values that begin with `search`, without regard to the case of Latin letters: batches from the highest down, certifications in alphabetical order. With `courses`, titles of courses that contain `search` follow the certifications.",
})

export const getNewNumbers = certificate.get("/certificates/get-new-numbers", {
  access: registrars,
  query: NewNumbersQuery,
  response: list(z.string()),
  message: "Numbers found",
  summary: "Propose numbers for new certificates of a batch",
  description: `Returns \`count\` numbers (1 by default) that no certificate has: those that follow the batch's highest, or random
ones, as the server is set up. For a new batch they are formed like those of the newest certificate; if that is not possible, the list is empty.
Numbers are not reserved.`,
})

export const getLatestNumbers = certificate.get("/certificates/get-latest-numbers", {
  access: registrars,
  response: list(z.string()),
  message: "Numbers found",
  summary: "List the numbers of the newest 50 certificates, with which a new one can be compared",
})

export const getBatchCandidates = certificate.get("/certificates/get-candidates", {
  access: registrars,
  query: BatchQuery,
  response: list(Candidate),
  message: "Candidates found",
  summary: "List who has a certificate of a batch, at most the newest 2,000",
})

export const getCertificate = certificate.get("/certificates/get-certificate/:id", {
  access: registrars,
  response: one(Certificate),
  summary: "Get a certificate, including the candidate's email",
})

export const createCertificate = certificate.post("/certificates/register", {
  access: registrars,
  query: NotifyQuery,
  body: CreateCertificate,
  response: one(Certificate),
  errors: { conflict: "certificateTaken" },
  summary: "Issue a certificate",
})

export const correctCertificate = certificate.patch("/certificates/correct-certificate/:id", {
  access: registrars,
  query: NotifyQuery,
  body: CorrectCertificate,
  response: one(Certificate),
  message: "Certificate corrected successfully",
  errors: { conflict: "certificateTaken" },
  summary: "Correct a certificate, as a new version",
  description:
    "Changes any field. Another number is refused once somebody outside of the office can have seen it: after it was verified, downloaded, mailed, or shown to its holder (`numberSeen`). The state before remains as an earlier version, and the verification page says when the certificate was corrected. If nothing differs, no version is added.",
})

export const getCertificateVersions = certificate.get("/certificates/get-versions/:id", {
  access: registrars,
  response: list(CertificateVersion),
  message: "Versions found",
  summary: "List the earlier versions of a certificate, newest first",
})

export const withdrawCertificate = certificate.patch("/certificates/withdraw-certificate/:id", {
  access: registrars,
  query: NotifyQuery,
  body: Withdrawal,
  response: one(Certificate),
  message: "Certificate revoked successfully",
  summary: "Revoke a certificate",
  description: `The reason is published, the note is not. For a certificate that is revoked already, they replace the earlier ones; its date stays.
With \`restoresDate\` a reinstated certificate is revoked since the date that its reinstatement has cleared, so that it can be undone. With \`notify=1\` its holder gets the mail about the revocation.`,
})

export const reinstateCertificate = certificate.patch("/certificates/reinstate-certificate/:id", {
  access: registrars,
  query: NotifyQuery,
  response: one(Certificate),
  message: "Certificate reinstated successfully",
  summary: "Make a revoked certificate valid again",
})

export const getCertificateMails = certificate.get("/certificates/get-mails/:id", {
  access: registrars,
  response: list(CertificateMail),
  topics: ["certificate", "mail"],
  message: "Mails found",
  summary: "List the mails to the holder of a certificate, newest first",
  description: "At most the newest 50. Sent and failed mails are deleted after 30 days.",
})

export const sendCertificateMail = certificate.post("/certificates/send-mail/:id", {
  access: registrars,
  topics: ["mail"],
  message: "The mail is being sent",
  errors: { notFound: "certificateNotFound" },
  summary: "Send a mail about a certificate to its holder now",
  description: `No request body. The mail describes the current status: a valid certificate is attached, a revoked one is reported with its
public reason. It replaces mails that wait or have failed, and the same one is not sent twice within half a minute. One address gets at most ${maxMailsPerHolder} such mails a day; more wait.`,
})

export const toggleCertificate = certificate.patch("/certificates/update-certificate/:id", {
  access: registrars,
  query: NotifyQuery,
  response: one(Certificate),
  message: "Status changed successfully",
  summary: "Revoke a certificate, or make it active again",
})

export const changeCertificateStatuses = certificate.patch("/certificates/change-statuses", {
  access: registrars,
  query: NotifyQuery,
  body: ChangeStatuses,
  maxBodyBytes: maxBulkBytes,
  response: one(StatusesChanged),
  message: "Statuses changed successfully",
  summary: "Revoke many certificates, or make them active again",
  description: bulkDescription("certificates"),
})

export const deleteCertificate = certificate.delete("/certificates/delete-certificate/:id", {
  // A registrar revokes: a revoked certificate is still shown to those who verify it.
  access: admins,
  summary: "Delete a certificate",
})

export const deleteCertificates = certificate.post("/certificates/delete-certificates", {
  access: admins,
  body: DeleteRecords,
  maxBodyBytes: 64 * 1024,
  response: one(RecordsDeleted),
  message: "Certificates deleted successfully",
  summary: "Delete several certificates",
  description: deletingMany,
})

export const getImports = certificate.get("/certificates/get-imports", {
  access: registrars,
  response: list(CertificateImport),
  message: "Imports found",
  summary: "List the last twenty imports, newest first",
})

export const undoImport = certificate.delete("/certificates/undo-import/:id", {
  access: registrars,
  response: one(ImportUndone),
  message: "Import undone successfully",
  errors: { notFound: "importNotFound" },
  summary: "Undo an import: delete all certificates that it created, and take back its corrections",
  description:
    "A certificate that it corrected gets another version, which says what it said before, unless it was corrected again since. Also deletes certificates that were changed after the import. A registrar may undo only their own imports. Returns 404 if none of them exists any more.",
})

export const exportCertificates = certificate.get("/certificates/export-certificates", {
  access: registrars,
  query: z.extend(ExportCertificatesQuery, ExportFormat.shape),
  responseType: "text/csv",
  needsConfirmation: true,
  summary: "Export certificates as CSV",
  description: exportFormatDescription,
})

export const importCertificates = certificate.post("/certificates/import-certificates", {
  access: registrars,
  query: ImportQuery,
  bodyType: "text/csv",
  maxBodyBytes: importLimits.bytes,
  response: one(ImportResult),
  message: "Certificates imported successfully",
  errors: { conflict: "editConflict", badInput: "csvInvalid", wrongType: "csvType" },
  summary: "Import certificates from a CSV file",
  description: `CSV in UTF-8, at most ${importLimits.rows.toLocaleString("en")} rows. The first line names the columns candidateName, candidateEmail,
certificationName, batchNo and certificationNo, in any order, and optionally status, latinName, issuedOn, expiresOn, hours, skills and mark; other
columns are ignored. Either all rows are imported or none. Errors name line and column, for example
\`rows.7.candidateEmail\`. A certificate that already exists stays unchanged if it has the same details, so the same file can
be sent again; optional cells that are blank are not compared.
With \`corrects\`, certificates that have other details are corrected instead of refused, each as a new version and for the same \`reason\`: at
most ${importLimits.corrections.toLocaleString("en")}. Blank cells change nothing, and the status is never changed. Send the \`dryRunDigest\` of a dry run of the
same file: a certificate that was changed, added or deleted since is reported, and neither overwritten nor created. ${requestIdDescription}`,
})
