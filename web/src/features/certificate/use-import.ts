import type { ImportResult } from "contract"
import { useState, useSyncExternalStore } from "react"
import { toast } from "react-hot-toast/headless"
import { useToastFailure } from "#api/action-toast.ts"
import type { CallFailure } from "#api/base-query.ts"
import { useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { currentSession, useSession } from "#session/session.ts"
import { type Column, guessed, type Mapping, missingIn } from "./csv-columns.ts"
import { type Sent, sentOf } from "./csv-sent.ts"
import { type Problem, type Table, tableOf } from "./csv-table.ts"
import { useImportCertificatesMutation } from "./import-api.ts"
import { type Check, checkBeforeSending, checkOf } from "./import-check.ts"

export type Chosen = { name: string; table: Table; mapping: Mapping }

type ImportState = {
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

export type Wizard = ReturnType<typeof useImport>

// Outside of the screen: who has to log in again in the middle finds what they had chosen.
let state: ImportState = { step: "choose" }
let owner: string | undefined
let remembered: { headings: string; mapping: Mapping } | undefined
let work = new AbortController()
// There are none once somebody has gone on to another screen: they are told there how an import ended.
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ImportState) {
  state = next
  for (const listener of listeners) listener()
}

/** Aborts what was begun before: its answer is about a file that is no longer the chosen one. */
function beginWork(): AbortSignal {
  work.abort()
  work = new AbortController()
  return work.signal
}

/** One person's file is not for the next who sits down here. */
function claim(userId: string | undefined) {
  if (owner === userId) return
  beginWork()
  owner = userId
  remembered = undefined
  state = { step: "choose" }
}

/** What the wizard knows, and what can be done in it. */
export function useImport() {
  const userId = useSession().user?._id
  useState(() => claim(userId))
  const shown = useSyncExternalStore(subscribe, () => state)
  const [send] = useImportCertificatesMutation()
  const words = useWords(importWords)
  const toastFailure = useToastFailure()

  async function choose(file: File) {
    const signal = beginWork()
    change({ step: "choose", isReading: true })
    const table = await tableOf(file)
    if (signal.aborted) return
    if ("problem" in table) return change({ step: "choose", problem: table.problem })
    // A file that was mended has the columns that were chosen for it before.
    const known = remembered?.headings === JSON.stringify(table.headings) ? remembered.mapping : undefined
    change({ step: "map", chosen: { name: file.name, table, mapping: known ?? guessed(table.headings) } })
    if (known && missingIn(known).length === 0) await checkFile()
  }

  function setColumn(column: Column, place: number) {
    const { chosen } = state
    if (chosen) change({ step: "map", chosen: { ...chosen, mapping: { ...chosen.mapping, [column]: place } } })
  }

  async function checkFile() {
    const { chosen } = state
    if (!chosen) return
    remembered = { headings: JSON.stringify(chosen.table.headings), mapping: chosen.mapping }
    const signal = beginWork()
    const show = (check: Check, sent?: Sent) => signal.aborted || change({ step: "check", chosen, check, sent })
    show({ phase: "running" })
    const sent = await sentOf(chosen.table, chosen.mapping)
    const refusal = checkBeforeSending(sent)
    if (refusal || signal.aborted) return refusal && show(refusal, sent)
    const onProgress = (share: number) => show({ phase: "running", share }, sent)
    onProgress(0)
    const answer = send({ csv: sent.csv, isDryRun: true, onProgress })
    signal.addEventListener("abort", () => answer.abort())
    show(checkOf(await answer, sent), sent)
  }

  async function run() {
    const { chosen, sent, check, running } = state
    if (running || !sent || check?.phase !== "good") return
    const ready = { step: "check", chosen, sent, check } as const
    const signal = beginWork()
    const onProgress = (share: number) => signal.aborted || change({ ...ready, running: { share } })
    onProgress(0)
    const answer = await send({ csv: sent.csv, isDryRun: false, onProgress })
    if (signal.aborted) return
    const isElsewhere = listeners.size === 0
    if (answer.data) {
      if (isElsewhere) toast.success(words.done.title)
      return change({ step: "done", result: answer.data.data })
    }
    // After the login that follows, it waits as it was.
    if (currentSession().wasEnded) return change(ready)
    const found = checkOf(answer, sent)
    if (isElsewhere) toastFailure(words.run.failedElsewhere)
    change(found.phase === "failed" ? { ...ready, failure: found.failure } : { ...ready, check: found })
  }

  function goBack(to: ImportState) {
    beginWork()
    change(to)
  }
  return {
    ...shown,
    choose,
    setColumn,
    checkFile,
    run,
    toColumns: () => goBack({ step: "map", chosen: shown.chosen }),
    startAfresh: () => goBack({ step: "choose" }),
  }
}
