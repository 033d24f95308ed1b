import { randomUUIDv7 } from "node:crypto"

let lastTime = ""
let count = 0

/** A UUIDv7 whose 12 bits after the millisecond count up within it, so that ids sort in the order they were made. */
export function newId(): string {
  const id = randomUUIDv7()
  const time = id.slice(0, 13)
  count = time === lastTime ? count + 1 : 0
  lastTime = time
  return `${time}-7${(count & 0xfff).toString(16).padStart(3, "0")}${id.slice(18)}`
}

/** Ids that were made at that moment or later sort behind it, and all others before. */
export function earliestId(time: number): string {
  const digits = time.toString(16).padStart(12, "0")
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}
