import type { SiteSection } from "contract"
import { noteText } from "#db/outdated-texts.ts"
import type { Trx } from "#schema.ts"

type Texts = Readonly<Record<string, unknown>>

/** The texts of a section that may have an English version; those of a list by their English text, wherever an item is moved. */
function textsOf(content: object): Map<string, { field: string; key: string; original: string; english: string }> {
  const { items } = content as { items?: readonly object[] }
  const found = (items ?? [content]).flatMap((item) => {
    const { en = {}, ...original } = item as Texts & { en?: Texts }
    return Object.entries(en).map(([field, text]) => {
      const english = String(text ?? "")
      return { field, key: items ? english : "", original: String(original[field] ?? ""), english }
    })
  })
  return new Map(found.map((text) => [`${text.field}\0${text.key}`, text]))
}

/** Notes what a new version of a section does to its English texts. */
export async function noteSectionTexts(trx: Trx, section: SiteSection, before: object, after: object) {
  const [was, now] = [textsOf(before), textsOf(after)]
  for (const [name, { field, key, original, english }] of was) {
    const next = now.get(name)
    if (next && next.original === original && next.english === english) continue
    const text = { kind: "site", recordId: section, field, english: key } as const
    await noteText(trx, text, [original, english], [next?.original ?? "", next?.english ?? ""])
  }
}
