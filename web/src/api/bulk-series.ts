import { useSyncExternalStore } from "react"
import type { CallFailure } from "#api/base-query.ts"
import { newRequestId } from "#api/request-id.ts"

/** The body of a bulk call, and the `data` of its response (contract/src/call/bulk.ts). */
export type BulkBody = { [field: string]: unknown; before?: string }
type BulkData = {
  changed: number
  already: number
  skipped: readonly string[]
  remaining: number
  next: string
  undo: readonly BulkBody[]
}

export type BulkOutcome = Pick<BulkData, "changed" | "already"> & {
  skipped: string[]
  undo: BulkBody[]
  /** How many were to be changed, if the user stopped the series. */
  stoppedOf: number | null
}

/** A series of bulk calls as its progress shows it. */
export type BulkSeries = { title: string; done: number; total: number } & (
  | { state: "running" | "stopping" }
  | { state: "interrupted"; failure: unknown; resume: () => void }
)

type SeriesPlan = {
  title: string
  bodies: readonly BulkBody[]
  total: number
  send: (body: BulkBody) => Promise<BulkData>
}

// One at a time, outside of the screens: a series continues when its screen is left.
let current: BulkSeries | null = null
const listeners = new Set<() => void>()

function show(next: BulkSeries | null) {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useBulkSeries = () => useSyncExternalStore(subscribe, () => current)
export const isBulkSeriesRunning = () => current !== null

/** After the call that is running. */
export function stopBulkSeries() {
  if (current?.state === "interrupted") current.resume()
  if (current) show({ title: current.title, done: current.done, total: current.total, state: "stopping" })
}

const isStopping = () => current?.state === "stopping"

/** The most records that one call changes. Not from the contract, whose constant would bring its schemas along. */
export const maxBulkRecords = 500

/**
 * Sends the bodies one after the other, each again until its filter finds nothing more. A failure interrupts the series until
 * the user continues or stops it; a single call just fails.
 */
export async function runBulkSeries({ title, bodies, total, send }: SeriesPlan): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: 0, already: 0, skipped: [], undo: [], stoppedOf: null }
  const isSeries = total > maxBulkRecords
  const progress = { title, done: 0, total }
  const queue = [...bodies]
  if (isSeries) show({ ...progress, state: "running" })
  try {
    for (let body = queue.shift(); body; body = queue.shift()) {
      const data = await (isSeries ? sendUntilStopped(send, body, progress) : send(body))
      if (!data) break
      outcome.changed += data.changed
      outcome.already += data.already
      outcome.skipped.push(...data.skipped)
      outcome.undo.unshift(...data.undo)
      if (data.next) queue.unshift({ ...body, before: data.next })
      progress.done += data.changed + data.already + data.skipped.length
      // Rows may have been added to what a filter finds, or removed, since the series began.
      if (queue.length <= 1 && data.next) progress.total = progress.done + data.remaining
      if (isStopping() && queue.length > 0) break
      if (isSeries) show({ ...progress, state: isStopping() ? "stopping" : "running" })
    }
    if (isStopping() && progress.done < progress.total) outcome.stoppedOf = progress.total
    return outcome
  } finally {
    if (isSeries) show(null)
  }
}

/** Null if the user stopped the series after a failure. A call whose response was lost is repeated, and then only reports. */
async function sendUntilStopped(send: SeriesPlan["send"], body: BulkBody, progress: Omit<BulkSeries, "state">) {
  const request = { ...body, requestId: newRequestId() }
  for (;;) {
    try {
      return await send(request)
    } catch (failure) {
      if ((failure as CallFailure).status === 401) throw failure
      if (isStopping()) return null
      await new Promise<void>((resume) => show({ ...progress, state: "interrupted", failure, resume }))
      if (isStopping()) return null
      show({ ...progress, state: "running" })
    }
  }
}
