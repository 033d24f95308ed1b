import { foldLetters, type Institution } from "contract"

// Letters that sound alike and are therefore often confused.
const similarLetters: Record<string, string> = {
  ঈ: "ই",
  "ী": "ি",
  ঊ: "উ",
  "ূ": "ু",
  ণ: "ন",
  শ: "স",
  ষ: "স",
  য: "জ",
  "ঁ": "",
}

const normalized = (text: string) =>
  foldLetters(text)
    .replaceAll("&", " and ")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/[ঈীঊূণশষযঁ]/g, (letter) => similarLetters[letter] ?? letter)

/** An institution with its position in the full list, from 1. */
export type Numbered = { number: number; institution: Institution }

/** The institutions with every word of the search in a name or a district, in either language. */
export function findInstitutions(institutions: readonly Institution[], search: string): Numbered[] {
  const words = normalized(search).split(" ").filter(Boolean)
  // A search of punctuation alone matches nothing; an empty one matches all.
  if (words.length === 0 && search.trim() !== "") return []
  return institutions
    .map((institution, index) => ({ number: index + 1, institution }))
    .filter(({ institution: { en, name, district } }) => {
      const all = normalized([en.name, en.district, name, district].join(" "))
      return words.every((word) => all.includes(word))
    })
}
