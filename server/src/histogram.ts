export type Histogram = ReturnType<typeof histogram>

/** In seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts durations by their length. An observation costs less than a microsecond, so it is not optional. */
export function histogram() {
  const counts = new Array<number>(bounds.length + 1).fill(0)
  let sumMs = 0
  return {
    observe(ms: number) {
      const seconds = ms / 1000
      let bucket = 0
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket++
      counts[bucket] = (counts[bucket] ?? 0) + 1
      sumMs += ms
    },
    /** The number of observations up to each bound, as Prometheus expects them. */
    read() {
      let count = 0
      const buckets = bounds.map((bound, index) => {
        count += counts[index] ?? 0
        return { bound, count }
      })
      return { buckets, count: count + (counts[bounds.length] ?? 0), sumSeconds: sumMs / 1000 }
    },
  }
}
