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

test("numbers and dates are those of Intl, in both languages", () => {
  const values = [0, 7, 999, 1000, 12_345, 123_456, 1_234_567, 123_456_789, 4.85, 0.5, 1234.5678, -1_234_567, 0.1 + 0.2]
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day, 17, 59)).toISOString())
  const edges = ["2026-12-31T17:59:59.999Z", "2026-12-31T18:00:00.000Z", "1999-02-28T18:00:00.000Z"]
  for (const [language, numbers, dates] of [
    ["en", "en-IN", "en-GB"],
    ["bn", "bn-BD", "bn-BD"],
  ] as const) {
    const { number, date } = formatOf(language)
    const expectedNumber = new Intl.NumberFormat(numbers)
    expect(values.map(number)).toEqual(values.map((value) => expectedNumber.format(value)))
    const expectedDate = new Intl.DateTimeFormat(dates, { dateStyle: "long", timeZone: "Asia/Dhaka" })
    const timestamps = [...days, ...edges]
    expect(timestamps.map(date)).toEqual(timestamps.map((timestamp) => expectedDate.format(new Date(timestamp))))
  }
})
