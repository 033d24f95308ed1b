import type { List } from "contract"
import { useEffect, useRef, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { type RecordCall, useCall } from "#api/calls.ts"
import { dragRow } from "#dashboard/drag-row.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { isFocusLost } from "#ui/focus.ts"
import { Icon } from "#ui/icon.tsx"
import { moveItem } from "#ui/move-item.ts"
import { StepButton } from "#ui/step-button.tsx"
import type { Column } from "#ui/table.tsx"

const grip = "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01"

type Row = { _id: string }

type QueryResult<T> = {
  data?: List<T> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => PromiseLike<unknown>
}

type RowOrderPlan<T extends Row> = {
  /** All rows, in the server's order. */
  result: QueryResult<T>
  /** Moves a row to a position, counted from 1. */
  call: RecordCall
  /** Refetches the rows after moves. */
  refetch: () => PromiseLike<unknown>
  texts: { serial: string; moveFailed: string }
  nameOf: (row: T) => string
  /** The number that people sort the rows by, if they can edit it; by default the row's position. */
  numberOf?: (row: T) => number
  /** Returns the rows to show; by default all. */
  filter?: (rows: readonly T[]) => T[]
  /** Rows of a filtered list cannot be moved: a position among them is not a position in the whole list. */
  isFiltered?: boolean
}

const none: never[] = []

/** Shows a new order immediately (optimistic update). A queue saves moves one by one; a failure drops the queued moves. */
export function useRowOrder<T extends Row>(plan: RowOrderPlan<T>) {
  const { result, call, refetch, texts: own, nameOf, numberOf, isFiltered, filter = (rows) => [...rows] } = plan
  const { texts, format } = useTextsAndFormat(recordTexts)
  const toastAction = useActionToast()
  // No topics: the list is refetched once, after the last of several quick moves.
  const send = useCall(call, none)
  const [optimisticOrder, setOptimisticOrder] = useState<readonly string[] | null>(null)
  const [announcement, announce] = useState("")
  const queue = useRef(Promise.resolve(true))
  const rows = result.data?.data ?? none
  const shown = optimisticOrder ? inOrder(rows, optimisticOrder) : rows
  const indexes = new Map(shown.map(({ _id }, index) => [_id, index]))
  // A button that moves in the DOM loses the focus. It gets it back after each render until its move is saved.
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (focused.current && isFocusLost()) document.getElementById(focused.current)?.focus()
  })

  async function move(row: T, from: number, to: number, buttonId?: string) {
    if (buttonId) focused.current = buttonId
    announce(texts.moved(nameOf(row), format.number(to + 1), format.number(rows.length)))
    setOptimisticOrder(moveItem([...indexes.keys()], from, to))
    const save = () => send({ params: { id: row._id }, body: { place: to + 1 } })
    const saving = queue.current.then((isIntact) => isIntact && toastAction(save(), { failed: own.moveFailed }))
    queue.current = saving
    if (!(await saving)) {
      setOptimisticOrder(null)
      announce("")
    }
    if (queue.current === saving) {
      // Compared by identity: a move made during the refetch has replaced the queue, and its order must stay visible.
      const empty = Promise.resolve(true)
      queue.current = empty
      await refetch()
      if (queue.current === empty) setOptimisticOrder(null)
    }
    if (focused.current === buttonId) focused.current = undefined
  }

  function cell(row: T) {
    const position = indexes.get(row._id) ?? 0
    // Row numbers belong to positions, not to rows.
    const number = format.number(numberOf?.(rows[position] ?? row) ?? position + 1)
    if (isFiltered || rows.length < 2) return <span className="tabular min-w-6 text-center">{number}</span>
    const step = (label: string, to: number) => {
      const id = `${row._id}-${label}`
      const onPress = () => move(row, position, to, id)
      return { id, label: `${label}: ${nameOf(row)}`, onPress, className: "@3xl:h-6 @3xl:w-8" }
    }
    return (
      <div className="-my-1 -me-3 flex items-center justify-end gap-1 @3xl:-ms-2 @3xl:me-0 @3xl:justify-start">
        {/* For pointers only: the buttons beside it work with the keyboard too. */}
        <span
          aria-hidden="true"
          title={texts.drag}
          data-grip=""
          onPointerDown={(event) => dragRow(event, (to) => move(row, position, to))}
          className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-field text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing @3xl:w-8"
        >
          <Icon shape={grip} width={3} />
        </span>
        <span className="tabular min-w-6 text-center">{number}</span>
        <span className="flex @3xl:flex-col">
          <StepButton {...step(texts.moveUp, position - 1)} isUp isEnd={position === 0} />
          <StepButton {...step(texts.moveDown, position + 1)} isEnd={position === rows.length - 1} />
        </span>
      </div>
    )
  }
  const found = filter(shown)
  return {
    serial: { key: "serial", heading: own.serial, cell } satisfies Column<T>,
    result: {
      ...result,
      data: result.data && { ...result.data, data: found, count: found.length },
      // The list is refetched after each move: too often to fade the rows each time.
      isFetching: result.isFetching && (!result.data || result.error !== undefined),
    },
    notice: (
      <p role="status" className="sr-only">
        {announcement}
      </p>
    ),
  }
}

/** Rows that are not in `ids`, because they were added meanwhile, come last. */
function inOrder<T extends Row>(rows: readonly T[], ids: readonly string[]): T[] {
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const indexOf = ({ _id }: Row) => indexes.get(_id) ?? ids.length
  return rows.toSorted((one, other) => indexOf(one) - indexOf(other))
}
