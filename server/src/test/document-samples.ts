import type { CertificateDocument } from "contract"

const sample: CertificateDocument = {
  language: "bn",
  name: "মেহজাবিন চৌধুরী",
  otherName: "",
  course: "Ethical Hacking Professional",
  batch: "0007",
  number: "PRH-0007-0012",
  issuedOn: "2026-11-16",
  expiresOn: "2029-11-15",
  hours: 48,
  skills: "Penetration testing, reporting",
  signatory: undefined,
  url: "https://prohori.example/c/PRH-0007-0012",
  madeAt: Date.parse("2026-11-16"),
}

export const aDocument = (fields: Partial<CertificateDocument> = {}): CertificateDocument => ({ ...sample, ...fields })
