import type { ImportResult } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import type { Mapping } from "./csv-columns.ts"
import type { Sent } from "./csv-sent.ts"
import type { Fault, Problem, Table } from "./csv-table.ts"

export type Chosen = { name: string; table: Table; mapping: Mapping }

/** What is said of a file before anything of it is kept. */
export type Check =
  | { phase: "running"; share?: number }
  | { phase: "good"; result: ImportResult }
  /** `count` is of all of them; the server names the first hundred. */
  | { phase: "faulty"; faults: Fault[]; count: number }
  | { phase: "failed"; failure: CallFailure }

export type ImportState = {
  step: "choose" | "map" | "check" | "done"
  isReading?: boolean
  problem?: Problem
  chosen?: Chosen
  sent?: Sent
  check?: Check
  /** How much has been sent, from 0 to 1. */
  running?: { share: number }
  failure?: CallFailure
  result?: ImportResult
}

// Outside of the screen: who has to log in again in the middle finds what they had chosen.
let state: ImportState = { step: "choose" }
let owner: string | undefined
let remembered: { headings: string; mapping: Mapping } | undefined
let work = new AbortController()
const listeners = new Set<() => void>()

export const importState = () => state

export function onImportState(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody who has gone on to another screen is told there how an import ended. */
export const isImportShown = () => listeners.size > 0

export function changeImport(change: ImportState) {
  state = change
  for (const listener of listeners) listener()
}

/** Aborts what was begun before: its answer is about a file that is no longer the chosen one. */
export function beginWork(): AbortSignal {
  work.abort()
  work = new AbortController()
  return work.signal
}

const keyOf = (headings: readonly string[]) => JSON.stringify(headings)

export function rememberColumns({ table, mapping }: Chosen) {
  remembered = { headings: keyOf(table.headings), mapping }
}

/** A file that was mended has the columns that were chosen for it before. */
export const recalled = (headings: readonly string[]) =>
  remembered?.headings === keyOf(headings) ? remembered.mapping : undefined

/** One person's file is not for the next who sits down here. */
export function claimImport(userId: string | undefined) {
  if (owner === userId) return
  beginWork()
  owner = userId
  remembered = undefined
  state = { step: "choose" }
}
