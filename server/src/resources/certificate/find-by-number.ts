import { PublicCertificate } from "contract"
import { foldedNumberOf, numberKeyOf, spellingOf } from "#db/certificate-number.ts"
import type { Database } from "#db/open.ts"
import { notFound } from "#errors.ts"

const columns = Object.keys(PublicCertificate.shape) as (keyof PublicCertificate)[]

/** More certificates whose numbers differ only in their separators are not compared. */
const maxCompared = 20

/** Finds the certificate with a number, or the only one whose number differs in nothing but separators and digits' script. */
export function numberFinder(database: Database) {
  const certificates = database.read.selectFrom("certificate").select(columns)
  const findByKey = database.lookup((key) => certificates.select("numberKey as key").where("numberKey", "=", key))

  return async (number: string) => {
    const exact = await findByKey(numberKeyOf(number))
    const folded = foldedNumberOf(number)
    if (exact || folded === "") return exact
    const similar = await certificates.where("foldedNumber", "=", folded).limit(maxCompared).execute()
    const same = similar.filter(({ certificationNo }) => spellingOf(certificationNo) === spellingOf(number))
    const [found, ...others] = same.length > 0 ? same : similar
    if (others.length > 0) throw notFound("numberAmbiguous")
    return found
  }
}
