/** The characters of the document's fonts, all of them in the basic plane. A test compares them with the fonts. */
export const documentCharacters =
  "\u0020-\u007e\u00a1-\u0107\u010c-\u0113\u0116-\u011b\u011e-\u011f\u0122-\u0123\u012a-\u012b" +
  "\u012e-\u0131\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u014d\u0150-\u015b\u015e-\u0165" +
  "\u016a-\u016b\u016e-\u0173\u0178-\u017e\u0192\u0218-\u021b\u0964-\u0965\u0980-\u0983\u0985-\u098c" +
  "\u098f-\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bc-\u09c4\u09c7-\u09c8\u09cb-\u09ce" +
  "\u09d7\u09dc-\u09dd\u09df-\u09e3\u09e6-\u09f1\u09f3-\u09fb\u200c-\u200d\u2013-\u2014\u2018-\u201a" +
  "\u201c-\u201e\u2022\u2026\u2039-\u203a\u2044\u20ac\u2122\u2212\u25cc"

const lacking = new RegExp(`[^${documentCharacters}]`, "u")
/** Every grapheme with more than 16 code points has this, and few others have. */
const perhapsLong = /(?:\P{M}?[\p{M}\u200c\u200d]){8}/u
/** The longest conjunct has ten code points; more is an attack on the program that draws it. */
const maxCodePoints = 16

// Everything invisible, apart from the two joiners that Bengali needs, and white space.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/gu
const isJoiner = (character: string) => /[\u200c\u200d]/.test(character)
const isVisible = /[^\u200c\u200d]/
const emoji =
  /(?:\p{Emoji_Presentation}|(?![©®™])\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\p{Variation_Selector})*(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Variation_Selector})*)*/gu

/** A text as a document shows it, in one line: without emoji, which say nothing that a certificate states. */
export const shownText = (text: string) =>
  text
    .normalize("NFC")
    .replace(emoji, "")
    // Hyphens that the fonts lack.
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(invisible, (character) => (isJoiner(character) ? character : ""))
    .split(" ")
    .filter((word) => isVisible.test(word))
    .join(" ")

let segmenter: Intl.Segmenter | undefined

/** Grapheme clusters: each is one letter to a reader. */
export function lettersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("bn", { granularity: "grapheme" })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const isTooLong = (letter: string) => letter.length > maxCodePoints && [...letter].length > maxCodePoints

/** The different letters of a text that documents cannot show. Of a text of emoji alone nothing would be left. */
export function missingLetters(text: string): string[] {
  if (!lacking.test(text) && !perhapsLong.test(text)) return []
  const shown = shownText(text)
  if (shown === "") return text.trim() === "" ? [] : [...new Set(lettersOf(text.trim()))]
  return [...new Set(lettersOf(shown).filter((letter) => lacking.test(letter) || isTooLong(letter)))]
}

const fields = ["candidateName", "latinName", "certificationName", "batchNo", "certificationNo", "skills"] as const
export type DocumentField = (typeof fields)[number]
type Texts = { readonly [Field in DocumentField]?: string | undefined }

/** The spelling in Latin letters replaces a name that the document cannot show. */
export const isReplacedByLatin = ({ candidateName = "", latinName = "" }: Texts) =>
  latinName !== "" && missingLetters(candidateName).length > 0 && shownText(latinName) !== ""

/** A number without its emoji would be another one. */
const missingIn = (field: DocumentField, text: string) =>
  field === "certificationNo"
    ? [...new Set([...(text.match(emoji) ?? []), ...missingLetters(text)])]
    : missingLetters(text)

/** The letters because of which there is no document, by field. */
export function lettersMissingIn(certificate: Texts): { field: DocumentField; letters: string[] }[] {
  return fields
    .filter((field) => field !== "candidateName" || !isReplacedByLatin(certificate))
    .map((field) => ({ field, letters: missingIn(field, certificate[field] ?? "") }))
    .filter(({ letters }) => letters.length > 0)
}

export const canBeDrawn = (certificate: Readonly<Record<DocumentField, string>>) =>
  lettersMissingIn(certificate).length === 0
