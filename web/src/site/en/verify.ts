import type { Widened } from "#i18n/en.ts"
import { exampleNumber } from "#site/certificate.ts"

export const verify = {
  page: {
    title: "Verify a certificate",
    description: "Check whether a certificate was issued by us and is still valid. All you need is its number.",
    lead: "Enter the number as it stands on the certificate. Capital or small letters, spaces and Bengali digits make no difference.",
    number: "Certification Number",
    example: `For example ${exampleNumber}`,
    submit: "Submit",
    reset: "Reset",
  },
  notes: [
    "The number is printed on the certificate itself and looks like the example above.",
    "The answer shows the name, the course, the batch and whether the certificate is still valid. Emails are never shown.",
  ],
  valid: { verdict: "The credentials which you have entered is valid. Please find the details below.", hint: "" },
  invalid: {
    verdict: "The credentials which you have entered is not valid.",
    hint: "Numbers are easily mistyped. Please compare yours with the certificate once more; if they are the same, ask whoever gave it to you, or us.",
  },
  ambiguous: {
    verdict: "The credentials which you have entered is not valid.",
    hint: "More than one certificate has these letters and digits. Please enter the dashes and spaces exactly as they are printed on the certificate.",
  },
  withdrawn: {
    verdict: "The credentials which you have entered is not valid.",
    hint: "This certificate was issued by us, but has been withdrawn since. It is not valid any more.",
  },
  unknown: { verdict: "The certificate could not be checked", hint: "" },
  searchedNumber: "Number that was checked",
  verifiedOn: "Verified on",
  record: {
    certificationName: "Certification",
    candidateName: "Candidate",
    batchNo: "Batch No.",
    certificationNo: "Certification No.",
    status: "Status",
    issuedBy: "Issued by",
  },
  statuses: { active: "active", inactive: "inactive" },
}

export type VerifyContent = Widened<typeof verify>
