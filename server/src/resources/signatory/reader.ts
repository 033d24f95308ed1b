import { type DocumentSignatory, dhakaDay, type Language, type PublicCertificate, type Signatory } from "contract"
import { LRUCache } from "lru-cache"
import { cachedRead } from "#db/cached-read.ts"
import type { Database } from "#db/open.ts"
import type { ImageStore } from "#images/image-store.ts"
import { namesIn } from "#images/name.ts"
import type { Read } from "#schema.ts"

type Version = Pick<PublicCertificate, "issuedOn" | "correctedAt">

/** The signatory of this version of a certificate, in this language. */
export type SignatoryReader = (version: Version, language: Language) => Promise<DocumentSignatory | undefined>

export type Shown = Pick<Signatory, "nameBn" | "nameEn" | "titleBn" | "titleEn" | "image">

const maxCachedBytes = 8 * 1024 * 1024

/** In the order of their days. The first one's is blank. */
export const allSignatories = (read: Read): Promise<Signatory[]> =>
  read.selectFrom("signatory").selectAll().orderBy("signsFrom").execute()

export function signatoryOn(day: string, all: readonly Signatory[]): Signatory {
  const found = all.findLast(({ signsFrom }) => signsFrom <= day)
  if (!found) throw new Error("There is no first signatory")
  return found
}

/**
 * The day in Dhaka on which a version was issued. Of an old certificate that was entered later, it is the day of issue that the document
 * shows, not that of the entry: the signature is of the same time as the date beside it.
 */
const dayOf = ({ issuedOn, correctedAt }: Version) => (correctedAt ? dhakaDay(Date.parse(correctedAt)) : issuedOn)

/** Every document needs it, so it is cached until it changes. */
export function signatoryReader(database: Database, images: ImageStore): SignatoryReader {
  const imageOf = imageReader(images)
  const signatories = cachedRead(database, ["signatory"], () => allSignatories(database.read))
  return async (version, language) => {
    const found = signatoryOn(dayOf(version), await signatories())
    return inLanguage(found, language, await imageOf(found))
  }
}

/** Reads images of signatures. If one is missing, as after an incomplete restore, certificates go without. */
export function imageReader(images: ImageStore) {
  // The name of an image is the hash of its bytes.
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (name) => (await images.get(name)) ?? undefined,
  })
  return async ({ image }: Shown) => {
    const [name] = namesIn(image)
    return name ? cache.fetch(name) : undefined
  }
}

export function inLanguage(
  { nameBn, nameEn, titleBn, titleEn }: Shown,
  language: Language,
  image: Buffer | undefined,
): DocumentSignatory | undefined {
  const either = (bn: string, en: string) => (language === "bn" ? bn || en : en || bn)
  const name = either(nameBn, nameEn)
  return name ? { name, title: either(titleBn, titleEn), image } : undefined
}
