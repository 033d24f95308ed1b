/** What search engines and messengers show of a page; more would be cut off by them, in the middle of a letter. */
const most = 155

/** A description's beginning: whole words, at most as many as fit. */
export function summaryOf(lines: readonly string[]): string {
  const text = lines.join(" ")
  if (text.length <= most) return text
  const end = text.lastIndexOf(" ", most)
  return `${end > 0 ? text.slice(0, end) : firstLetters(text)}…`
}

function firstLetters(text: string): string {
  let start = ""
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (start.length + segment.length > most) break
    start += segment
  }
  return start
}
