/** UTF-16 units per visible character: a family emoji has eight, a Bengali letter with all its signs fewer. */
const maxUnitsPerCharacter = 8

// The index where `count` visible characters (graphemes) end, such as a Bengali letter with its signs; null if the text
// is no longer than that. Call it in loaders, because browsers segment differently from the server.
export function truncationIndex(count: number, text: string): number | null {
  // A character has at least one unit, so most texts need no segmentation.
  if (text.length <= count) return null
  const limit = count * maxUnitsPerCharacter
  let characters = 0
  for (const { index, segment } of new Intl.Segmenter("bn").segment(text)) {
    if (characters++ === count) return index
    if (index + segment.length > limit) return index || limit
  }
  return null
}
