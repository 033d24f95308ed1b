import { randomUUIDv7 } from "node:crypto"

let previousTime = ""
let count = 0

/** A UUIDv7 with a 12-bit counter after the millisecond, so that ids sort in the order of their creation. */
export function newId(): string {
  const id = randomUUIDv7()
  const time = id.slice(0, 13)
  count = time === previousTime ? count + 1 : 0
  previousTime = time
  return `${time}-7${(count & 0xfff).toString(16).padStart(3, "0")}${id.slice(18)}`
}

/** A lower bound: ids created at this time or later sort after it, earlier ones before it. */
export function earliestId(time: number): string {
  const digits = time.toString(16).padStart(12, "0")
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}
