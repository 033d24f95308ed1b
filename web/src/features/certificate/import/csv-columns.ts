import { type CertificateColumn, certificateColumns, requiredColumns } from "contract"

export type Column = CertificateColumn
export const columns = certificateColumns

export const isOptional = (column: Column) => !(requiredColumns as readonly Column[]).includes(column)

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

/** Of columns that a file may have beside those. */
const optionalPatterns: typeof patterns = [
  [
    "latinName",
    /^(?!.*(course|certif|batch|কোর্স|সনদ)).*(name.*(english|latin)|(english|latin)name|নাম.*ইংরেজ|ইংরেজ.*নাম)/,
  ],
  ["issuedOn", /issue.*date|date.*issue|^issued?(on)?$|certificatedate|(প্রদান|ইস্যু|সনদ).*তারিখ/],
  ["expiresOn", /expir|^valid|^(?!.*(কোর্স|প্রশিক্ষণ)).*মেয়াদ/],
  ["hours", /hours?|(^|\()hrs|ঘণ্টা|ঘন্টা/],
  ["skills", /skill|দক্ষতা/],
  ["mark", /(?<!re)marks?|grade|result|score|প্রাপ্তনম্বর|গ্রেড|ফল|মার্ক/],
]

/** Headings of people and institutions that the patterns would match. */
const otherNames = /father|mother|guardian|spouse|institut|universit|company|user|পিতা|বাবা|মাতা|প্রতিষ্ঠান/
/** Headings of other properties of a course. */
const otherHeadings = /(?<!candi)date|duration|fee|venue|তারিখ|মেয়াদ/

/** Exact names of our columns have priority over patterns. */
export function guessMapping(headings: readonly string[]): Mapping {
  const found = Object.fromEntries(columns.map((column) => [column, -1])) as Mapping
  for (const columnOf of [columnByName, columnByPattern]) {
    headings.forEach((heading, index) => {
      const column = columnOf(normalized(heading))
      if (column && found[column] < 0 && !Object.values(found).includes(index)) found[column] = index
    })
  }
  // Without another column of names, "Name in English" is the name.
  if (found.candidateName < 0) [found.candidateName, found.latinName] = [found.latinName, -1]
  return found
}

const columnByName = (heading: string) => columns.find((column) => column.toLowerCase() === heading)
function columnByPattern(heading: string) {
  const find = (all: typeof patterns) => all.find(([, pattern]) => pattern.test(heading))?.[0]
  if (otherNames.test(heading)) return undefined
  return find(optionalPatterns) ?? (otherHeadings.test(heading) ? undefined : find(patterns))
}

export const missingColumns = (mapping: Mapping) => requiredColumns.filter((column) => mapping[column] < 0)

/** "Candidate_Name", "candidate name" and "CANDIDATE-NAME:" are equal. */
const normalized = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
