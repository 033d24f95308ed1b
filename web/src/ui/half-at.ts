/** The rating under the pointer, from where it is between the left end (0) and the right one (1) of five stars. */
export function halfAt(share: number): number {
  const half = Math.floor(share * 10) + 1
  return Math.min(Math.max(half, 1), 10) / 2
}
