const burst = 100
const perHour = 20
const hourMs = 60 * 60 * 1000

/** How many entries of each kind may be written: a burst, and then as many an hour as fill no table in years. */
export function entryBudget() {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    take(kind: string): boolean {
      const now = Date.now()
      const { left, at } = buckets.get(kind) ?? { left: burst, at: now }
      const refilled = Math.min(burst, left + (Math.max(0, now - at) / hourMs) * perHour)
      buckets.set(kind, { left: Math.max(0, refilled - 1), at: now })
      return refilled >= 1
    },
  }
}
