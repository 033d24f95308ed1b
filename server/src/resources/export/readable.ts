import { dhakaOffsetMs, type Language, roleNames } from "contract"
import type { Cell } from "#csv/write.ts"
import { headings } from "./headings.ts"

/** Values that the screens show as words, by column. */
const values: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  en: {
    status: { active: "valid", inactive: "revoked", public: "public", waiting: "waiting", hidden: "hidden" },
    role: roleNames.en,
  },
  bn: {
    status: { active: "বৈধ", inactive: "বাতিল", public: "প্রকাশিত", waiting: "অপেক্ষায়", hidden: "লুকানো" },
    role: roleNames.bn,
    level: { Beginner: "প্রাথমিক", Intermediate: "মধ্যম", Advance: "উচ্চতর" },
  },
}
const yesOrNo = { en: ["no", "yes"], bn: ["না", "হ্যাঁ"] } as const

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const dhakaTime = (time: string) =>
  new Date(Date.parse(time) + dhakaOffsetMs).toISOString().slice(0, 16).replace("T", " ")

/** An export for people. Digits stay Latin, because spreadsheets calculate with them. */
export function readableExport(table: string, language: Language) {
  const texts = headings[table] ?? {}
  const found = (column: string) => texts[column] ?? (column.endsWith("En") ? texts[column.slice(0, -2)] : undefined)
  return {
    hasColumn: (column: string) => found(column) !== undefined,
    headingOf(column: string): string {
      const heading = found(column)?.[language] ?? column
      if (texts[column]) return heading
      return language === "bn" ? `${heading} (ইংরেজি)` : `${heading} (English)`
    },
    cellOf(column: string, cell: Cell): Cell {
      if (typeof cell === "boolean") return yesOrNo[language][Number(cell)] ?? ""
      const text = String(cell)
      return values[language][column]?.[text] ?? (isoTime.test(text) ? dhakaTime(text) : cell)
    },
  }
}
