import { linesOf } from "#ui/lines.ts"

const longest = 50

/** The beginning of a description, in one line; a Bengali letter with its signs is one character, as people count. */
export function previewOf(description: string): string {
  const line = linesOf(description).join(" ")
  let count = 0
  for (const { index } of new Intl.Segmenter().segment(line)) {
    if (count === longest) return `${line.slice(0, index).trimEnd()}...`
    count++
  }
  return line
}
