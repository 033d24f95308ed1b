import { type NumberSeen, PublicCertificate, readRandomNumber, spellingOf, unwrappedNumber, withDigits } from "contract"
import type { Database } from "#db/open.ts"
import { foldedNumberOf, numberKeyOf } from "#db/records/certificate-number.ts"
import { notFound } from "#errors.ts"
import type { NumberScheme } from "#resources/certificate/new-numbers.ts"
import { markSeen, maxSeenAttempts } from "#resources/certificate/verify/mark-seen.ts"

const columns = [...(Object.keys(PublicCertificate.shape) as (keyof PublicCertificate)[]), "numberSeen"] as const

/** More certificates whose numbers differ only in their separators are not compared. */
const maxCompared = 20

type FindOptions = { database: Database; newNumbers: Pick<NumberScheme, "prefix"> }
type Numbered = Pick<PublicCertificate, "certificationNo">

/** Of certificates whose numbers differ only in their separators: the one that is meant, if that can be said. */
function intendedRow<Row extends Numbered>(number: string, similar: readonly Row[]): Row | "ambiguous" | undefined {
  const same = similar.filter(({ certificationNo }) => spellingOf(certificationNo) === spellingOf(number))
  const [found, ...others] = same.length > 0 ? same : similar
  return others.length > 0 ? "ambiguous" : found
}

/**
 * Finds the certificate with a number, or the only one whose number differs in nothing but separators and digits' script. It
 * counts as seen, unless the office itself looks at it.
 */
export function numberFinder({ database, newNumbers }: FindOptions) {
  const certificates = database.read.selectFrom("certificate").select(columns)
  const findByKey = database.lookup((key) => certificates.select("numberKey as key").where("numberKey", "=", key))

  async function find(number: string) {
    const exact = await findByKey(numberKeyOf(number))
    if (exact) return exact
    const folded = foldedNumberOf(number)
    if (folded === "") return undefined
    const similar = await certificates.where("foldedNumber", "=", folded).limit(maxCompared).execute()
    const intended = intendedRow(number, similar)
    if (intended === "ambiguous") throw notFound("numberAmbiguous")
    return intended
  }

  async function findAny(written: string) {
    const found = await find(written)
    if (found) return found
    const number = unwrappedNumber(written)
    if (number !== written) {
      const inside = await find(number)
      if (inside) return inside
    }
    const random = readRandomNumber(number, newNumbers.prefix)
    if (random && !random.isValid) throw notFound("numberMistyped")
    if (random) return random.number === number ? undefined : find(random.number)
    const other = withDigits(number)
    if (other !== spellingOf(number).toUpperCase() && (await find(other))) throw notFound("numberSimilar")
    return undefined
  }

  return async (number: string, how: NumberSeen = "verified") => {
    for (let attempt = 1; ; attempt++) {
      const found = await findAny(number)
      if (!found || how === "" || (await markSeen(database, [found], how)) || attempt === maxSeenAttempts) return found
    }
  }
}

/** Finds the certificates with many numbers as `numberFinder` finds each, by two queries; by four if random numbers are among them. */
export function manyNumbersFinder({ database, newNumbers }: FindOptions) {
  const { read } = database
  const certificates = read.selectFrom("certificate").select(columns)

  async function findAll(numbers: readonly string[]) {
    if (numbers.length === 0) return () => undefined
    const keys = unique(numbers.map(numberKeyOf))
    const exact = await certificates.select("numberKey").where("numberKey", "in", keys).execute()
    const byKey = new Map(exact.map((row) => [row.numberKey, row]))
    const others = unique(numbers.filter((number) => !byKey.has(numberKeyOf(number))).map(foldedNumberOf))
    const similar = await readSimilar(others.filter((folded) => folded !== ""))
    return (number: string) =>
      byKey.get(numberKeyOf(number)) ?? intendedRow(number, similar.get(foldedNumberOf(number)) ?? [])
  }

  return async (numbers: readonly string[]) => {
    for (let attempt = 1; ; attempt++) {
      const find = await findEach(numbers)
      const shown = new Map(
        numbers.flatMap((number) => {
          const found = find(number)
          return found && typeof found === "object" ? [[found._id, found] as const] : []
        }),
      )
      if ((await markSeen(database, [...shown.values()], "verified")) || attempt === maxSeenAttempts) return find
    }
  }

  async function findEach(written: readonly string[]) {
    const numbers = unique([...written, ...written.map(unwrappedNumber)])
    const find = await findAll(numbers)
    const readRandom = (number: string) => readRandomNumber(number, newNumbers.prefix)
    const random = new Map(numbers.flatMap((number) => (find(number) ? [] : [[number, readRandom(number)] as const])))
    const valid = [...random.values()].flatMap((read) => (read?.isValid ? read.number : []))
    const findRandom = await findAll(valid)
    const resultOf = (number: string) => {
      const read = random.get(number)
      if (!read) return find(number)
      return read.isValid ? findRandom(read.number) : "mistyped"
    }
    return (number: string) => find(number) ?? resultOf(unwrappedNumber(number))
  }

  async function readSimilar(folded: string[]) {
    if (folded.length === 0) return new Map()
    const found = certificates.select("foldedNumber").where("foldedNumber", "in", folded)
    const rows = await found.limit(maxCompared * folded.length).execute()
    return Map.groupBy(rows, ({ foldedNumber }) => foldedNumber)
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
