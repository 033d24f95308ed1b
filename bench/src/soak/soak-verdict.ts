import { median } from "#percentile.ts"
import type { Sample } from "./soak-samples.ts"

const windowMinutes = 5
const maxGrowth = 1.1
/** Descriptors come and go with connections. */
const moreDescriptors = 20
const watched = ["rss", "private", "heap", "buffers", "descriptors"] as const

/** Minutes 5 to 10 and the last five. A shorter run has shorter windows and proves little. */
export function windowsOf(samples: readonly Sample[]) {
  const end = samples.at(-1)?.minutes ?? 0
  const size = Math.min(windowMinutes, end / 4)
  const between = (from: number, to: number) => samples.filter(({ minutes }) => minutes >= from && minutes <= to)
  return { early: between(size, 2 * size), late: between(end - size, end), settled: between(size, end) }
}

/** Per hour, by least squares. */
export function slopeOf(samples: readonly Sample[], field: keyof Sample): number {
  const known = samples.filter((sample) => Number.isFinite(sample[field]))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(known.map(({ minutes }) => minutes)), mean(known.map((sample) => sample[field]))]
  const covariance = mean(known.map((sample) => (sample.minutes - meanX) * (sample[field] - meanY)))
  return (60 * covariance) / mean(known.map(({ minutes }) => (minutes - meanX) ** 2))
}

export function verdictOf(samples: readonly Sample[]) {
  const { early, late, settled } = windowsOf(samples)
  return watched.map((field) => {
    const typicalOf = (some: readonly Sample[]) => {
      const known = some.map((sample) => sample[field]).filter(Number.isFinite)
      // Most samples of buffers include some that V8 has not collected yet: more of them the less often it collects.
      return field === "buffers" ? Math.min(...known) : median(known)
    }
    const [before, after] = [typicalOf(early), typicalOf(late)]
    const isFlat = after <= before * maxGrowth || (field === "descriptors" && after <= before + moreDescriptors)
    return { field, before, after, ratio: after / before, perHour: slopeOf(settled, field), isFlat }
  })
}
