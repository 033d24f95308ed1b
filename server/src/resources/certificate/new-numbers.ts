import { randomBytes } from "node:crypto"
import {
  type Candidate,
  isRandomNumber,
  type NewNumbersQuery,
  nextNumber,
  randomNumber,
  toBengaliDigits,
  toLatinDigits,
} from "contract"
import { keyList } from "#db/key-list.ts"
import type { Database } from "#db/open.ts"
import { numberKeyOf } from "#db/records/certificate-number.ts"
import { certificateFilters } from "#resources/certificate/filters.ts"

/** Random numbers begin with the prefix; others follow each other in their batch. Undefined: as the site began. */
export type NumberScheme = { isRandom: boolean | undefined; prefix: string }

type Read = Database["read"]

/** Of a larger batch only the newest certificates are read. */
const maxRead = 2000
/** If others have this many numbers after the batch's highest, none is proposed. */
const maxRounds = 10

export async function proposeNumbers(read: Read, scheme: NumberScheme, query: NewNumbersQuery): Promise<string[]> {
  const count = query.count ?? 1
  const isRandom = scheme.isRandom ?? (await beganWithRandom(read))
  let last = isRandom ? "" : await lastNumber(read, query.batchNo)
  const free: string[] = []
  for (let round = 0; round < maxRounds && free.length < count; round++) {
    const proposed = Array.from({ length: count }, () => {
      last = isRandom ? randomNumber(scheme.prefix, randomBytes(8)) : nextNumber(last)
      return last
    })
    if (proposed.includes("")) return []
    free.push(...(await notTaken(read, proposed)))
  }
  return free.slice(0, count)
}

const maxLatest = 50

export async function latestNumbers(read: Read): Promise<string[]> {
  const newest = read.selectFrom("certificate").select("certificationNo").orderBy("_id", "desc").limit(maxLatest)
  return (await newest.execute()).map(({ certificationNo }) => certificationNo)
}

async function beganWithRandom(read: Read): Promise<boolean> {
  const { isRandom } = await read.selectFrom("numberScheme").select("isRandom").executeTakeFirstOrThrow()
  return isRandom === 1
}

async function notTaken(read: Read, numbers: readonly string[]): Promise<string[]> {
  const stored = await read
    .selectFrom("certificate")
    .select("numberKey")
    .where("numberKey", "in", keyList(read, numbers.map(numberKeyOf)))
    .execute()
  const taken = new Set(stored.map(({ numberKey }) => numberKey))
  return [...new Set(numbers)].filter((number) => !taken.has(numberKeyOf(number)))
}

/** The number before the first one to propose: the batch's highest, or one that ends with zeros if the batch is new. */
async function lastNumber(read: Read, batchNo: string): Promise<string> {
  const isCounted = (number: string) => !isRandomNumber(number) && nextNumber(number) !== ""
  const numbers = (await ofBatch(read, batchNo)).map(({ certificationNo }) => certificationNo).filter(isCounted)
  const [highest] = numbers.sort((one, other) => other.localeCompare(one, "en", { numeric: true }))
  return highest ?? (await beforeFirst(read, batchNo))
}

/** If the newest certificate of all has its batch in its number, the new batch's numbers are formed like it. */
async function beforeFirst(read: Read, batchNo: string): Promise<string> {
  const [newest] = await read
    .selectFrom("certificate")
    .select(["certificationNo", "batchNo"])
    .orderBy("_id", "desc")
    .limit(1)
    .execute()
  const [, beginning = "", digits = ""] =
    (newest && /^(.*[^0-9০-৯])([0-9]+|[০-৯]+)$/.exec(newest.certificationNo)) ?? []
  // Batch and number may be in different digits.
  const at = newest ? toLatinDigits(beginning).lastIndexOf(toLatinDigits(newest.batchNo)) : -1
  if (!newest || newest.batchNo === "" || at < 0) return ""
  const end = at + newest.batchNo.length
  const isBengali = /[০-৯]/.test(beginning.slice(at, end) + digits)
  const inItsDigits = isBengali ? toBengaliDigits : toLatinDigits
  const first = beginning.slice(0, at) + inItsDigits(batchNo) + beginning.slice(end)
  return first + inItsDigits("0").repeat(digits.length)
}

async function ofBatch(read: Read, batchNo: string) {
  const certificates = read.selectFrom("certificate").select(["certificationNo", "candidateName", "candidateEmail"])
  const filters = await certificateFilters(read, { batchNo })
  const inBatch = filters.reduce((found, filter) => found.where(filter), certificates)
  return inBatch.orderBy("_id", "desc").limit(maxRead).execute()
}

export async function candidatesOf(read: Read, batchNo: string): Promise<Candidate[]> {
  return (await ofBatch(read, batchNo)).map(({ candidateName, candidateEmail }) => ({ candidateName, candidateEmail }))
}
