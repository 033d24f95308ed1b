// Two columns and three both come out even with it.
const tallOnes = [false, true, false, true, true, false, true, false, true, false, false, true]

/**
 * Which place of the masonry is a tall one. The pictures' own sizes are known only when they have come, too late to keep
 * the page still. Counted from the oldest, so that a picture keeps its shape when new ones arrive before it.
 */
export function isTall(index: number, count: number): boolean {
  return tallOnes[(count - 1 - index) % tallOnes.length] ?? false
}
