import { documentCharacters } from "contract/certificate/document-letters"

export type Measure = (text: string) => Promise<number>

/** Wraps a text at its spaces into lines of at most this width; a word that is too wide alone is broken. */
export async function wrappedLines(text: string, width: number, measure: Measure): Promise<string[]> {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if ((await measure(longer)) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while ((await measure(line)) > width) {
      const letters = lettersOf(line)
      const fitting = Math.max(1, await countFitting(letters, width, measure))
      if (fitting === letters.length) break
      lines.push(letters.slice(0, fitting).join(""))
      line = letters.slice(fitting).join("")
    }
  }
  return line ? [...lines, line] : lines
}

/** Balances the lines: the same number of lines, by binary search for the smallest width that fits. */
export async function balancedLines(text: string, lines: string[], width: number, measure: Measure): Promise<string[]> {
  let [even, tooNarrow, wideEnough] = [lines, width / 2, width]
  while (wideEnough - tooNarrow > width / 50) {
    const tried = (tooNarrow + wideEnough) / 2
    const narrower = await wrappedLines(text, tried, measure)
    if (narrower.length > lines.length) tooNarrow = tried
    else [even, wideEnough] = [narrower, tried]
  }
  return even
}

/** At most this many lines; the last one ends with an ellipsis if lines were omitted. */
export async function truncateLines(lines: string[], maxLines: number, width: number, measure: Measure) {
  if (lines.length <= maxLines) return lines
  const shown = lines.slice(0, maxLines)
  return [...shown.slice(0, -1), await truncateText(`${shown.at(-1)} ${lines[maxLines]}`, width, measure)]
}

/** The text if it fits, otherwise as many of its graphemes as fit, and an ellipsis. */
export async function truncateText(text: string, width: number, measure: Measure): Promise<string> {
  if ((await measure(text)) <= width) return text
  const letters = lettersOf(text)
  const ending = (shown: string) => `${shown.replace(/[\s,:;.–—-]+$/, "")}…`
  const fitting = await countFitting(letters, width, (shown) => measure(ending(shown)))
  return ending(letters.slice(0, fitting).join(""))
}

async function countFitting(letters: string[], width: number, measure: Measure): Promise<number> {
  let [fits, tooMany] = [0, letters.length + 1]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if ((await measure(letters.slice(0, middle).join(""))) <= width) fits = middle
    else tooMany = middle
  }
  return fits
}

/** Splits into graphemes: in Bengali, one may be a whole conjunct with its signs. */
const graphemes = new Intl.Segmenter("bn", { granularity: "grapheme" })
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

const isVisible = /[^\s\u00ad\u200c\u200d]/

const lacking = new RegExp(`[^${documentCharacters}]`, "gu")

/** Removes characters that our fonts cannot draw, so that no image has boxes or glyphs of the machine's own fonts. */
export function drawable(text: string): string {
  const known = text.replace(/\s/g, " ").replace(lacking, " ")
  const words = known.split(" ").filter((word) => isVisible.test(word))
  return words.join(" ").slice(0, 400)
}
