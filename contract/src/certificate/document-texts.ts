import type { Language } from "../text/language.ts"
import type { PublicCertificate } from "./certificate.ts"
import { isReplacedByLatin, shownText } from "./document-letters.ts"

/** Everything that a document shows. Days are `year-month-day`; texts that were not given are empty. */
export type CertificateDocument = {
  language: Language
  name: string
  /** The name in the other alphabet. */
  otherName: string
  course: string
  batch: string
  number: string
  issuedOn: string
  expiresOn: string
  hours: number
  skills: string
  signatory: DocumentSignatory | undefined
  /** Where the certificate can be verified. */
  url: string
  /** The time of this version, in milliseconds; the PDF contains no other. */
  madeAt: number
}

type Statements = Pick<PublicCertificate, "candidateName" | "latinName" | "certificationName" | "batchNo"> &
  Pick<PublicCertificate, "certificationNo" | "issuedOn" | "expiresOn" | "hours" | "skills">

/** The texts of a document, for a certificate that can be drawn (`canBeDrawn`). */
export function documentFields(certificate: Statements, language: Language, publicUrl: string) {
  const { candidateName, latinName, certificationName, batchNo, certificationNo } = certificate
  const { issuedOn, expiresOn, hours, skills } = certificate
  const given = isReplacedByLatin(certificate) ? [latinName] : [candidateName, latinName]
  const names = given.map(shownText).filter((name, index, all) => name !== "" && all.indexOf(name) === index)
  const [name = "", otherName = ""] = language === "en" ? names.toReversed() : names
  const url = `${publicUrl}/c/${encodeURIComponent(certificationNo)}`
  const shown = {
    course: shownText(certificationName),
    batch: shownText(batchNo),
    number: shownText(certificationNo),
    skills: shownText(skills),
  }
  return { language, name, otherName, ...shown, issuedOn, expiresOn, hours, url }
}

export type DocumentSignatory = { name: string; title: string; image?: Uint8Array | undefined }

const texts = {
  en: {
    issuer: "Prohori",
    title: (name: string, course: string) => `Certificate of ${name}: ${course}`,
    heading: "Certificate of Completion",
    beforeName: "This is to certify that",
    beforeCourse: "has successfully completed the course",
    afterCourse: "",
    batch: (batch: string) => `Batch ${batch}`,
    hours: (hours: string) => `${hours} hours`,
    skills: "Skills:",
    number: "Certificate number",
    issued: "Issued on",
    expires: "Valid until",
    check: "Scan, or check at",
    qr: (url: string) => `QR code of ${url}`,
    signature: (name: string) => `Signature of ${name}`,
  },
  bn: {
    issuer: "প্রহরী",
    title: (name: string, course: string) => `${name}-এর সনদ: ${course}`,
    heading: "সনদপত্র",
    beforeName: "এই মর্মে প্রত্যয়ন করা যাচ্ছে যে",
    beforeCourse: "",
    afterCourse: "কোর্সটি সফলভাবে সম্পন্ন করেছেন।",
    batch: (batch: string) => `ব্যাচ ${batch}`,
    hours: (hours: string) => `${hours} ঘণ্টা`,
    skills: "অর্জিত দক্ষতা:",
    number: "সনদ নম্বর",
    issued: "প্রদানের তারিখ",
    expires: "মেয়াদ",
    check: "স্ক্যান করে যাচাই করুন:",
    qr: (url: string) => `${url} ঠিকানার কিউআর কোড`,
    signature: (name: string) => `${name}-এর স্বাক্ষর`,
  },
}

const locales = { en: "en-GB", bn: "bn-BD" }
type Formats = { days: Intl.DateTimeFormat; numbers: Intl.NumberFormat }
const formats = new Map<Language, Formats>()

/** Created once: that takes as long as everything else in a document's texts. */
function formatsOf(language: Language): Formats {
  const created = formats.get(language) ?? {
    days: new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }),
    numbers: new Intl.NumberFormat(locales[language]),
  }
  formats.set(language, created)
  return created
}

/** A day such as 2026-11-16, as documents and mails write it. */
export const writtenDayIn = (language: Language, day: string) => formatsOf(language).days.format(Date.parse(day))

/** All texts of a certificate's document, in its language. */
export function documentTexts(document: CertificateDocument) {
  const { language, name, otherName, course, batch, number, issuedOn, expiresOn, hours, skills } = document
  const { signatory, url } = document
  const t = texts[language]
  const { days, numbers } = formatsOf(language)
  const dated = (label: string, day: string) => (day ? [{ label, value: days.format(Date.parse(day)) }] : [])
  const facts = [t.batch(batch), ...(hours ? [t.hours(numbers.format(hours))] : [])]
  return {
    language,
    issuer: t.issuer,
    title: t.title(name, course),
    heading: t.heading,
    beforeName: t.beforeName,
    name,
    otherName,
    beforeCourse: t.beforeCourse,
    course,
    afterCourse: t.afterCourse,
    facts: facts.join(" · "),
    skills: skills ? `${t.skills} ${skills}` : "",
    entries: [{ label: t.number, value: number }, ...dated(t.issued, issuedOn), ...dated(t.expires, expiresOn)],
    signatory: signatory ? { name: signatory.name, title: signatory.title, alt: t.signature(signatory.name) } : null,
    check: t.check,
    qr: { alt: t.qr(url), url, caption: url.replace(/^https?:\/\//, "") },
  }
}
