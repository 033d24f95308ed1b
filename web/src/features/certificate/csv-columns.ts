import { type CertificateColumn, certificateColumns } from "contract"

export type Column = CertificateColumn
export const columns = certificateColumns

export const requiredColumns = columns.filter((column) => column !== "status")

/** Which column of the file holds what: its place, or -1. */
export type Mapping = Record<Column, number>

/** What a heading must hold; the first that fits wins, so what is more particular stands first. */
const signs: readonly [Column, RegExp][] = [
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

/** Others have names too, and courses have more than one. */
const besides =
  /father|mother|guardian|spouse|institut|universit|company|user|(?<!candi)date|duration|fee|venue|পিতা|বাবা|মাতা|প্রতিষ্ঠান|তারিখ|মেয়াদ/

/** Our own names first, then whatever a heading looks like. */
export function guessed(headings: readonly string[]): Mapping {
  const found = Object.fromEntries(columns.map((column) => [column, -1])) as Mapping
  for (const columnOf of [named, looksLike]) {
    headings.forEach((heading, place) => {
      const column = columnOf(plain(heading))
      if (column && found[column] < 0 && !Object.values(found).includes(place)) found[column] = place
    })
  }
  return found
}

const named = (words: string) => columns.find((column) => column.toLowerCase() === words)
const looksLike = (words: string) => (besides.test(words) ? undefined : signs.find(([, sign]) => sign.test(words))?.[0])

export const missingIn = (mapping: Mapping) => requiredColumns.filter((column) => mapping[column] < 0)

/** "Candidate_Name", "candidate name" and "CANDIDATE-NAME:" are one. */
const plain = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
