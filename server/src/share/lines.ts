export type Measure = (text: string) => Promise<number>

/** Breaks a text into lines that are no wider, at its spaces; a word that is too wide alone is broken within. */
export async function linesOf(text: string, width: number, measure: Measure): Promise<string[]> {
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
      const fitting = Math.max(1, await howManyFit(letters, width, measure))
      if (fitting === letters.length) break
      lines.push(letters.slice(0, fitting).join(""))
      line = letters.slice(fitting).join("")
    }
  }
  return line ? [...lines, line] : lines
}

/** As many lines, but as even as they can be: no word stands alone under a full line. */
export async function evenLines(text: string, lines: string[], width: number, measure: Measure): Promise<string[]> {
  let [even, tooNarrow, wideEnough] = [lines, width / 2, width]
  while (wideEnough - tooNarrow > width / 50) {
    const tried = (tooNarrow + wideEnough) / 2
    const narrower = await linesOf(text, tried, measure)
    if (narrower.length > lines.length) tooNarrow = tried
    else [even, wideEnough] = [narrower, tried]
  }
  return even
}

/** The same lines, no more than so many, the last one with an ellipsis if there were more. */
export async function cutLines(lines: string[], most: number, width: number, measure: Measure): Promise<string[]> {
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  return [...kept.slice(0, -1), await cut(`${kept.at(-1)} ${lines[most]}`, width, measure)]
}

/** The text itself where there is room for it, else as many of its letters as there is room for, and an ellipsis. */
export async function cut(text: string, width: number, measure: Measure): Promise<string> {
  if ((await measure(text)) <= width) return text
  const letters = lettersOf(text)
  const ending = (shown: string) => `${shown.replace(/[\s,:;.–—-]+$/, "")}…`
  const fitting = await howManyFit(letters, width, (shown) => measure(ending(shown)))
  return ending(letters.slice(0, fitting).join(""))
}

async function howManyFit(letters: string[], width: number, measure: Measure): Promise<number> {
  let [fits, tooMany] = [0, letters.length + 1]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if ((await measure(letters.slice(0, middle).join(""))) <= width) fits = middle
    else tooMany = middle
  }
  return fits
}

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
