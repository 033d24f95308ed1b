import type { Language } from "contract"

type Bilingual<Fields> = { en: { readonly [Field in keyof Fields]?: string } }

/** A record for a page in this language: on an English page its English texts, where it has them. */
export function inLanguage<Row extends Bilingual<Row>>({ en, ...row }: Row, language: Language): Omit<Row, "en"> {
  const english = Object.entries(language === "en" ? en : {}).filter(([, text]) => text !== "")
  return { ...row, ...Object.fromEntries(english) }
}

/** The items of a list of the site, for a page in this language. */
export const itemsIn = <Item extends Bilingual<Item>>(items: readonly Item[], language: Language) =>
  items.map((item) => inLanguage(item, language))
