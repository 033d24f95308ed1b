import { useState, useSyncExternalStore } from "react"
import { toast } from "react-hot-toast/headless"
import { useToastFailure } from "#api/toast-failure.ts"
import { importWords } from "#i18n/screens/import.ts"
import { useWords } from "#i18n/words.ts"
import { useSession } from "#session/session.ts"
import { type Column, guessed, missingIn } from "./csv-columns.ts"
import { sentOf } from "./csv-sent.ts"
import { tableOf } from "./csv-table.ts"
import { useImportCertificatesMutation } from "./import-api.ts"
import { checkOf, refusalOf } from "./import-check.ts"
import {
  type Chosen,
  changeImport,
  claimImport,
  claimOf,
  importState,
  isImportShown,
  onImportState,
  recalled,
  rememberColumns,
} from "./import-state.ts"

// What is asked about a file that is not the chosen one any more is not heard.
let asking = new AbortController()

function askAfresh(): AbortSignal {
  asking.abort()
  asking = new AbortController()
  return asking.signal
}

/** What the wizard knows, and what can be done in it. */
export function useImport() {
  const userId = useSession().user?._id
  useState(() => claimImport(userId))
  const state = useSyncExternalStore(onImportState, importState)
  const [send] = useImportCertificatesMutation()
  const words = useWords(importWords)
  const toastFailure = useToastFailure()

  async function choose(file: File) {
    const signal = askAfresh()
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
    const signal = askAfresh()
    const checking = { step: "check", chosen } as const
    changeImport({ ...checking, check: { phase: "running" } })
    const sent = await sentOf(chosen.table, chosen.mapping)
    if (signal.aborted) return
    const failure = refusalOf(sent)
    if (failure && sent.faults.length > 0 && sent.count === 0) {
      return changeImport({
        ...checking,
        sent,
        check: { phase: "faulty", faults: sent.faults, count: sent.faults.length },
      })
    }
    if (failure) return changeImport({ ...checking, sent, check: { phase: "failed", failure } })
    const onProgress = (share: number) =>
      signal.aborted || changeImport({ ...checking, sent, check: { phase: "running", share } })
    onProgress(0)
    const answer = await sending({ csv: sent.csv, dryRun: true, onProgress }, signal)
    if (!signal.aborted) changeImport({ ...checking, sent, check: checkOf(answer, sent) })
  }

  function sending(file: Parameters<typeof send>[0], signal: AbortSignal) {
    const asked = send(file)
    signal.addEventListener("abort", () => asked.abort())
    return asked
  }

  async function run() {
    const { chosen, sent, check, running } = importState()
    if (running || !sent || check?.phase !== "good") return
    const ready = { step: "check", chosen, sent, check } as const
    const isMine = claimOf()
    const onProgress = (share: number) => isMine() && changeImport({ ...ready, running: { share } })
    onProgress(0)
    const answer = await send({ csv: sent.csv, dryRun: false, onProgress })
    if (!isMine()) return
    if (answer.data) {
      if (!isImportShown()) toast.success(words.done.title)
      return changeImport({ step: "done", result: answer.data.data })
    }
    // After the login that follows, it waits as it was.
    if (answer.error && "status" in answer.error && answer.error.status === 401) return changeImport(ready)
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
  askAfresh()
  changeImport(chosen ? { step: "map", chosen } : { step: "choose" })
}
