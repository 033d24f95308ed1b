import type { ImportResult } from "contract"
import { useState, useSyncExternalStore } from "react"
import { toast } from "react-hot-toast/headless"
import { useToastFailure } from "#api/action-toast.ts"
import type { CallFailure } from "#api/base-query.ts"
import type { Problem } from "#api/file/csv-text.ts"
import { useTexts } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { currentSession, useSession } from "#session/session.ts"
import { type Column, guessMapping, type Mapping, missingColumns } from "./csv-columns.ts"
import { readTable, type Table } from "./csv-table.ts"
import { type PreparedFile, prepareUpload } from "./csv-upload.ts"
import { useImportCertificatesMutation } from "./import-api.ts"
import { type Check, checkBeforeSending, checkOf, signedOut } from "./import-check.ts"
import { withCell, withoutLine } from "./mend.ts"

export type SelectedFile = {
  name: string
  table: Table
  mapping: Mapping
  /** Certificates that exist already are corrected, all for one reason. */
  corrects?: boolean
  /** Holders get a mail. Not by default: files often list certificates of earlier years, whose holders have them. */
  notifies?: boolean
  reason?: string
}

type ImportState = {
  step: "choose" | "map" | "check" | "done"
  isReading?: boolean
  problem?: Problem
  selectedFile?: SelectedFile
  sent?: PreparedFile
  check?: Check
  /** The progress of the upload, from 0 to 1. */
  running?: { share: number }
  failure?: CallFailure
  isReasonMissing?: boolean
  result?: ImportResult
}

export type Wizard = ReturnType<typeof useImport>

// Outside the component, so that the state survives when a user must log in again midway.
let state: ImportState = { step: "choose" }
let owner: string | undefined
let remembered: { headings: string; mapping: Mapping } | undefined
let work = new AbortController()
// Empty once the user has left the screen; a toast then shows the result.
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ImportState) {
  state = next
  for (const listener of listeners) listener()
}

/** Aborts the previous work, because its response is about a file that is no longer selected. */
function beginWork(): AbortSignal {
  work.abort()
  work = new AbortController()
  return work.signal
}

/** Clears the state of another user, who may have used the same browser before. */
function claim(userId: string | undefined) {
  if (owner === userId) return
  beginWork()
  owner = userId
  remembered = undefined
  state = { step: "choose" }
}

export function useImport() {
  const userId = useSession().user?._id
  useState(() => claim(userId))
  const shown = useSyncExternalStore(subscribe, () => state)
  const [send] = useImportCertificatesMutation()
  const texts = useTexts(importTexts)
  const toastFailure = useToastFailure()

  async function choose(file: File) {
    const signal = beginWork()
    change({ step: "choose", isReading: true })
    const table = await readTable(file)
    if (signal.aborted) return
    if ("problem" in table) return change({ step: "choose", problem: table.problem })
    // A corrected file with the same headings gets the previous mapping.
    const known = remembered?.headings === JSON.stringify(table.headings) ? remembered.mapping : undefined
    change({ step: "map", selectedFile: { name: file.name, table, mapping: known ?? guessMapping(table.headings) } })
    if (known && missingColumns(known).length === 0) await checkFile()
  }

  function setColumn(column: Column, index: number) {
    const { selectedFile } = state
    if (selectedFile)
      change({ step: "map", selectedFile: { ...selectedFile, mapping: { ...selectedFile.mapping, [column]: index } } })
  }

  function setChoice(changes: Partial<SelectedFile>, next: ImportState = state) {
    if (state.selectedFile) change({ ...next, selectedFile: { ...state.selectedFile, ...changes } })
  }

  function setTable(table: Table, changes: Partial<ImportState> = {}) {
    if (state.selectedFile) change({ ...state, ...changes, selectedFile: { ...state.selectedFile, table } })
  }

  function mend(line: number, index: number, value: string) {
    if (state.selectedFile) setTable(withCell(state.selectedFile.table, line, index, value))
  }

  /** The line is not imported. */
  function drop(line: number) {
    const { selectedFile, check } = state
    if (!selectedFile || check?.phase !== "faulty") return
    const faults = check.faults.filter((fault) => fault.line !== line)
    const count = check.count - (check.faults.length - faults.length)
    setTable(withoutLine(selectedFile.table, line), { check: { ...check, faults, count } })
    if (count === 0) void checkFile()
  }

  /** Others may have changed certificates, and what the file changes is to be seen before. */
  function setCorrects(corrects: boolean) {
    if (state.running) return
    setChoice({ corrects })
    void checkFile()
  }

  async function checkFile() {
    const { selectedFile } = state
    if (!selectedFile) return
    remembered = { headings: JSON.stringify(selectedFile.table.headings), mapping: selectedFile.mapping }
    const signal = beginWork()
    const show = (check: Check, sent?: PreparedFile) =>
      signal.aborted || change({ step: "check", selectedFile, check, sent })
    show({ phase: "running" })
    const sent = await prepareUpload(selectedFile.table, selectedFile.mapping)
    const refusal = checkBeforeSending(sent)
    if (refusal || signal.aborted) return refusal && show(refusal, sent)
    const onProgress = (share: number) => show({ phase: "running", share }, sent)
    onProgress(0)
    const response = send({ csv: sent.csv, isDryRun: true, corrects: selectedFile.corrects, onProgress })
    signal.addEventListener("abort", () => response.abort())
    const { data, error } = await response
    // The end of a session resets the API's state and aborts its calls: their error has no status.
    show(error && !("status" in error) ? signedOut : checkOf({ data, error }, sent), sent)
  }

  async function run() {
    const { selectedFile, sent, check, running } = state
    if (running || !sent || check?.phase !== "good") return
    const ready = { step: "check", selectedFile, sent, check } as const
    const reason = selectedFile?.reason?.trim() ?? ""
    const { corrected, dryRunDigest } = check.result
    if (corrected > 0 && reason === "") return change({ ...ready, isReasonMissing: true })
    const signal = beginWork()
    const onProgress = (share: number) => signal.aborted || change({ ...ready, running: { share } })
    onProgress(0)
    const response = await send({
      csv: sent.csv,
      isDryRun: false,
      requestId: sent.requestId,
      notify: selectedFile?.notifies ? { notify: "1" } : {},
      corrects: corrected > 0,
      correction: corrected > 0 ? { reason, dryRunDigest } : undefined,
      onProgress,
    })
    if (signal.aborted) return
    const isElsewhere = listeners.size === 0
    if (response.data) {
      if (isElsewhere) toast.success(texts.done.title)
      return change({ step: "done", result: response.data.data })
    }
    // The session has ended: after the login the wizard continues in this state.
    if (currentSession().wasEnded) return change(ready)
    const found = checkOf(response, sent)
    if (isElsewhere) toastFailure(texts.run.failedElsewhere)
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
    mend,
    drop,
    setCorrects,
    setReason: (reason: string) => setChoice({ reason }, { ...state, isReasonMissing: false }),
    setNotifies: (notifies: boolean) => setChoice({ notifies }),
    checkFile,
    run,
    toColumns: () => goBack({ step: "map", selectedFile: shown.selectedFile }),
    restart: () => goBack({ step: "choose" }),
  }
}
