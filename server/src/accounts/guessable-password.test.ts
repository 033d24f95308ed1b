import { expect, test } from "vitest"
import { isGuessable } from "#accounts/guessable-password.ts"
import { readablePassword } from "#accounts/secret.ts"

const words = ["prohori", "bangladesh", "dhaka", "cyber", "security", "বাংলাদেশ", "প্রহরী", "Sadia", "Afrin"]

test.for([
  ["as they are", ["password", "monkey", "21081990", "qwerty", "prohori", "bangladesh"]],
  ["in capitals", ["PASSWORD", "Prohori", "BanglaDesh"]],
  [
    "with digits or marks",
    ["Prohori1", "Prohori#2024", "dhaka123", "Dhaka12345", "bangladesh1971", "!monkey!", "admin2026!"],
  ],
  ["with a date", ["bangladesh16121971", "prohori20260101"]],
  ["with signs for letters", ["pr0h0ri", "Pr0h0r1", "p@$$w0rd", "P4ssw0rd!", "B@ngl4desh", "$ecur1ty"]],
  ["with spaces and dashes", ["  prohori  ", "pro hori", "p-r-o-h-o-r-i", "      a"]],
  ["twice, or two together", ["prohoriprohori", "monkeymonkey1", "CyberSecurity", "dhaka bangladesh 1971"]],
  ["one sign, or a few", ["aaaaaa", "111111111111", "ababababab", "abcabcabcabc", "১১১১১১"]],
  ["a row of keys", ["qwertyuiop12", "asdfghjkl", "zxcvbnm12345", "9876543210", "abcdefghijkl", "১২৩৪৫৬৭৮"]],
  ["in Bengali", ["বাংলাদেশ", "বাংলাদেশ১৯৭১", "প্রহরী ১২৩"]],
  ["the person's own names", ["SadiaAfrin", "sadia1998", "@fr1n2024"]],
] as const)("passwords that are guessed first are found: %s", ([, passwords]) => {
  for (const password of passwords) expect([password, isGuessable(password, words)]).toEqual([password, true])
})

test.for([
  "correct horse 7",
  "the watch at the gate",
  "a quiet evening in Rajshahi",
  "ঢাকার বৃষ্টি ১৯৭১",
  "কক্সবাজারের ঢেউ ৭",
  "dhaka rains since morning",
  "monkeys eat 7 bananas",
  "x7#Kq2!vLp",
  "love73918264",
  "T4z-9pLq",
])("a password that nobody tries first is left alone: %s", (password) => {
  expect(isGuessable(password, words)).toBe(false)
})

test("the passwords that the server makes are never refused", () => {
  for (let time = 0; time < 2000; time++) {
    const password = readablePassword()
    expect([password, isGuessable(password, words)]).toEqual([password, false])
  }
})
