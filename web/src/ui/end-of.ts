/** An emoji of a family is eight; a Bengali letter with all its signs is less. More than that is no writing any more. */
const unitsEach = 8

// Where so many characters end, as people see them: a Bengali letter with its signs is one. Null when there are no more.
// To be called in loaders: not every browser counts the same.
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
