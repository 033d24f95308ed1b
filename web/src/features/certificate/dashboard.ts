import { getCertificate, getCertificates, getOwnCertificates, importCertificates, updateSignatory } from "contract"
import { type DashboardFeature, record } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"

const name = { en: "Certificates", bn: "সনদ" }

export const certificatePage = {
  path: paths.certificate,
  label: { en: "Certificate", bn: "সনদের পাতা" },
  needs: getCertificate,
}

export const certificate = {
  screens: [
    {
      path: paths.myCertificates,
      label: { en: "My Certificates", bn: "আমার সনদ" },
      needs: getOwnCertificates,
      order: 125,
      isNotForOffice: true,
    },
    { path: paths.manageCertificates, label: name, needs: getCertificates, order: 30 },
    {
      path: paths.importCertificates,
      label: { en: "Import certificates", bn: "ফাইল থেকে সনদ" },
      needs: importCertificates,
      place: "elsewhere",
      order: 40,
      parent: paths.manageCertificates,
    },
    {
      path: paths.signatory,
      label: { en: "Signature on certificates", bn: "সনদের স্বাক্ষর" },
      needs: updateSignatory,
      place: "more",
      order: 45,
      parent: paths.manageCertificates,
    },
  ],
  record: record("certificate", getCertificates, {
    name,
    path: paths.manageCertificates,
    page: certificatePage,
    isFoundByName: true,
    isSearchedByServer: true,
    title: ({ certificationNo }) => certificationNo,
    detail: ({ candidateName }) => candidateName,
    createCommand: { en: "Create certificate", bn: "সনদ তৈরি করুন" },
    actions: {
      create: { en: "Certificate issued", bn: "সনদ তৈরি" },
      update: { en: "Certificate changed", bn: "সনদ বদল" },
      correct: { en: "Certificate corrected", bn: "সনদ সংশোধন" },
      withdraw: { en: "Certificate revoked", bn: "সনদ বাতিল" },
      reinstate: { en: "Certificate reinstated", bn: "সনদ পুনর্বহাল" },
      "send-mail": { en: "Mail sent", bn: "মেইল পাঠানো" },
      "show-in-search": { en: "Search engines allowed", bn: "সার্চ ইঞ্জিনে দেখানোর অনুমতি" },
      "hide-from-search": { en: "Search engines not allowed", bn: "সার্চ ইঞ্জিনে না দেখানো" },
      "request-correction": { en: "Correction requested", bn: "সংশোধনের অনুরোধ" },
      "close-request": { en: "Request closed", bn: "অনুরোধ বন্ধ" },
      "decline-request": { en: "Request declined", bn: "অনুরোধ নাকচ" },
      "change-signatory": { en: "Signatory changed", bn: "স্বাক্ষরকারী বদল" },
      delete: { en: "Certificate deleted", bn: "সনদ মোছা" },
      restore: { en: "Certificate restored", bn: "সনদ ফিরিয়ে আনা" },
      import: { en: "Certificates imported", bn: "ফাইল থেকে সনদ যোগ" },
      "undo-import": { en: "Import undone", bn: "আমদানি ফিরিয়ে নেওয়া" },
      export: { en: "Certificates exported", bn: "সনদ এক্সপোর্ট" },
    },
    fields: {
      candidateName: { en: "candidate's name", bn: "প্রার্থীর নাম" },
      candidateEmail: { en: "candidate's email", bn: "প্রার্থীর ইমেইল" },
      certificationName: { en: "certification", bn: "কোর্সের নাম" },
      batchNo: { en: "batch", bn: "ব্যাচ" },
      certificationNo: { en: "number", bn: "নম্বর" },
      latinName: { en: "name in Latin letters", bn: "ইংরেজি হরফে নাম" },
      issuedOn: { en: "day of issue", bn: "প্রদানের তারিখ" },
      expiresOn: { en: "valid until", bn: "মেয়াদ শেষ" },
      hours: { en: "hours", bn: "ঘণ্টা" },
      skills: { en: "skills", bn: "দক্ষতা" },
      mark: { en: "result", bn: "ফলাফল" },
      withdrawnAt: { en: "revoked", bn: "বাতিলের সময়" },
      withdrawalReason: { en: "reason for revoking", bn: "বাতিলের কারণ" },
      withdrawalNote: { en: "note on revoking", bn: "বাতিলের নোট" },
      version: { en: "version", bn: "সংস্করণ" },
      correctedAt: { en: "corrected", bn: "সংশোধনের সময়" },
      correctionReason: { en: "reason for correcting", bn: "সংশোধনের কারণ" },
      indexedSince: { en: "shown by search engines since", bn: "সার্চ ইঞ্জিনে দেখানো শুরু" },
      nameBn: { en: "signatory's name in Bengali", bn: "স্বাক্ষরকারীর নাম, বাংলায়" },
      nameEn: { en: "signatory's name in English", bn: "স্বাক্ষরকারীর নাম, ইংরেজিতে" },
      titleBn: { en: "signatory's title in Bengali", bn: "স্বাক্ষরকারীর পদবি, বাংলায়" },
      titleEn: { en: "signatory's title in English", bn: "স্বাক্ষরকারীর পদবি, ইংরেজিতে" },
      importId: { en: "import", bn: "যে ফাইল থেকে" },
    },
  }),
} satisfies DashboardFeature
