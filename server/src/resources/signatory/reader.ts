import type { DocumentSignatory, Language, Signatory as Saved } from "contract"
import type { Database } from "#db/open.ts"
import type { ImageStore } from "#images/image-store.ts"
import { namesIn } from "#images/name.ts"
import type { SignatoryRow } from "#schema.ts"

/** Who signs certificates in this language. */
export type SignatoryReader = (language: Language) => Promise<DocumentSignatory | undefined>

export type Editable = Omit<Saved, "updatedAt">

export const savedSignatory = (read: Pick<Database["read"], "selectFrom">): Promise<SignatoryRow> =>
  read.selectFrom("signatory").selectAll().executeTakeFirstOrThrow()

/** Every document needs it, so it is cached until it changes. */
export function signatoryReader({ read, changes }: Database, images: ImageStore): SignatoryReader {
  let cached: Promise<SignatoryReader> | undefined
  changes.listen((topic) => {
    if (topic === "signatory") cached = undefined
  })

  async function load(): Promise<SignatoryReader> {
    const loading = savedSignatory(read).then((row) => withImage(row, images))
    // A failure, and what other processes could change unnoticed, is read again.
    if (changes.isConnected) cached = loading
    return loading.catch((error) => {
      if (cached === loading) cached = undefined
      throw error
    })
  }
  return async (language) => (await (changes.isConnected && cached ? cached : load()))(language)
}

/** Reads the image. If it is missing, as after an incomplete restore, certificates go without. */
export async function withImage(signatory: Editable, images: ImageStore): Promise<SignatoryReader> {
  const [file] = namesIn(signatory.image)
  const image = file ? ((await images.get(file)) ?? undefined) : undefined
  return async (language) => {
    const { nameBn, nameEn, titleBn, titleEn } = signatory
    const inLanguage = (bn: string, en: string) => (language === "bn" ? bn || en : en || bn)
    const name = inLanguage(nameBn, nameEn)
    return name ? { name, title: inLanguage(titleBn, titleEn), image } : undefined
  }
}
