import type { List, PageMeta } from "contract"
import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { type RecordCall, useCall } from "#api/calls.ts"
import type { ListState } from "#dashboard/list/list-state.ts"
import { dragRow } from "#dashboard/row/drag-row.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { StepButton } from "#ui/button/step-button.tsx"
import { classes } from "#ui/class-names.ts"
import { moveItem } from "#ui/display/move-item.ts"
import type { Column } from "#ui/display/table.tsx"
import { isFocusLost } from "#ui/focus.ts"

/** Six dots. */
const grip =
  "before:h-4.5 before:w-3 before:bg-[radial-gradient(currentColor_1.5px,transparent_1.75px)] before:bg-size-[6px_6px]"

type Row = { _id: string }

type QueryResult<T> = {
  data?: (List<T> & { meta?: PageMeta }) | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => PromiseLike<unknown>
}

type RowOrderPlan<T extends Row> = {
  /** All rows in the server's order, or one page of them. */
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
  /** Of a list with pages. */
  pages?: Pick<ListState, "toPage" | "pageSize">
}

const none: never[] = []

/** Shows a new order immediately (optimistic update). A queue saves moves one by one; a failure drops the queued moves. */
export function useRowOrder<T extends Row>(plan: RowOrderPlan<T>) {
  const { result, call, refetch, texts: own, nameOf, numberOf, isFiltered, pages, filter = (rows) => [...rows] } = plan
  const { texts, format } = useTextsAndFormat(recordTexts)
  const toastAction = useActionToast()
  // No topics: the list is refetched once, after the last of several quick moves.
  const send = useCall(call, none)
  const [optimisticOrder, setOptimisticOrder] = useState<readonly string[] | null>(null)
  const [announcement, announce] = useState("")
  const queue = useRef(Promise.resolve(true))
  const rows = result.data?.data ?? none
  const { meta } = result.data ?? {}
  // Of the first row.
  const offset = meta ? Math.max(0, meta.from - 1) : 0
  const total = meta?.total ?? rows.length
  const navigate = useNavigate()
  const shown = optimisticOrder ? inOrder(rows, optimisticOrder) : rows
  const indexes = new Map(shown.map(({ _id }, index) => [_id, index]))
  // A button that moves in the DOM loses the focus. It gets it back after each render until its move is saved.
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (focused.current && isFocusLost()) document.getElementById(focused.current)?.focus()
  })

  async function move(row: T, from: number, to: number, buttonId?: string) {
    if (buttonId) focused.current = buttonId
    const isOnPage = to >= offset && to < offset + rows.length
    announce(texts.moved(nameOf(row), format.number(to + 1), format.number(total)))
    if (isOnPage) setOptimisticOrder(moveItem([...indexes.keys()], from, to - offset))
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
      // The buttons of a row that leaves the page lead there.
      if (!isOnPage && pages) await navigate(pages.toPage(Math.floor(to / pages.pageSize) + 1))
      await refetch()
      if (queue.current === empty) setOptimisticOrder(null)
    }
    if (isOnPage && focused.current === buttonId) focused.current = undefined
  }

  function cell(row: T) {
    const position = indexes.get(row._id) ?? 0
    // Row numbers belong to positions, not to rows.
    const text = format.number(numberOf?.(rows[position] ?? row) ?? offset + position + 1)
    const number = <span className="tabular hidden min-w-6 text-center @3xl:inline">{text}</span>
    if (isFiltered || total < 2) return number
    const step = (label: string, to: number) => {
      const id = `${row._id}-${label}`
      const onPress = () => move(row, position, offset + to, id)
      return { id, label: `${label}: ${nameOf(row)}`, onPress, className: "@3xl:h-5 @3xl:w-7" }
    }
    return (
      <div className="-ms-2 flex items-center @3xl:gap-1">
        {/* For pointers only: the buttons beside it work with the keyboard too. */}
        <span
          aria-hidden="true"
          title={texts.drag}
          data-grip=""
          onPointerDown={(event) => dragRow(event, (to) => move(row, position, offset + to))}
          className={classes(
            "hidden size-11 cursor-grab touch-none items-center justify-center rounded-field text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing @3xl:inline-flex @3xl:h-9 @3xl:w-7",
            grip,
          )}
        />
        {number}
        <span className="flex @3xl:flex-col">
          <StepButton {...step(texts.moveUp, position - 1)} isUp isEnd={offset + position === 0} />
          <StepButton {...step(texts.moveDown, position + 1)} isEnd={offset + position === total - 1} />
        </span>
      </div>
    )
  }
  const found = filter(shown)
  return {
    serial: { key: "serial", heading: own.serial, inCard: "order", cell } satisfies Column<T>,
    result: {
      ...result,
      data: result.data && { ...result.data, data: found, count: meta ? result.data.count : found.length },
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
