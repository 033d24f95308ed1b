import { readdir, readFile } from "node:fs/promises"
import { loadavg } from "node:os"
import { memoryOfTree } from "#process/process-tree.ts"
import { type Metrics, readMetrics } from "../../../server/src/test/read-metrics.ts"

/** Megabytes unless the name says otherwise. */
export type Sample = {
  minutes: number
  /** All resident memory; the part that only this process has; and pages of files, for example of the database. */
  rss: number
  private: number
  files: number
  /** JavaScript objects, after the latest full garbage collection that V8 did by itself. */
  heap: number
  /** Memory of buffers, without that of caches: these have limits, but can take longer than the drill to reach them. */
  buffers: number
  caches: number
  children: number
  descriptors: number
  database: number
  loopDelayMs: number
  cpuSeconds: number
  queued: number
  openRequests: number
  mails: number
  /** Load average of the machine, with other work. */
  machineLoad: number
}

const mega = 1e6

/** Reads the lines of `--trace-gc`. A worker thread has a heap of its own, under another address. */
export function heapReader() {
  let main = ""
  let heap = Number.NaN
  return {
    onLine(line: string) {
      const found = /^\[\d+:(0x[0-9a-f]+).*Mark-Compact.* -> ([\d.]+) \(/.exec(line)
      if (!found) return
      main ||= found[1] ?? ""
      if (found[1] === main) heap = Number(found[2])
    },
    heap: () => heap,
  }
}

const sumOf = ({ samples }: Metrics, name: string) =>
  [...samples].filter(([sample]) => sample.startsWith(name)).reduce((sum, [, value]) => sum + value, 0)

type Sources = { pid: number; metricsUrl: string; heap: () => number; databaseBytes: () => Promise<number> }

export function sampler({ pid, metricsUrl, heap, databaseBytes }: Sources) {
  const begin = performance.now()
  return async (): Promise<Sample> => {
    const status = await readFile(`/proc/${pid}/status`, "utf8")
    const megabytes = (field: string) =>
      (Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? Number.NaN) * 1024) / mega
    const tree = await memoryOfTree(pid)
    const metrics = await readMetrics(metricsUrl)
    const value = (name: string) => metrics.value(name) ?? Number.NaN
    const caches = sumOf(metrics, "prohori_cache_bytes")
    return {
      minutes: (performance.now() - begin) / 60_000,
      rss: megabytes("VmRSS"),
      private: megabytes("RssAnon"),
      files: megabytes("RssFile"),
      heap: heap(),
      buffers: (value("prohori_external_memory_bytes") - caches) / mega,
      caches: caches / mega,
      children: tree.filter((one) => one.pid !== pid).reduce((sum, one) => sum + one.megabytes, 0),
      descriptors: (await readdir(`/proc/${pid}/fd`)).length,
      database: (await databaseBytes()) / mega,
      loopDelayMs: value('prohori_event_loop_delay_seconds{quantile="0.99"}') * 1000,
      cpuSeconds: value("process_cpu_seconds_total"),
      queued: sumOf(metrics, "prohori_queue_waiting"),
      openRequests: value("prohori_http_open_requests"),
      mails: sumOf(metrics, "prohori_mails_waiting"),
      machineLoad: loadavg()[0] ?? 0,
    }
  }
}
