import { createHash } from "node:crypto"
import { checkedStateLimits } from "contract"

/**
 * The stored state of a file's rows, as a text that is short enough for a URL: row by row, the first bytes of a hash. In a
 * longer file several rows share a place.
 */
export function checkedStateOf(states: readonly string[]): string {
  const { places, bytesEach } = checkedStateLimits
  const shared: string[][] = Array.from({ length: Math.min(places, states.length) }, () => [])
  states.forEach((state, row) => {
    shared[row % places]?.push(state)
  })
  const hashes = shared.map((each) => createHash("sha256").update(JSON.stringify(each)).digest().subarray(0, bytesEach))
  return Buffer.concat(hashes).toString("base64url")
}

/** Finds the rows whose stored state is another one than it was. In a longer file it also finds those that share their place. */
export function changedRows(checked: string, states: readonly string[]) {
  const { places, bytesEach } = checkedStateLimits
  const before = Buffer.from(checked, "base64url")
  const now = Buffer.from(checkedStateOf(states), "base64url")
  const at = (bytes: Buffer, row: number) => bytes.subarray((row % places) * bytesEach).subarray(0, bytesEach)
  return (row: number) => before.length !== now.length || !at(before, row).equals(at(now, row))
}
