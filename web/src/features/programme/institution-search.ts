import type { Institution } from "#site/institutions.ts"

// Letters that sound alike, and are therefore often written for one another.
const alike: Record<string, string> = { ঈ: "ই", "ী": "ি", ঊ: "উ", "ূ": "ু", ণ: "ন", শ: "স", ষ: "স", য: "জ", "ঁ": "" }

const folded = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/['’\u200c\u200d]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/[ঈীঊূণশষযঁ]/g, (letter) => alike[letter] ?? letter)

/** The institution's place in the whole list, from 1. */
export type Numbered = { number: number; institution: Institution }

/** Those of which every word of the search is found in a name or a district, in either language. */
export function institutionsFound(institutions: readonly Institution[], search: string): Numbered[] {
  const words = folded(search).split(" ").filter(Boolean)
  // Signs alone are in no name; nothing at all is in every one.
  if (words.length === 0 && search.trim() !== "") return []
  return institutions
    .map((institution, index) => ({ number: index + 1, institution }))
    .filter(({ institution: { en, bn } }) => {
      const all = folded([en.name, en.district, bn.name, bn.district].join(" "))
      return words.every((word) => all.includes(word))
    })
}
