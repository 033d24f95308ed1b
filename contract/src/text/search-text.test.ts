import { expect, test } from "vitest"
import { foldForSearch, matcherOf, searchTerm } from "./search-text.ts"

const mobile = ["01712-345678", "+880 1712 345678", "01712345678", "০১৭১২-৩৪৫৬৭৮", "8801712345678"]
const number = ["PRH-0007-0025", "prh 0007 0025", "PRH00070025", "PRH–০০০৭—০০২৫", "P\u200dRH\u200c-0007\u2060-0025"]
const equal: Record<string, string[]> = {
  "a mobile number": mobile,
  "a certificate number": number,
  "words with spaces or dashes": ["Abdur Rahman", "abdur-rahman", "ABDUR  RAHMAN", "Abdur\u00a0\u2011 Rahman"],
  "composed and decomposed vowels": ["কো কৌ", "\u0995\u09c7\u09be \u0995\u09c7\u09d7"],
  "letters with and without a separate dot": ["\u09df\u09dc\u09dd", "\u09af\u09bc\u09a1\u09bc\u09a2\u09bc"],
  "an আ of one or two letters": ["আমিন", "অ\u09beমিন"],
  "the spellings of ৎ": ["উৎসব", "উত্\u200dসব", "উত্সব"],
  joiners: ["র\u200d্যাব", "র্যাব", "র্\u200cযাব"],
}

test.each(Object.entries(equal))("searches find %s in every spelling", (_, spellings) => {
  for (const stored of spellings) {
    for (const searched of spellings) {
      expect([stored, searched, foldForSearch(stored)]).toEqual([
        stored,
        searched,
        expect.stringContaining(searchTerm(searched)),
      ])
      expect([stored, searched, matcherOf(searched)(stored)]).toEqual([stored, searched, true])
    }
  }
})

test("a mobile number is found with dots, brackets or another prefix too", () => {
  for (const searched of ["(01712) 345.678", "0088 01712-345678", "880 (1712) 345678"])
    for (const stored of mobile) expect(foldForSearch(stored)).toContain(searchTerm(searched))
})

test.each([
  ["EHP 1", "EHP 2"],
  ["EHP 1", "Ethical Hacking"],
  ["a-b", "ab"],
  ["abdur rahman", "abdurrahman"],
  ["0007-0025", "0007\n0025"],
])("%j does not find %j", (searched, stored) => {
  expect(foldForSearch(stored)).not.toContain(searchTerm(searched))
})

test.each(["", "  ", "\u200d\u200c", "\u00ad", "\u2060 \ufeff"])("%j is no search: every row matches", (searched) => {
  expect([searchTerm(searched), matcherOf(searched)("anything")]).toEqual(["", true])
})

test.each(["-", "–", "+", "- - -", "-".repeat(200)])("%j finds nothing, not even what contains it", (searched) => {
  expect(searchTerm(searched)).not.toBe("")
  expect(matcherOf(searched)("PRH-0007 – 0025 + 1")).toBe(false)
})

test("in the browser each word may be anywhere in the texts, and dashes between words are no words", () => {
  const isMatch = matcherOf("২ security – web")
  expect(isMatch("Web Security\nLevel 2")).toBe(true)
  expect(isMatch("Web Security\nLevel 3")).toBe(false)
})

test("what a text contains is found in it after folding, wherever it is cut", () => {
  const text = "PRH-0007 – ১২ Abdur-Rahman 5 + a+b@x.com 100% উৎ\u200dসব"
  const points = Array.from(text)
  for (let from = 0; from < points.length; from++) {
    for (const length of [1, 2, 3, 7, 20]) {
      const part = points.slice(from, from + length).join("")
      const term = foldForSearch(part)
      expect([part, foldForSearch(text)]).toEqual([part, expect.stringContaining(term)])
    }
  }
})
