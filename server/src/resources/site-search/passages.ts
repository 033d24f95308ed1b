/** A longer text is divided at the ends of sentences, a shorter one shown with what follows it: a heading with its text. */
const maxLength = 240
const minLength = 40

const lineBreak = /<\/?br\b[^<>]*>|[\r\n]+/i
// The marker of a week in a curriculum.
const week = /^\s*@@/
const sentenceEnd = /(?<=[.!?।])\s+/

const isHeading = (text: string) => text.length < minLength && !/[.?!।]$/.test(text)

/** Divides texts into parts of one or a few sentences, which results show. */
export function passagesOf(texts: readonly string[]): string[] {
  const sentences = texts
    .flatMap((text) => text.split(lineBreak))
    .map((line) => line.replace(week, ""))
    .flatMap(partsOf)
  const passages: string[] = []
  let heading = ""
  for (const sentence of sentences) {
    const passage = heading === "" ? sentence : `${heading} · ${sentence}`
    heading = isHeading(passage) ? passage : ""
    if (heading === "") passages.push(passage)
  }
  return heading === "" ? passages : [...passages, heading]
}

/** One line as parts that are not too long: whole sentences or, of a very long one, as many words as fit. */
function partsOf(line: string): string[] {
  const parts: string[] = []
  let part = ""
  const add = (piece: string, separator: string) => {
    if (part !== "" && part.length + piece.length > maxLength) {
      parts.push(part)
      part = ""
    }
    part += (part === "" ? "" : separator) + piece.slice(0, maxLength)
  }
  for (const sentence of line.trim().split(sentenceEnd)) {
    if (sentence.length <= maxLength) add(sentence, " ")
    else for (const word of sentence.split(/\s+/)) add(word, " ")
  }
  return part === "" ? parts : [...parts, part]
}
