import {
  CertificateBatch,
  type CertificateBatchInput,
  type Failure,
  type FieldError,
  type ImportResult,
  importCertificates,
  type NotifyQuery,
  type Problem,
} from "contract"
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import type { ZodMiniType } from "zod/mini"
import type { CallFailure } from "#api/base-query.ts"
import { type ShownFailure, useContractForm } from "#api/form/contract-form.ts"
import { newRequestId } from "#api/request-id.ts"
import { useImportCertificatesMutation } from "#features/certificate/import/import-api.ts"
import { useNumberCheck } from "#features/certificate/issue/unlike-number.tsx"
import { useNotify } from "#features/certificate/mail/notify.tsx"
import { type BatchRow, batchCsv, cellAt, hasProblem, rowsFrom, rowsWith, type ShownRow } from "./batch-rows.ts"
import { readPastedList } from "./pasted-list.ts"
import { useBatchState } from "./use-batch-state.ts"

/** The pasted or typed text of the form for one certificate. */
export type BatchStart = { text: string; values: CertificateBatchInput }

/** `rows` are JSON, because a draft compares values. */
type Input = CertificateBatchInput & {
  rows?: string
  /** The list as text, before it is read or while it is changed. */
  text?: string
  /** Not empty while the list is changed as text. `rows` have what was typed since it was read. */
  changing?: string
}
/** A request. If its outcome is unknown, only the same one may be sent again. */
type Sent = { csv: Blob; issued: ShownRow[]; requestId: string; notify: NotifyQuery }
export type Issued = { result: ImportResult; issued: ShownRow[] }

export const sharedOptional = ["issuedOn", "expiresOn", "hours", "skills"] as const
const empty: Input = {
  ...{ certificationName: "", batchNo: "", issuedOn: "", expiresOn: "", hours: "", skills: "" },
  ...{ rows: "", text: "", changing: "" },
}

/** A list of people and the common fields of their certificates, which are issued together, as an import. */
export function useBatch(start: BatchStart | undefined) {
  const [send] = useImportCertificatesMutation()
  const [unsure, setUnsure] = useState<Sent>()
  const [outcome, setOutcome] = useState<Issued>()
  const [refused, setRefused] = useState<readonly { line: number; field: string; problem: Problem }[]>([])
  const [isRenumbered, setRenumbered] = useState(false)
  const [notes, setNotes] = useState({ headings: [] as string[], ignored: [] as string[] })
  const contract = useContractForm<Input, CertificateBatch, Issued>({
    schema: CertificateBatch as ZodMiniType<CertificateBatch, Input>,
    empty,
    draft: `${importCertificates.path} list`,
    save: issue,
    onDone: setOutcome,
  })
  const { form, setField } = contract
  const { rows, setRows } = useRows(form.watch("rows") ?? "", (text) => setField("rows", text))
  const [text, changing] = [form.watch("text") ?? "", form.watch("changing")]
  const notify = useNotify()
  const batchNo = form.watch("batchNo").trim()
  const { state, reload } = useBatchState(batchNo, rows.length)
  const shown = useMemo(() => (changing ? [] : rowsWith(rows, state)), [rows, state, changing])
  const checkNumber = useNumberCheck()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const checked = useMemo(
    () =>
      shown.map((row) => (row.number === "" || !row.isIssued ? row : { ...row, unlike: checkNumber(row.shownNumber) })),
    [shown, checkNumber],
  )
  const unlike = checked.flatMap(({ unlike, shownNumber: number }) =>
    unlike === undefined || accepted.includes(number) ? [] : [number],
  )
  const withRefused = checked.map((row) => {
    const found = refused.filter(({ line }) => line === row.line)
    const problems = Object.fromEntries(found.map(({ field, problem }) => [field, problem]))
    return found.length > 0 ? { ...row, problems: { ...problems, ...row.problems } } : row
  })

  function read(text: string) {
    const list = readPastedList(text)
    setField("text", typeof list === "string" ? text : "")
    if (typeof list === "string") return list
    setNotes(list)
    setRows(rowsFrom(list.rows, rows))
    setField("changing", "")
    return undefined
  }
  const begin = useEffectEvent(() => {
    if (!start) return
    for (const name of ["certificationName", "batchNo", ...sharedOptional] as const) {
      if (start.values[name]) setField(name, start.values[name])
    }
    if (start.text) read(start.text)
  })
  useEffect(() => begin(), [])

  async function issue(shared: CertificateBatch): Promise<Issued> {
    const issued = shown.filter(({ isIssued }) => isIssued)
    const request = unsure ?? {
      csv: batchCsv(shared, issued),
      issued,
      requestId: newRequestId(),
      notify: notify.query,
    }
    setRefused([])
    setRenumbered(false)
    const { csv, requestId } = request
    const { data, error } = await send({ csv, isDryRun: false, requestId, notify: request.notify })
    const isUnsure = !data && !isRefusal(error as CallFailure)
    setUnsure(isUnsure ? request : undefined)
    if (data) return { result: data.data, issued: request.issued }
    if (isUnsure) throw { ...(error as object), isShown: true } satisfies ShownFailure
    await reload()
    throw explained(error as CallFailure, request.issued)
  }

  /** The failure with the errors of the shared fields; those of the rows are shown in the list. */
  function explained(failure: CallFailure, issued: readonly ShownRow[]) {
    const data = ("data" in failure ? failure.data : {}) as Partial<Failure>
    const { errors = [], code } = data
    const own = errors.flatMap(({ field: path, ...problem }) => {
      const { index, field, column } = cellAt(path)
      const row = issued[index]
      return row ? [{ line: row.line, isTyped: row.number !== "", field, column, problem: problem as Problem }] : []
    })
    const isTaken = (each: (typeof own)[number]) => each.field === "number" && !each.isTyped
    setRefused(own.flatMap((each) => (each.field && !isTaken(each) ? [{ ...each, field: each.field }] : [])))
    const wasTaken = code === "editConflict" || own.some(isTaken)
    setRenumbered(wasTaken)
    const shared: FieldError[] = own
      .filter(({ field }) => !field)
      .slice(0, 1)
      .map(({ column, problem }) => ({ ...(problem as FieldError), field: column }))
    return { ...failure, data: { ...data, errors: shared }, ...(wasTaken && { isShown: true }) }
  }

  const change = (line: number, changes: Partial<BatchRow>) => {
    setRefused((all) => all.filter((each) => each.line !== line))
    setRows(rows.map((row) => (row.line === line ? { ...row, ...changes } : row)))
  }
  return {
    ...contract,
    batchNo,
    shown: withRefused,
    faulty: withRefused.filter(hasProblem).length,
    issuedCount: shown.filter(({ isIssued }) => isIssued).length,
    /** Nothing may be issued before the list shows the numbers of this batch. */
    isReady: state.batchNo !== "" && !state.isFailed,
    isFailed: state.isFailed,
    isRenumbered,
    /** How many numbers are written unlike the others, and were not accepted. */
    unlikeCount: unlike.length,
    isAsking: isAsking && unlike.length > 0,
    ask: () => setAsking(true),
    acceptNumbers: () => setAccepted([...accepted, ...unlike]),
    isUnsure: unsure !== undefined,
    outcome,
    notes,
    notify,
    text,
    setText: (text: string) => setField("text", text),
    read,
    reload,
    change,
    remove: (line: number) => setRows(rows.filter((row) => row.line !== line)),
    changeList: () => {
      setField("text", rows.map(({ name, email }) => `${name}\t${email}`).join("\n"))
      setField("changing", "1")
    },
  }
}

/** Nothing was issued. Otherwise it may have been, and the response was lost. */
const isRefusal = ({ status }: CallFailure) => typeof status === "number" && (status < 500 || status === 503)

function useRows(text: string, setText: (text: string) => void) {
  const [own, setOwn] = useState<{ text: string; rows: BatchRow[] }>({ text: "", rows: [] })
  const rows = useMemo(() => (own.text === text ? own.rows : (JSON.parse(text || "[]") as BatchRow[])), [own, text])
  function setRows(next: BatchRow[]) {
    const text = next.length > 0 ? JSON.stringify(next) : ""
    setOwn({ text, rows: next })
    setText(text)
  }
  return { rows, setRows }
}
