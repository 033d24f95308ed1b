import type { CertificateDocument } from "contract"
import { documentTexts } from "contract/certificate/document-texts"
import { drawableText } from "#document/drawable.ts"
import { qrCode } from "#document/qr-code.ts"

const credentialDescription = {
  en: "The signed credential of this certificate",
  bn: "এই সনদের স্বাক্ষরিত ডিজিটাল প্রমাণ",
}

/** The input of the template: data only, none of which Typst executes. */
export function templateData(document: CertificateDocument, hasCredential: boolean) {
  const texts = documentTexts(document)
  const { title, name, otherName, course, facts, skills, entries, signatory, qr } = texts
  return {
    ...texts,
    title: drawableText(title),
    name: drawableText(name),
    otherName: drawableText(otherName),
    course: drawableText(course),
    facts: drawableText(facts),
    skills: drawableText(skills),
    entries: entries.map(({ label, value }) => ({ label, value: drawableText(value) })),
    signatory: signatory && {
      name: drawableText(signatory.name),
      title: drawableText(signatory.title),
      alt: drawableText(signatory.alt),
      image: document.signatory?.image ? "/signature" : null,
    },
    qr: { alt: drawableText(qr.alt), url: qr.url, caption: drawableText(qr.caption), svg: qrCode(qr.url) },
    attachment: hasCredential ? credentialDescription[document.language] : null,
  }
}
