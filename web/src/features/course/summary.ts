/** Search engines and messengers truncate longer texts, even in the middle of a letter. */
const maxSummaryLength = 155

/** The beginning of a description: as many whole words as fit. */
export function summaryOf(lines: readonly string[]): string {
  const text = lines.join(" ")
  const start = truncateText(text, maxSummaryLength, " ")
  return start === text ? text : `${start}…`
}

/** Truncates a text after a whole word, or after a whole letter if a single word is too long. */
export function truncateText(text: string, maxLength: number, space: string): string {
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
