import { CertificateNotice } from "contract"
import { describe, expect, test } from "vitest"
import { certificateMail } from "#resources/certificate/mails/template.ts"

const link = "https://prohori.example/c/PRH-0007-0012"
const certificate = { certificationName: "নৈতিক হ্যাকিং", batchNo: "0007", certificationNo: "PRH-0007-0012" }
const facts = { certificate, link, reason: "", pdf: undefined, expiredOn: "" }

describe("mails to the holders of certificates", () => {
  test.for(["en", "bn"] as const)("in %s name certificate and link, as text and as HTML", (language) => {
    for (const notice of CertificateNotice.options) {
      const { subject, text, html } = certificateMail({ name: "নুসরাত জাহান", language }, { ...facts, notice })
      expect(subject).toContain("PRH-0007-0012")
      expect(text.split("\n")).toEqual(expect.arrayContaining([link, "নৈতিক হ্যাকিং"]))
      expect(text).toContain("নুসরাত জাহান,")
      expect(text.normalize("NFC")).toBe(text)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<a href="${link}">`)
      expect(text).not.toMatch(/undefined|false|\n\n\n/)
    }
  })

  test("say that a document is attached only if it is, and give a reason only if there is one", () => {
    const written = (some: { reason?: string; pdf?: "attached" | "notAttached" }) =>
      certificateMail({ name: "Mim", language: "en" }, { ...facts, notice: "revoked", ...some }).text
    expect(written({})).not.toMatch(/attached|Reason/)
    expect(written({ pdf: "attached" })).toContain("attached as a PDF")
    expect(written({ pdf: "notAttached" })).toContain("There is no PDF file of it yet, because")
    expect(written({ reason: "Issued by mistake" })).toContain("\n\nReason: Issued by mistake\n\n")
  })

  test("tell holders who have no account that they can register", () => {
    const written = (language: "en" | "bn") =>
      certificateMail({ name: "Mim", language }, { ...facts, notice: "issued", pdf: "notAttached" }).text
    expect(written("en").match(/\(or register with it\)/g)).toHaveLength(2)
    expect(written("bn").match(/\(অ্যাকাউন্ট না থাকলে খুলে নিয়ে\)/g)).toHaveLength(2)
  })

  test.for([
    ["en", "It expired on 31 January 2021.", /is genuine|valid again/],
    ["bn", "সনদটির মেয়াদ ৩১ জানুয়ারি, ২০২১ তারিখে শেষ হয়েছে।", /যাচাই করতে পারবেন|আবার বৈধ/],
  ] as const)("in %s promise nothing about a certificate that has expired", ([language, day, promise]) => {
    for (const notice of ["issued", "reinstated"] as const) {
      const reader = { name: "Mim", language }
      expect(certificateMail(reader, { ...facts, notice }).text).toMatch(promise)
      const { subject, text, html } = certificateMail(reader, { ...facts, notice, expiredOn: "2021-01-31" })
      for (const part of [subject, text, html]) expect(part).not.toMatch(promise)
      expect(text).toContain(day.normalize("NFC"))
    }
  })

  test("are short, even with 10,000 characters in each field", () => {
    const long = "ক্ষ".repeat(3334)
    const texts = { certificationName: long, batchNo: long, certificationNo: long }
    const mail = certificateMail(
      { name: long, language: "bn" },
      { ...facts, notice: "requestDeclined", certificate: texts, reason: long },
    )
    expect(mail.subject.length).toBeLessThan(120)
    expect(mail.text.length).toBeLessThan(1600)
  })
})
