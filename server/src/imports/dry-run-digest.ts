import { createHash } from "node:crypto"
import { dryRunDigestLimits } from "contract"

/**
 * The stored state of a file's rows, as a text that is short enough for a URL: row by row, the first bytes of a hash. In a
 * longer file several rows share a slot.
 */
export function dryRunDigestOf(states: readonly string[]): string {
  const { slots, bytesEach } = dryRunDigestLimits
  const shared: string[][] = Array.from({ length: Math.min(slots, states.length) }, () => [])
  states.forEach((state, row) => {
    shared[row % slots]?.push(state)
  })
  const hashes = shared.map((each) => createHash("sha256").update(JSON.stringify(each)).digest().subarray(0, bytesEach))
  return Buffer.concat(hashes).toString("base64url")
}

/** Finds the rows whose stored state is another one than it was. In a longer file it also finds those that share their slot. */
export function changedRows(digest: string, states: readonly string[]) {
  const { slots, bytesEach } = dryRunDigestLimits
  const before = Buffer.from(digest, "base64url")
  const now = Buffer.from(dryRunDigestOf(states), "base64url")
  const at = (bytes: Buffer, row: number) => bytes.subarray((row % slots) * bytesEach).subarray(0, bytesEach)
  return (row: number) => before.length !== now.length || !at(before, row).equals(at(now, row))
}
