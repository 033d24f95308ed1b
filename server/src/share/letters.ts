/** What a person sees as one letter, which in Bengali is up to a whole conjunct with its signs. */
const seen = new Intl.Segmenter("bn", { granularity: "grapheme" })
export const lettersOf = (text: string): string[] => Array.from(seen.segment(text), ({ segment }) => segment)

const isSeen = /[^\s\u00ad\u200c\u200d]/

/** The text without what the fonts cannot draw: no picture shows boxes, nor letters that depend on the machine. */
export function drawable(text: string, letters: ReadonlySet<string>): string {
  const known = Array.from(text.replace(/\s/g, " "), (letter) => (letters.has(letter) ? letter : " ")).join("")
  const words = known.split(" ").filter((word) => isSeen.test(word))
  return words.join(" ").slice(0, 400)
}
