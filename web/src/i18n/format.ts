import type { Language } from "contract"

export type Format = ReturnType<typeof makeFormat>

// en-IN groups by lakh as Bangladesh does in English too; en-BD does not.
const locales = { en: "en-IN", bn: "bn-BD" }

const smallestUnit = [{ en: "KB", bn: "কেবি" }, 1e3] as const
const units = [
  [{ en: "TB", bn: "টিবি" }, 1e12],
  [{ en: "GB", bn: "জিবি" }, 1e9],
  [{ en: "MB", bn: "এমবি" }, 1e6],
  smallestUnit,
] as const

const formats = { en: makeFormat("en"), bn: makeFormat("bn") }

/** Made once: every page that the server renders needs one. */
export const formatOf = (language: Language): Format => formats[language]

function makeFormat(language: Language) {
  const number = new Intl.NumberFormat(locales[language])
  const date = new Intl.DateTimeFormat(language === "bn" ? "bn-BD" : "en-GB", {
    dateStyle: "long",
    timeZone: "Asia/Dhaka",
  })
  return {
    number: (value: number) => number.format(value),
    /** Of a disk: in the unit that suits it. */
    bytes: (value: number) => {
      const [unit, size] = units.find(([, least]) => value >= least) ?? smallestUnit
      return `${number.format(Math.round((value / size) * 10) / 10)} ${unit[language]}`
    },
    /** In taka, whole numbers. `style: "currency"` writes differently on servers and in browsers. */
    price: (taka: number) => `৳${number.format(taka)}`,
    /** Of a text that is no number, such as a telephone's. */
    digits: language === "bn" ? inBengaliDigits : (text: string) => text,
    /** Of a moment in ISO text, as it is in Dhaka: the server and every browser must write the same. */
    date: (moment: string) => date.format(new Date(moment)),
    /** The same with the time of day, to the minute. */
    dateTime: (moment: string) => `${date.format(new Date(moment))}, ${timeOf(moment, language)}`,
  }
}

// Before which hour it is still called so: the names that browsers know are not those that people say.
const partsOfDay: [number, string][] = [
  [4, "রাত"],
  [6, "ভোর"],
  [12, "সকাল"],
  [15, "দুপুর"],
  [18, "বিকেল"],
  [20, "সন্ধ্যা"],
  [24, "রাত"],
]

/** Dhaka has no summer time: it is six hours ahead all year. */
function timeOf(moment: string, language: Language): string {
  const there = new Date(Date.parse(moment) + 6 * 60 * 60 * 1000)
  const hour = there.getUTCHours()
  const time = `${hour % 12 || 12}:${String(there.getUTCMinutes()).padStart(2, "0")}`
  if (language === "en") return `${time} ${hour < 12 ? "am" : "pm"}`
  return `${partsOfDay.find(([until]) => hour < until)?.[1]} ${inBengaliDigits(time)}`
}

export function inBengaliDigits(text: string): string {
  return text.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit)))
}
