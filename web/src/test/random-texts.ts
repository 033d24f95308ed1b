/** Random texts made of these pieces, the same in every run. */
export function randomTexts(pieces: readonly string[], maxPieces: number, count: number): string[] {
  let seed = 20_261_121
  const below = (end: number) => {
    seed = (seed * 48_271) % 0x7fffffff
    return seed % end
  }
  const text = () => Array.from({ length: below(maxPieces + 1) }, () => pieces[below(pieces.length)]).join("")
  return Array.from({ length: count }, text)
}
