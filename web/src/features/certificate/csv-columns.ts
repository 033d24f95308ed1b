import { type CertificateColumn, certificateColumns } from "contract"

export type Column = CertificateColumn
export const columns = certificateColumns

export const requiredColumns = columns.filter((column) => column !== "status")

/** For each of our columns its index in the file, or -1. */
export type Mapping = Record<Column, number>

/** Patterns for headings. The first match wins, so the more specific patterns come first. */
const patterns: readonly [Column, RegExp][] = [
  ["candidateEmail", /mail|মেইল|মেল/],
  ["batchNo", /batch|ব্যাচ/],
  ["status", /^state$|status|অবস্থা|স্ট্যাটাস/],
  [
    "certificationNo",
    /(cert|credential|registration|সনদ|সার্টিফিকেট|রেজিস্ট্রেশন).*(no|number|num|id|code|নম্বর|নাম্বার|নং|আইডি)$/,
  ],
  ["certificationName", /course|certifi|training|program|কোর্স|প্রশিক্ষণ(েরনাম)?$|সনদ|সার্টিফিকেট|প্রোগ্রাম/],
  ["candidateName", /name|candidate|student|participant|trainee|নাম|প্রার্থী|শিক্ষার্থী|অংশগ্রহণকারী|প্রশিক্ষণার্থী/],
]

/** Headings of other columns that the patterns would match: a father's name, the duration of a course. */
const otherHeadings =
  /father|mother|guardian|spouse|institut|universit|company|user|(?<!candi)date|duration|fee|venue|পিতা|বাবা|মাতা|প্রতিষ্ঠান|তারিখ|মেয়াদ/

/** Exact names of our columns have priority over patterns. */
export function guessMapping(headings: readonly string[]): Mapping {
  const found = Object.fromEntries(columns.map((column) => [column, -1])) as Mapping
  for (const columnOf of [columnByName, columnByPattern]) {
    headings.forEach((heading, index) => {
      const column = columnOf(normalized(heading))
      if (column && found[column] < 0 && !Object.values(found).includes(index)) found[column] = index
    })
  }
  return found
}

const columnByName = (heading: string) => columns.find((column) => column.toLowerCase() === heading)
const columnByPattern = (heading: string) =>
  otherHeadings.test(heading) ? undefined : patterns.find(([, pattern]) => pattern.test(heading))?.[0]

export const missingColumns = (mapping: Mapping) => requiredColumns.filter((column) => mapping[column] < 0)

/** "Candidate_Name", "candidate name" and "CANDIDATE-NAME:" are equal. */
const normalized = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
