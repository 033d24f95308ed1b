/** Dhaka is six hours ahead of UTC, without daylight saving time. */
export const dhakaOffsetMs = 6 * 60 * 60 * 1000

/** The day in Dhaka at a moment, as `year-month-day`. */
export const dhakaDay = (now: number) => new Date(now + dhakaOffsetMs).toISOString().slice(0, 10)
