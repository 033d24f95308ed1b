import type { Widened } from "#i18n/en.ts"
import { exampleNumber } from "#site/certificate.ts"

const notValid = "The credentials which you have entered is not valid."

export const verify = {
  page: {
    title: "Verify a certificate",
    description: "Check whether a certificate was issued by us and is still valid. All you need is its number.",
    lead: "Enter the number printed on the certificate, or paste its link. Capitals, spaces, dashes and Bengali digits do not matter.",
    number: "Certification Number",
    example: `For example ${exampleNumber}`,
    file: "Check the PDF of a certificate",
    many: "Check a whole list of numbers at once",
    trust: "How our certificates are signed",
    submit: "Submit",
    reset: "Reset",
    sample: "See where the number is on a certificate",
  },
  notes: [
    "The number is printed on the certificate itself, at the bottom left.",
    "The result shows the name, the course, the batch and whether the certificate is still valid. Email addresses are never shown.",
  ],
  found: {
    valid: {
      verdict: "The credentials which you have entered is valid. Please find the details below.",
      hint: "We issued this certificate, and it is valid. Please check that the name matches the person who showed it to you.",
    },
    notYetValid: {
      verdict: notValid,
      hint: (date: string) => `We issued this certificate, but it only becomes valid on ${date}.`,
    },
    corrected: (date: string) =>
      `It was corrected on ${date}. The details below are the correct ones; an older copy may differ from them.`,
    expired: {
      verdict: notValid,
      hint: (date: string) =>
        `We issued this certificate, but it expired on ${date}. Please ask the holder whether it has been renewed.`,
    },
    revoked: {
      verdict: notValid,
      hint: "We issued this certificate but have since revoked it. Please do not accept it; if in doubt, ask us.",
      hintSince: (date: string) =>
        `We issued this certificate but revoked it on ${date}. Please do not accept it; if in doubt, ask us.`,
      reason: (reason: string) => `Reason: ${reason}`,
    },
  },
  missing: {
    empty: { verdict: notValid, hint: "No number was entered. It is printed on the certificate." },
    unknown: {
      verdict: notValid,
      hint: "We have not issued a certificate with this number. Numbers are easy to mistype, so please check it against the certificate again. If it matches, ask the person who gave it to you, or ask us.",
    },
    ambiguous: {
      verdict: notValid,
      hint: "More than one certificate has these letters and digits. Please enter the dashes and spaces exactly as they are printed on the certificate.",
    },
    similar: {
      verdict: notValid,
      hint: "The letters O, I and l are easily mistaken for the digits 0 and 1.",
    },
    mistyped: {
      verdict: notValid,
      hint: "There is a typing error in this number: its last character does not match the rest. Please check every letter and digit against the certificate.",
    },
    failed: { verdict: "The certificate could not be checked", hint: "" },
    limited: {
      verdict: "The certificate could not be checked",
      hint: "Too many numbers have been checked from your network. Please try again in a few minutes; after a long list it can take half an hour.",
    },
  },
  didYouMean: "Did you mean",
  searchedNumber: "Number that was checked",
  checkedOn: "Checked on",
  record: {
    certificationName: "Certification",
    candidateName: "Candidate",
    latinName: "Name in Latin letters",
    batchNo: "Batch No.",
    certificationNo: "Certification No.",
    status: "Status",
    issuedOn: "Issued on",
    expiresOn: "Valid until",
    hours: "Hours",
    skills: "Skills",
    issuedBy: "Issued by",
  },
  statuses: {
    valid: "Valid (active)",
    expired: "Expired",
    notYetValid: "Not valid yet",
    revoked: "Revoked (inactive)",
  },
  share: {
    card: (course: string) => `Certificate: ${course}`,
    state: "Check its current state at the link",
    title: (name: string, course: string) => `${name}: ${course}`,
    description: (number: string, day: string) =>
      `Certificate ${number}, issued on ${day}. This page shows whether it is still valid.`,
    image: (name: string, course: string, number: string) => `Certificate of ${name}: ${course}, number ${number}`,
  },
  actions: {
    label: "Use this certificate",
    copy: "Copy the link",
    copied: "The link has been copied.",
    copyByHand: "Your browser does not allow copying. The link is:",
    print: "Print",
    download: "Download the PDF",
    noDocument:
      "There is no PDF of this certificate, because a PDF cannot show some of its letters. This page shows all of them.",
    linkedIn: "Add to LinkedIn",
  },
}

export type VerifyContent = Widened<typeof verify>
