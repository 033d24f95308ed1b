import { dhakaOffsetMs, type Language } from "contract"

export type Format = ReturnType<typeof makeFormat>

// en-IN groups digits by lakh, as English texts in Bangladesh do; en-BD does not.
const locales = { en: "en-IN", bn: "bn-BD" }

const timeZone = { en: "Bangladesh time", bn: "বাংলাদেশ সময়" }

const formats = { en: makeFormat("en"), bn: makeFormat("bn") }

/** Created once, because every page that the server renders needs one. */
export const formatOf = (language: Language): Format => formats[language]

function makeFormat(language: Language) {
  const number = new Intl.NumberFormat(locales[language])
  const date = new Intl.DateTimeFormat(language === "bn" ? "bn-BD" : "en-GB", {
    dateStyle: "long",
    timeZone: "Asia/Dhaka",
  })
  const dateTime = (timestamp: string) => `${date.format(new Date(timestamp))}, ${timeOf(timestamp, language)}`
  return {
    number: (value: number) => number.format(value),
    /** Whole taka. Not `style: "currency"`, whose output differs between servers and browsers. */
    price: (taka: number) => `৳${number.format(taka)}`,
    /** Digits in a text that is not a number, such as a phone number. */
    digits: language === "bn" ? inBengaliDigits : (text: string) => text,
    /** The date of an ISO timestamp in Dhaka time, because the server and all browsers must render the same. */
    date: (timestamp: string) => date.format(new Date(timestamp)),
    /** Date and time, to the minute. */
    dateTime,
    /** With the time zone, for what people in other countries read. */
    zonedDateTime: (timestamp: string) => `${dateTime(timestamp)} (${timeZone[language]})`,
  }
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
  return `${partsOfDay.find(([until]) => hour < until)?.[1]}\u00a0${inBengaliDigits(time)}`
}

export function inBengaliDigits(text: string): string {
  return text.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit)))
}
