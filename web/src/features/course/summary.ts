/** What search engines and messengers show of a page; more would be cut off by them, in the middle of a letter. */
const maxLength = 155

/** A description's beginning: whole words, at most as many as fit. */
export function summaryOf(lines: readonly string[]): string {
  const text = lines.join(" ")
  const start = beginningOf(text, maxLength, " ")
  return start === text ? text : `${start}…`
}

/** At most so much of a text: whole words; whole letters, where one word is longer than that. */
export function beginningOf(text: string, maxLength: number, space: string): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(space, maxLength)
  if (end > 0) return text.slice(0, end)
  let start = ""
  for (const { segment } of new Intl.Segmenter("bn").segment(text)) {
    if (start.length + segment.length > maxLength) break
    start += segment
  }
  return start
}
