import { lettersOf, missingLetters, shownText } from "contract/certificate/document-letters"

const maxLetters = 600

/**
 * Reduces a text to what our fonts can draw: PDF/A forbids missing glyphs. The texts of a certificate lose nothing by it, because
 * one with letters that the fonts lack is not drawn.
 */
export function drawableText(text: string): string {
  const shown = lettersOf(shownText(text.slice(0, maxLetters * 20)))
  const missing = new Set(missingLetters(shown.join("")))
  const drawn = shown.map((letter) => (missing.has(letter) ? "?" : letter))
  return drawn.length > maxLetters ? `${drawn.slice(0, maxLetters).join("").trimEnd()}…` : drawn.join("")
}
