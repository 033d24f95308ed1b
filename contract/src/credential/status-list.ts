import { decompress } from "../text/decompress.ts"
import { bytesOf } from "./signed.ts"

/** The number of bits in a status list: the least that the standard allows, so that a position says little about a holder. */
export const statusListLength = 131_072
const listBytes = statusListLength / 8

const maskOf = (position: number) => 0x80 >> (position & 7)

/** The bits of a list. Position 0 is the highest bit of the first byte. */
export function statusBits(positions: Iterable<number>) {
  const bits = new Uint8Array(listBytes)
  for (const position of positions) {
    const index = position >> 3
    bits[index] = (bits[index] ?? 0) | maskOf(position)
  }
  return bits
}

/** Whether the bit at a position is set; undefined if the list cannot be read. */
export async function isBitSet(encodedList: string, position: number): Promise<boolean | undefined> {
  const compressed = bytesOf(encodedList.slice(1))
  const bits = compressed && position < statusListLength && (await decompress(compressed, "gzip", listBytes))
  return bits && bits.length === listBytes ? ((bits[position >> 3] ?? 0) & maskOf(position)) !== 0 : undefined
}
