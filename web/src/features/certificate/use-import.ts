import { useState, useSyncExternalStore } from "react"
import { toast } from "react-hot-toast/headless"
import { useToastFailure } from "#api/toast-failure.ts"
import { useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { currentSession, useSession } from "#session/session.ts"
import { type Column, guessed, missingIn } from "./csv-columns.ts"
import { type Sent, sentOf } from "./csv-sent.ts"
import { tableOf } from "./csv-table.ts"
import { useImportCertificatesMutation } from "./import-api.ts"
import { checkOf, refusedBeforeSending } from "./import-check.ts"
import {
  beginWork,
  type Check,
  type Chosen,
  changeImport,
  claimImport,
  importState,
  isImportShown,
  onImportState,
  recalled,
  rememberColumns,
} from "./import-state.ts"

/** What the wizard knows, and what can be done in it. */
export function useImport() {
  const userId = useSession().user?._id
  useState(() => claimImport(userId))
  const state = useSyncExternalStore(onImportState, importState)
  const [send] = useImportCertificatesMutation()
  const words = useWords(importWords)
  const toastFailure = useToastFailure()

  async function choose(file: File) {
    const signal = beginWork()
    changeImport({ step: "choose", isReading: true })
    const table = await tableOf(file)
    if (signal.aborted) return
    if ("problem" in table) return changeImport({ step: "choose", problem: table.problem })
    const known = recalled(table.headings)
    const chosen = { name: file.name, table, mapping: known ?? guessed(table.headings) }
    changeImport({ step: "map", chosen })
    if (known && missingIn(known).length === 0) await checkFile()
  }

  function setColumn(column: Column, place: number) {
    const { chosen } = importState()
    if (chosen) changeImport({ step: "map", chosen: { ...chosen, mapping: { ...chosen.mapping, [column]: place } } })
  }

  async function checkFile() {
    const { chosen } = importState()
    if (!chosen) return
    rememberColumns(chosen)
    const signal = beginWork()
    const show = (check: Check, sent?: Sent) =>
      signal.aborted || changeImport({ step: "check", chosen, check, ...(sent && { sent }) })
    show({ phase: "running" })
    const sent = await sentOf(chosen.table, chosen.mapping)
    const refusal = refusedBeforeSending(sent)
    if (refusal || signal.aborted) return refusal && show(refusal, sent)
    const onProgress = (share: number) => show({ phase: "running", share }, sent)
    onProgress(0)
    const answer = send({ csv: sent.csv, dryRun: true, onProgress })
    signal.addEventListener("abort", () => answer.abort())
    show(checkOf(await answer, sent), sent)
  }

  async function run() {
    const { chosen, sent, check, running } = importState()
    if (running || !sent || check?.phase !== "good") return
    const ready = { step: "check", chosen, sent, check } as const
    const signal = beginWork()
    const onProgress = (share: number) => signal.aborted || changeImport({ ...ready, running: { share } })
    onProgress(0)
    const answer = await send({ csv: sent.csv, dryRun: false, onProgress })
    if (signal.aborted) return
    if (answer.data) {
      if (!isImportShown()) toast.success(words.done.title)
      return changeImport({ step: "done", result: answer.data.data })
    }
    // After the login that follows, it waits as it was. (The end of a session aborts what its calls were waiting for.)
    if (currentSession().wasEnded) return changeImport(ready)
    const found = checkOf(answer, sent)
    if (!isImportShown()) toastFailure(words.run.failedElsewhere)
    changeImport(found.phase === "failed" ? { ...ready, failure: found.failure } : { ...ready, check: found })
  }

  return {
    ...state,
    choose,
    setColumn,
    checkFile,
    run,
    toColumns: () => back(state.chosen),
    startAfresh: () => back(undefined),
  }
}

function back(chosen: Chosen | undefined) {
  beginWork()
  changeImport(chosen ? { step: "map", chosen } : { step: "choose" })
}
