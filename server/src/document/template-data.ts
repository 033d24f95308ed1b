import { type CertificateDocument, documentTexts } from "contract"
import { drawableText } from "#document/drawable.ts"
import { qrCode } from "#document/qr-code.ts"

const credentialDescription = {
  en: "The signed credential of this certificate",
  bn: "এই সনদের স্বাক্ষরিত ডিজিটাল প্রমাণ",
}

/** What the template reads: data only, none of which Typst executes. */
export function templateData(document: CertificateDocument, hasCredential: boolean, characters: ReadonlySet<string>) {
  const drawable = (text: string) => drawableText(text, characters)
  const texts = documentTexts(document)
  const { title, name, otherName, course, facts, skills, entries, signatory, qr } = texts
  return {
    ...texts,
    title: drawable(title),
    name: drawable(name),
    otherName: drawable(otherName),
    course: drawable(course),
    facts: drawable(facts),
    skills: drawable(skills),
    entries: entries.map(({ label, value }) => ({ label, value: drawable(value) })),
    signatory: signatory && {
      name: drawable(signatory.name),
      title: drawable(signatory.title),
      alt: drawable(signatory.alt),
      image: document.signatory?.image ? "/signature" : null,
    },
    qr: { alt: drawable(qr.alt), url: qr.url, caption: drawable(qr.caption), svg: qrCode(qr.url) },
    attachment: hasCredential ? credentialDescription[document.language] : null,
  }
}
