import { describe, expect, test } from "vitest"
import { passwordChanged, reset, verification } from "#accounts/mails/account.ts"
import { recoveryCodesLeft } from "#accounts/mails/second-factor-texts.ts"
import { mailContent, type Reader } from "#mail/templates.ts"
import type { UserRow } from "#resources/user/table.ts"

const link = "https://prohori.example/bn/reset-password?a=1&b=2#Secret_token-1"
const [isVerified, createdAt] = [1, "2026-11-29T18:15:00.000Z"] as const
const reader = { name: "নুসরাত জাহান", language: "bn" as const, isVerified, invitedAt: "", createdAt }

type Account = Reader & { createdAt: string }

const resetMail = (owner: Account, link: string) => mailContent(reset.texts, owner, { link })
const passwordChangedMail = (owner: Account) => mailContent(passwordChanged.texts, owner)
const verificationMail = (owner: Account, link: string) =>
  mailContent(verification.texts, owner, { link, sentence: verification.sentence?.(owner as UserRow) ?? "" })

describe("mail templates", () => {
  test.for(["en", "bn"] as const)("every mail in %s has its text, language and links", (language) => {
    const localReader = { ...reader, language }
    for (const content of [verificationMail(localReader, link), resetMail(localReader, link)]) {
      expect(content.text.split("\n")).toContain(link)
      expect(content.html).toContain('href="https://prohori.example/bn/reset-password?a=1&amp;b=2#Secret_token-1"')
    }
    for (const { subject, text, html } of [resetMail(localReader, link), passwordChangedMail(localReader)]) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(subject).toMatch(language === "bn" ? /প্রহরী/ : /Prohori/)
      expect(text).toContain("নুসরাত জাহান,")
      expect(text.normalize("NFC")).toBe(text)
    }
  })

  test("nobody is greeted by a name that a stranger may have typed, but the first mail says which one it was, and when", () => {
    const registered = { ...reader, language: "en", isVerified: 0 } as const
    const { text, html } = verificationMail({ ...registered, name: "<b>Mim</b>" }, link)
    expect(text).toMatch(/^Hello,\n\n/)
    expect(text).toContain("It was opened on 30 November 2026 at 00:15, Dhaka time, under the name “<b>Mim</b>”.")
    expect(html).toContain("“&lt;b&gt;Mim&lt;/b&gt;”")
    expect(verificationMail({ ...registered, name: "evil.example" }, link).text).not.toContain("evil")
    expect(verificationMail({ ...registered, language: "bn" }, link).text).toContain("৩০ নভেম্বর, ২০২৬")
    expect(resetMail(registered, link).text).toMatch(/^Hello,\n\n/)
    expect(resetMail({ ...registered, invitedAt: createdAt }, link).text).toContain("নুসরাত জাহান,")
  })

  test("a Bengali mail says in Bengali how long its link is valid", () => {
    expect(verificationMail(reader, link).text).toContain("৭ দিন")
    expect(resetMail(reader, link).text).toContain("৩০ মিনিট")
    expect(resetMail({ ...reader, language: "en" }, link).text).toContain("once and expires after 30 minutes")
  })

  test.for([
    [0, "You have no recovery codes left.", "আপনার আর কোনো রিকভারি কোড বাকি নেই।"],
    [1, "You have 1 recovery code left.", "আপনার আর ১টি রিকভারি কোড বাকি আছে।"],
    [9, "You have 9 recovery codes left.", "আপনার আর ৯টি রিকভারি কোড বাকি আছে।"],
  ] as const)("a mail about a used recovery code says that %i are left", ([left, english, bengali]) => {
    expect(recoveryCodesLeft.en(left)).toBe(english)
    expect(recoveryCodesLeft.bn(left)).toBe(bengali)
  })

  test("a name cannot inject HTML, lines or links", () => {
    const mailTo = (name: string) => resetMail({ ...reader, name, language: "en" }, link)
    expect(mailTo(`<b onclick="x">A & B's</b>`).html).toContain("&lt;b onclick=&quot;x&quot;&gt;A &amp; B&#39;s")
    expect(mailTo("Mim\r\n\r\nYou won").text).toMatch(/^Hello Mim You won,\n\n/)
    for (const name of ["See https://evil.example/x", "evil.example", "write to a@b", "  "]) {
      expect(mailTo(name).text).toMatch(/^Hello,\n\n/)
    }
    expect(mailTo("Md. Rahim").text).toMatch(/^Hello Md\. Rahim,\n/)
  })
})
