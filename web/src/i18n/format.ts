import {
  dhakaDay,
  dhakaOffsetMs,
  formatTaka,
  groupedByLakh,
  type Language,
  paisaOfTaka,
  toBengaliDigits,
} from "contract"

export type Format = ReturnType<typeof makeFormat>

const timeZone = { en: "Bangladesh time", bn: "বাংলাদেশ সময়" }

const formats = { en: makeFormat("en"), bn: makeFormat("bn") }

/** Created once, because every page that the server renders needs one. */
export const formatOf = (language: Language): Format => formats[language]

// Without `Intl`: making its first format takes an old phone 0.1 s while it hydrates the page, and its versions differ between the
// server and browsers, which must show the same.
function makeFormat(language: Language) {
  const digits = language === "bn" ? toBengaliDigits : (text: string) => text
  const number = (value: number) => digits(groupedNumber(value))
  const date = (timestamp: string) => dateOf(timestamp, language)
  const dateTime = (timestamp: string) => `${date(timestamp)}, ${timeOf(timestamp, language)}`
  return {
    number,
    /** Whole taka. */
    price: (taka: number) => formatTaka(paisaOfTaka(taka), language),
    /** Digits in a text that is not a number, such as a phone number. */
    digits,
    /** The date of an ISO timestamp, in Dhaka. */
    date,
    /** Without the year, for what is soon. */
    day: (timestamp: string) => dayOf(timestamp, language).day,
    /** Date and time, to the minute. */
    dateTime,
    /** With the time zone, for what people in other countries read. */
    zonedDateTime: (timestamp: string) => `${dateTime(timestamp)} (${timeZone[language]})`,
  }
}

/** At most three decimal places. */
function groupedNumber(value: number): string {
  const [whole = "", ...fraction] = String(Number(value.toFixed(3))).split(".")
  return [groupedByLakh(whole), ...fraction].join(".")
}

const months = {
  en: "January February March April May June July August September October November December".split(" "),
  bn: "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর".split(" "),
}

function dayOf(timestamp: string, language: Language) {
  const [year, month, date] = dhakaDay(Date.parse(timestamp)).split("-").map(Number)
  const day = `${date} ${months[language][Number(month) - 1]}`
  return { year, day: language === "bn" ? toBengaliDigits(day) : day }
}

function dateOf(timestamp: string, language: Language): string {
  const { year, day } = dayOf(timestamp, language)
  return language === "bn" ? `${day}, ${toBengaliDigits(String(year))}` : `${day} ${year}`
}

// Each part of the day with the hour at which it ends. Browsers know other names than those that people use.
const partsOfDay: [number, string][] = [
  [4, "রাত"],
  [6, "ভোর"],
  [12, "সকাল"],
  [15, "দুপুর"],
  [18, "বিকেল"],
  [20, "সন্ধ্যা"],
  [24, "রাত"],
]

function timeOf(timestamp: string, language: Language): string {
  const inDhaka = new Date(Date.parse(timestamp) + dhakaOffsetMs)
  const hour = inDhaka.getUTCHours()
  const time = `${hour % 12 || 12}:${String(inDhaka.getUTCMinutes()).padStart(2, "0")}`
  // No line break within: a no-break space.
  if (language === "en") return `${time}\u00a0${hour < 12 ? "am" : "pm"}`
  return `${partsOfDay.find(([until]) => hour < until)?.[1]}\u00a0${toBengaliDigits(time)}`
}
