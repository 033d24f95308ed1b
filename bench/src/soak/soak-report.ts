import { percentile } from "#percentile.ts"
import type { SoakCounts } from "../../../server/src/test/load/soak-load.ts"
import type { Sample } from "./soak-samples.ts"
import { verdictOf } from "./soak-verdict.ts"

const columns = {
  min: ({ minutes }: Sample) => minutes,
  RSS: ({ rss }: Sample) => rss,
  private: ({ private: own }: Sample) => own,
  files: ({ files }: Sample) => files,
  heap: ({ heap }: Sample) => heap,
  buffers: ({ buffers }: Sample) => buffers,
  caches: ({ caches }: Sample) => caches,
  children: ({ children }: Sample) => children,
  fds: ({ descriptors }: Sample) => descriptors,
  db: ({ database }: Sample) => database,
  "late ms": ({ loopDelayMs }: Sample) => loopDelayMs,
  "CPU s": ({ cpuSeconds }: Sample) => cpuSeconds,
  queued: ({ queued }: Sample) => queued,
  mails: ({ mails }: Sample) => mails,
  load: ({ machineLoad }: Sample) => machineLoad,
}

export function printHead() {
  console.log(
    "\nMB unless it says otherwise. heap: after a full garbage collection. late: of the event loop, p99 of 10 s",
  )
  console.log(
    [...Object.keys(columns), "done", "failed", "refused", "skipped", "open"].map((name) => name.padStart(9)).join(""),
  )
}

export function printSample(sample: Sample, counts: SoakCounts, open: number) {
  const totals = [...counts.actions.values()]
  const done = totals.reduce((sum, each) => sum + each.done, 0)
  const failed = totals.reduce((sum, each) => sum + each.failed, 0)
  const shown = Object.values(columns).map((read) => read(sample).toFixed(1))
  console.log(
    [...shown, done, failed, counts.refused, counts.skipped, open].map((value) => String(value).padStart(9)).join(""),
  )
}

/** Returns the exit code: 0 if the memory is flat and every response was right. */
export function report(samples: readonly Sample[], counts: SoakCounts, errors: readonly string[]): number {
  console.log("\naction: done, failed, p50 and p99 in ms")
  for (const [name, { done, failed, milliseconds }] of counts.actions) {
    const times = [0.5, 0.99].map((fraction) => percentile(milliseconds, fraction).toFixed(0).padStart(6)).join("")
    console.log(`${name.padEnd(42)}${String(done).padStart(7)}${String(failed).padStart(5)}${times}`)
  }
  for (const error of errors.slice(0, 20)) console.log(`  error in the log: ${error}`)
  console.log(
    "\nmedian (of buffers: lowest) of minutes 5 to 10, of the last five, ratio, growth per hour after minute 5",
  )
  const verdict = verdictOf(samples)
  for (const { field, before, after, ratio, perHour, isFlat } of verdict) {
    const numbers = [before, after].map((value) => value.toFixed(1).padStart(8)).join("")
    console.log(
      `${field.padEnd(12)}${numbers}${ratio.toFixed(3).padStart(8)}${perHour.toFixed(1).padStart(8)}   ${isFlat ? "flat" : "GROWS"}`,
    )
  }
  return verdict.every(({ isFlat }) => isFlat) && counts.failures.length + errors.length === 0 ? 0 : 1
}
