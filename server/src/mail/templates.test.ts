import { describe, expect, test } from "vitest"
import { passwordChangedMail, resetMail, verificationMail } from "#mail/templates.ts"

const link = "https://prohori.example/bn/reset-password?a=1&b=2#Secret_token-1"
const reader = { name: "নুসরাত জাহান", language: "bn" as const }

describe("letters", () => {
  test.for(["en", "bn"] as const)("in %s every letter has its text, its language and its links", (language) => {
    const someone = { ...reader, language }
    for (const letter of [verificationMail(someone, link), resetMail(someone, link)]) {
      expect(letter.text.split("\n")).toContain(link)
      expect(letter.html).toContain('href="https://prohori.example/bn/reset-password?a=1&amp;b=2#Secret_token-1"')
    }
    for (const { subject, text, html } of [verificationMail(someone, link), passwordChangedMail(someone)]) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(subject).toMatch(language === "bn" ? /প্রহরী/ : /Prohori/)
      expect(text).toContain("নুসরাত জাহান,")
      expect(text.normalize("NFC")).toBe(text)
    }
  })

  test("a letter in Bengali says in Bengali how long the link works", () => {
    expect(verificationMail(reader, link).text).toContain("৭ দিন")
    expect(resetMail(reader, link).text).toContain("৩০ মিনিট")
    expect(resetMail({ ...reader, language: "en" }, link).text).toContain("once, for 30 minutes")
  })

  test("a name cannot bring in HTML, lines or links of its own", () => {
    const letterTo = (name: string) => verificationMail({ name, language: "en" }, link)
    expect(letterTo(`<b onclick="x">A & B's</b>`).html).toContain("&lt;b onclick=&quot;x&quot;&gt;A &amp; B&#39;s")
    expect(letterTo("Mim\r\n\r\nYou won").text).toMatch(/^Hello Mim You won,\n\n/)
    for (const name of ["See https://evil.example/x", "evil.example", "write to a@b", "  "]) {
      expect(letterTo(name).text).toMatch(/^Hello,\n\n/)
    }
    expect(letterTo("Md. Rahim").text).toMatch(/^Hello Md\. Rahim,\n/)
  })
})
