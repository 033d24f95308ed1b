import { CreateCourse } from "contract"
import { expect, test } from "vitest"
import { randomTexts } from "#test/random-texts.ts"
import { freeSlug, slugOf } from "./manage-route.tsx"

const route = CreateCourse.shape.route

test.each([
  ["C++ & Web: 2026!", "c-web-2026"],
  ["Ethical Hacking Professional", "ethical-hacking-professional"],
  ["ইথিক্যাল হ্যাকিং প্রফেশনাল", "ইথিক্যাল-হ্যাকিং-প্রফেশনাল"],
  ["ওয়েব নিরাপত্তা (১ম ব্যাচ)", "ওয়েব-নিরাপত্তা-১ম-ব্যাচ".normalize("NFC")],
  ["  --Dash – and — more__dashes--  ", "dash-and-more-dashes"],
  ["Women's Café naïve", "womens-cafe-naive"],
  ["ＦＵＬＬ width ﬁle №1", "full-width-file-no1"],
  ["৳৫০০ টাকার কোর্স ৳", "৫০০-টাকার-কোর্স"],
  ["hack👨‍👩‍👧the🔒box", "hack-the-box"],
  ["soft\u00adhyphen \u200bzero\ufeff width", "softhyphen-zero-width"],
  ["শেষ। তারপর॥ শুরু", "শেষ-তারপর-শুরু"],
])("%j suggests %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test.each(["", "   ", "!!! ??? —", "৳৳৳", "🔒🔒", "日本語", "\u200d\u200c", "\ud800"])(
  "%j suggests nothing",
  (title) => {
    expect(slugOf(title)).toBe("")
  },
)

test("joiners stay only between Bengali letters", () => {
  expect(slugOf("র‍্যানসমওয়্যার")).toBe("র‍্যানসমওয়্যার".normalize("NFC"))
  expect(slugOf("a\u200db \u200cক\u200c\u200dখ\u200d")).toBe("ab-ক\u200cখ")
})

test("a long title is truncated after a whole word, or after a whole letter if it is one word", () => {
  const words = slugOf("নিরাপত্তা ".repeat(30))
  expect(words).toMatch(/^নিরাপত্তা(-নিরাপত্তা)+$/)
  expect(words.length).toBeLessThanOrEqual(80)
  expect(slugOf("x".repeat(300))).toBe("x".repeat(80))
  expect(slugOf("কি".repeat(150))).toBe("কি".repeat(40))
  // A single letter of 300 characters does not fit.
  expect(slugOf("ক্".repeat(150))).toBe("")
})

test("the contract accepts every suggestion unchanged", () => {
  const signs = ["৳", "৺", "-", " ", "\u200c", "\u200d", "'", "\u00ad", "\ud800", "🔒"]
  for (const title of randomTexts(["a", "Z", "é", "ক", "ি", "্", "য়", "ো", "১", ...signs], 120, 3000)) {
    const slug = slugOf(title)
    if (slug) expect(route.parse(slug)).toBe(slug)
  }
})

test("a slug that is taken gets the first free number", () => {
  const taken = ["soc", "soc-2", "soc-4"]
  const suggest = (title: string) => freeSlug(title, (slug) => taken.includes(slug))
  expect(suggest("SOC")).toBe("soc-3")
  expect(suggest("CTF")).toBe("ctf")
  expect(suggest("!")).toBe("")
})
