/** An emoji of a family is eight; a Bengali letter with all its signs is less. More than that is no writing any more. */
const unitsEach = 8

/**
 * Where in a text so many characters end; null when it has no more than that. Counts what people see: a Bengali letter
 * with its vowel sign is one, and so is an emoji of a family. To be called where a page's data is read, not where it is
 * rendered: what counts as one character is not the same in every browser's tables.
 */
export function endOf(count: number, text: string): number | null {
  // No character is shorter than one unit, so most texts need no counting.
  if (text.length <= count) return null
  const limit = count * unitsEach
  let seen = 0
  for (const { index, segment } of new Intl.Segmenter("bn").segment(text)) {
    if (seen++ === count) return index
    if (index + segment.length > limit) return index || limit
  }
  return null
}
