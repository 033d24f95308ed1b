import { expect, test } from "vitest"
import { formatBytes } from "./bytes.ts"
import { formatOf } from "./format.ts"

test.each([
  [0, "0 KB", "০ কেবি"],
  [6_291_456, "6.3 MB", "৬.৩ এমবি"],
  [31_440_000_000, "31.4 GB", "৩১.৪ জিবি"],
  [2e12, "2 TB", "২ টিবি"],
])("%i bytes are written in a suitable unit", (bytes, english, bengali) => {
  expect(formatBytes(bytes, "en")).toBe(english)
  expect(formatBytes(bytes, "bn")).toBe(bengali)
})

test.each([
  ["2026-11-20T18:00:00.000Z", "21 November 2026, 12:00\u00a0am", "২১ নভেম্বর, ২০২৬, রাত\u00a0১২:০০"],
  ["2026-11-20T22:05:00.000Z", "21 November 2026, 4:05\u00a0am", "২১ নভেম্বর, ২০২৬, ভোর\u00a0৪:০৫"],
  ["2026-11-21T06:30:59.999Z", "21 November 2026, 12:30\u00a0pm", "২১ নভেম্বর, ২০২৬, দুপুর\u00a0১২:৩০"],
  ["2026-11-21T13:59:00.000Z", "21 November 2026, 7:59\u00a0pm", "২১ নভেম্বর, ২০২৬, সন্ধ্যা\u00a0৭:৫৯"],
  ["2026-12-31T17:59:00.000Z", "31 December 2026, 11:59\u00a0pm", "৩১ ডিসেম্বর, ২০২৬, রাত\u00a0১১:৫৯"],
])("%s is written in Dhaka time", (timestamp, english, bengali) => {
  expect(formatOf("en").dateTime(timestamp)).toBe(english)
  expect(formatOf("bn").dateTime(timestamp)).toBe(bengali)
  expect(formatOf("en").zonedDateTime(timestamp)).toBe(`${english} (Bangladesh time)`)
  expect(formatOf("bn").zonedDateTime(timestamp)).toBe(`${bengali} (বাংলাদেশ সময়)`)
})

test.each([
  [0, "0", "০"],
  [999, "999", "৯৯৯"],
  [1000, "1,000", "১,০০০"],
  [12_345, "12,345", "১২,৩৪৫"],
  [123_456, "1,23,456", "১,২৩,৪৫৬"],
  [1_234_567, "12,34,567", "১২,৩৪,৫৬৭"],
  [123_456_789, "12,34,56,789", "১২,৩৪,৫৬,৭৮৯"],
  [-1_234_567, "-12,34,567", "-১২,৩৪,৫৬৭"],
  [4.85, "4.85", "৪.৮৫"],
  [1234.5678, "1,234.568", "১,২৩৪.৫৬৮"],
  [0.1 + 0.2, "0.3", "০.৩"],
])("%d has its digits grouped by lakh, and at most three decimal places", (value, english, bengali) => {
  expect(formatOf("en").number(value)).toBe(english)
  expect(formatOf("bn").number(value)).toBe(bengali)
})

test.each([
  ["2026-12-31T18:00:00.000Z", "1 January 2027", "১ জানুয়ারি, ২০২৭"],
  ["2028-02-28T18:00:00.000Z", "29 February 2028", "২৯ ফেব্রুয়ারি, ২০২৮"],
  ["2026-03-26T00:00:00.000Z", "26 March 2026", "২৬ মার্চ, ২০২৬"],
  ["2026-04-14T00:00:00.000Z", "14 April 2026", "১৪ এপ্রিল, ২০২৬"],
  ["2026-05-01T00:00:00.000Z", "1 May 2026", "১ মে, ২০২৬"],
  ["2026-06-30T17:59:59.999Z", "30 June 2026", "৩০ জুন, ২০২৬"],
  ["2026-07-01T00:00:00.000Z", "1 July 2026", "১ জুলাই, ২০২৬"],
  ["2026-08-15T00:00:00.000Z", "15 August 2026", "১৫ আগস্ট, ২০২৬"],
  ["2026-09-09T00:00:00.000Z", "9 September 2026", "৯ সেপ্টেম্বর, ২০২৬"],
  ["2026-10-10T00:00:00.000Z", "10 October 2026", "১০ অক্টোবর, ২০২৬"],
  ["2026-11-30T18:00:00.000Z", "1 December 2026", "১ ডিসেম্বর, ২০২৬"],
  ["2026-11-29T18:00:00.000Z", "30 November 2026", "৩০ নভেম্বর, ২০২৬"],
])("%s is a day in Dhaka", (timestamp, english, bengali) => {
  expect(formatOf("en").date(timestamp)).toBe(english)
  expect(formatOf("bn").date(timestamp)).toBe(bengali)
})

test("a text that is no timestamp is refused", () => {
  expect(() => formatOf("en").date("yesterday")).toThrow(RangeError)
})
