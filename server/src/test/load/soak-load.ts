import { setTimeout as wait } from "node:timers/promises"
import { officeActions } from "#test/load/soak-office.ts"
import { patiently, Refused, type SoakSite } from "#test/load/soak-site.ts"
import { type Action, visitorActions } from "#test/load/soak-visitors.ts"

/** In this order each finds what it needs: students, certificates and images exist before they are read. */
const first = ["registration", "certificate issued", "upload"]

export const soakActions: Record<string, Action> = { ...visitorActions, ...officeActions }
const totalWeight = Object.values(soakActions).reduce((sum, { weight }) => sum + weight, 0)
const adminAgeMs = 240_000
const [refusedPauseMs, maxBehindMs] = [1000, 1000]

export type ActionCount = { done: number; failed: number; milliseconds: number[] }
export type SoakCounts = {
  actions: Map<string, ActionCount>
  failures: string[]
  /** Actions that a busy server refused, and those that were left out because too many others were open. */
  refused: number
  skipped: number
}

export const newCounts = (): SoakCounts => ({
  actions: new Map(Object.keys(soakActions).map((name) => [name, { done: 0, failed: 0, milliseconds: [] }])),
  failures: [],
  refused: 0,
  skipped: 0,
})

const maxFailures = 50

/** Does one action; a wrong response is a failure. */
export async function act(site: SoakSite, counts: SoakCounts, name: string) {
  const count = counts.actions.get(name)
  const from = performance.now()
  try {
    await soakActions[name]?.run(site)
    if (count) count.done++
    count?.milliseconds.push(performance.now() - from)
  } catch (error) {
    if (error instanceof Refused) {
      counts.refused++
      return
    }
    if (count) count.failed++
    if (counts.failures.length < maxFailures) counts.failures.push(`${name}: ${(error as Error).message}`)
  }
}

/** Each action once; one that a busy server refuses again and again, until it is done. */
export async function actOnce(site: SoakSite, counts: SoakCounts) {
  for (const name of new Set([...first, ...Object.keys(soakActions)])) {
    let { refused } = counts
    await act(site, counts, name)
    for (; counts.refused > refused; refused++) {
      await wait(refusedPauseMs)
      await act(site, counts, name)
    }
  }
}

/** Spreads all actions evenly by their weights: the same minute after minute, unlike chance. */
function* weightedActions(): Generator<string> {
  const credit = new Map(Object.keys(soakActions).map((name) => [name, 0]))
  for (;;) {
    let chosen = ""
    for (const [name, { weight }] of Object.entries(soakActions)) {
      credit.set(name, (credit.get(name) ?? 0) + weight)
      if (chosen === "" || (credit.get(name) ?? 0) > (credit.get(chosen) ?? 0)) chosen = name
    }
    credit.set(chosen, (credit.get(chosen) ?? 0) - totalWeight)
    yield chosen
  }
}

type LoadOptions = { perSecond: number; isOver: () => boolean; maxOpen?: number }

/** Starts this many actions a second, without waiting for earlier ones unless too many are open. */
export async function loadUntil(site: SoakSite, counts: SoakCounts, { perSecond, isOver, maxOpen = 100 }: LoadOptions) {
  const open = new Set<Promise<void>>()
  const names = weightedActions()
  let begin = performance.now()
  let signedInAt = begin
  for (let started = 0; !isOver(); started++) {
    const waitMs = begin + (started * 1000) / perSecond - performance.now()
    if (waitMs > 0) await wait(waitMs)
    // After a pause the rate stays the same: missed requests are not sent at once.
    else if (waitMs < -maxBehindMs) begin -= waitMs
    // Sessions of admins end early.
    if (performance.now() - signedInAt > adminAgeMs) {
      signedInAt = performance.now()
      site.admin = (await patiently(site.freshAdmin)).token
    }
    const name = names.next().value
    if (open.size >= maxOpen) {
      counts.skipped++
      continue
    }
    const running = act(site, counts, name).finally(() => open.delete(running))
    open.add(running)
  }
  await Promise.all(open)
}
