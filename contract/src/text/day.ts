/** Dhaka is six hours ahead of UTC, without daylight saving time. */
export const dhakaOffsetMs = 6 * 60 * 60 * 1000

/** The day in Dhaka at a moment, as `year-month-day`. */
export const dhakaDay = (now: number) => new Date(now + dhakaOffsetMs).toISOString().slice(0, 10)

/** The same day as a number, which costs a fraction to compute. */
export const dhakaDayNumber = (now: number) => Math.floor((now + dhakaOffsetMs) / 86_400_000)

let aheadMs = 0

/** The time by the server's clock, as far as it is known: devices have wrong ones, and the server judges by its own. */
export const serverNow = () => Date.now() + aheadMs

/** Browsers learn the server's time from its responses. */
export function setServerNow(now: number) {
  aheadMs = now - Date.now()
}

/** The day in Dhaka by the server's clock. */
export const today = () => dhakaDay(serverNow())
