const segmenter = new Intl.Segmenter("bn", { granularity: "grapheme" })
const maxGraphemes = 600
/** The longest conjunct has ten code points; more is an attack on the shaper. */
const maxCodePoints = 16

// Everything invisible, apart from the two joiners that Bengali needs, and white space.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu
const joiner = /[\u200c\u200d]/
const isVisible = /[^\u200c\u200d]/

/** Reduces a text to what our fonts can draw, in one line: PDF/A forbids missing glyphs. */
export function drawableText(text: string, available: ReadonlySet<string>): string {
  const clean = text
    .slice(0, maxGraphemes * 20)
    .toWellFormed()
    .normalize("NFC")
    // Hyphens that the fonts lack.
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(invisible, (character) => (joiner.test(character) ? character : ""))
  let drawn = ""
  let count = 0
  for (const { segment } of segmenter.segment(clean)) {
    if (count++ === maxGraphemes) return `${drawn.trimEnd()}…`
    const characters = [...segment].slice(0, maxCodePoints)
    drawn += characters.every((character) => available.has(character))
      ? characters.join("")
      : fallback(segment, available)
  }
  return drawn
    .split(" ")
    .filter((word) => isVisible.test(word))
    .join(" ")
}

/** The letter without the accents that the fonts lack, or a question mark. */
function fallback(segment: string, available: ReadonlySet<string>): string {
  const [base = ""] = segment.normalize("NFKD")
  return available.has(base) ? base : "?"
}
