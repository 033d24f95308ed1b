import { expect, test } from "vitest"
import { type Entry, textsInLanguage } from "#resources/site-search/entries.ts"
import { passagesOf } from "#resources/site-search/passages.ts"
import { bestPassage, findEntries, markedText, wordsOf } from "#resources/site-search/resource.ts"

const marks = (text: string, search: string) =>
  markedText(text, wordsOf(search))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("")

test.for([
  ["Fees and refunds", "REFUND", "Fees and [refunds]"],
  ["ফি ও ফেরতের নিয়ম".normalize("NFC"), "ফেরত", "ফি ও [ফেরতের] নিয়ম".normalize("NFC")],
  ["৩০ জনের ব্যাচ", "30", "[৩০] জনের ব্যাচ"],
  ["Call 09600-000014 today", "09600 000014", "Call [09600-000014] today"],
  ["Certificate PRH 0007 0025", "prh00070025", "Certificate [PRH 0007 0025]"],
  ["Do I pay? In person, if it is due", "i do", "[Do] [I] pay? [In] person, [if] [it] [is] due"],
  ["Nothing here", "refund", "Nothing here"],
] as const)("in “%s” a search for “%s” marks whole words", ([text, search, marked]) => {
  expect(marks(text, search)).toBe(marked)
})

test("texts are divided at sentences, lines and weeks, and a heading is shown with its text", () => {
  const sentence = "A sentence of about fifty letters that ends here now."
  expect(passagesOf(["Refunds", sentence, `${sentence}<br>@@ Week one\nShort`])).toEqual([
    `Refunds · ${sentence}`,
    sentence,
    "Week one · Short",
  ])
  const long = `${sentence} `.repeat(20)
  // A part of a text, and a heading before it.
  for (const passage of passagesOf([long, "word ".repeat(200), "x".repeat(5000)]))
    expect(passage.length).toBeLessThanOrEqual(240 + 43)
  expect(passagesOf([long]).join(" ")).toBe(long.trim())
})

const entry = (key: string, en: string[], bn: string[] = en): Entry => ({
  kind: "page",
  key,
  en: textsInLanguage(en[0] ?? "", en.slice(1)),
  bn: textsInLanguage(bn[0] ?? "", bn.slice(1)),
})
const entries = [
  entry("text", ["Terms", "What happens to the fees if a batch is cancelled."]),
  entry("title", ["Fees and refunds", "How to pay, and when."], ["ফি ও ফেরত", "কীভাবে, কখন টাকা দেবেন।"]),
  entry("other", ["Laptops", "Which one to buy for a course."], ["ল্যাপটপ", "কোর্সের জন্য কোনটি কিনবেন।"]),
]
const keys = (search: string, language: "en" | "bn" = "en") => {
  const { entries: found, count, isPartial } = findEntries(entries, search, language)
  return { keys: found.map(({ key }) => key), count, isPartial }
}

test("a title counts more than a text, and the other language less than the page's own", () => {
  expect(keys("fees").keys).toEqual(["title", "text"])
  expect(keys("ল্যাপটপ")).toEqual({ keys: ["other"], count: 1, isPartial: false })
  expect(keys("laptop buy", "bn").keys).toEqual(["other"])
})

test("if nothing has all words, results have at least half of them", () => {
  expect(keys("fees zebra")).toEqual({ keys: ["title", "text"], count: 2, isPartial: true })
  expect(keys("zebra giraffe fees")).toEqual({ keys: [], count: 0, isPartial: false })
  expect(keys("zebra")).toEqual({ keys: [], count: 0, isPartial: false })
  expect(keys(" - ")).toEqual({ keys: [], count: 0, isPartial: false })
})

test("only the first eight words of a search are looked for", () => {
  expect(wordsOf("one two three four five six seven eight nine ten")).toHaveLength(8)
  expect(wordsOf("one one ONE ১ 1")).toEqual(["one", "1"])
})

test("the snippet is the passage with the most words, or the first one", () => {
  const texts = textsInLanguage("Fees", [
    "What this page is about, in one longer sentence.",
    "You can pay with a card, or at the office in Dhaka.",
  ])
  expect(bestPassage(texts, wordsOf("card office"))).toMatch(/^You can pay/)
  expect(bestPassage(texts, wordsOf("zebra"))).toMatch(/^What this page/)
})
