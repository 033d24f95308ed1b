import type { List } from "contract"
import { useEffect, useRef, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { type RecordCall, useCall } from "#api/calls.ts"
import { dragRow } from "#dashboard/drag-row.ts"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { isFocusLost } from "#ui/focus.ts"
import { Icon } from "#ui/icon.tsx"
import { moved } from "#ui/moved.ts"
import { StepButton } from "#ui/step-button.tsx"
import type { Column } from "#ui/table.tsx"

const grip = "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01"

type Row = { _id: string; index: number }

type Answer<T> = {
  data?: List<T> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => PromiseLike<unknown>
}

type RowOrderPlan<T extends Row> = {
  /** All of them, as the server orders them. */
  answer: Answer<T>
  /** Moves a row to a place, counted from 1. */
  call: RecordCall
  /** Asks for the rows again after moves. */
  refetch: () => PromiseLike<unknown>
  words: { serial: string; moveFailed: string }
  nameOf: (row: T) => string
  /** Which of them the list shows. */
  filter: (rows: readonly T[]) => T[]
  /** While the list is filtered nothing is moved: a place among those that are shown is no place in the list. */
  isFiltered: boolean
}

const none: never[] = []

/** A new order shows at once (optimistic). Moves are saved one by one; a failure drops those queued behind it. */
export function useRowOrder<T extends Row>(plan: RowOrderPlan<T>) {
  const { answer, call, refetch, words: own, nameOf, filter, isFiltered } = plan
  const { words, format } = useWordsAndFormat(recordWords)
  const toastAction = useActionToast()
  // The list is asked for again when the last of several quick moves is done.
  const send = useCall(call, none)
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [announcement, announce] = useState("")
  const queue = useRef(Promise.resolve(true))
  const rows = answer.data?.data ?? none
  const shown = wanted ? inOrder(rows, wanted) : rows
  const places = new Map(shown.map(({ _id }, place) => [_id, place]))
  // A button that moves in the page loses the focus there; until its move is saved it gets it back each time.
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (focused.current && isFocusLost()) document.getElementById(focused.current)?.focus()
  })

  async function move(row: T, from: number, to: number, buttonId?: string) {
    if (buttonId) focused.current = buttonId
    announce(words.moved(nameOf(row), format.number(to + 1), format.number(rows.length)))
    setWanted(moved([...places.keys()], from, to))
    const save = () => send({ params: { id: row._id }, body: { place: to + 1 } })
    const saving = queue.current.then((isIntact) => isIntact && toastAction(save(), { failed: own.moveFailed }))
    queue.current = saving
    if (!(await saving)) {
      setWanted(null)
      announce("")
    }
    if (queue.current === saving) {
      // Compared by identity: a move made while the list is fetched has replaced it, and its order goes on being shown.
      const empty = Promise.resolve(true)
      queue.current = empty
      await refetch()
      if (queue.current === empty) setWanted(null)
    }
    if (focused.current === buttonId) focused.current = undefined
  }

  function cell(row: T) {
    const place = places.get(row._id) ?? 0
    // The numbers stay where they are; the rows change places.
    const number = format.number(rows[place]?.index ?? row.index)
    if (isFiltered || rows.length < 2) return <span className="tabular min-w-6 text-center">{number}</span>
    const step = (label: string, to: number) => {
      const id = `${row._id}-${label}`
      const onPress = () => move(row, place, to, id)
      return { id, label: `${label}: ${nameOf(row)}`, onPress, className: "@2xl:h-6 @2xl:w-8" }
    }
    return (
      <div className="-my-1 -me-3 flex items-center justify-end gap-1 @2xl:-ms-2 @2xl:me-0 @2xl:justify-start">
        {/* For the pointer alone: the buttons beside it do the same for everybody. */}
        <span
          aria-hidden="true"
          title={words.drag}
          data-grip=""
          onPointerDown={(event) => dragRow(event, (to) => move(row, place, to))}
          className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-field text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing @2xl:w-8"
        >
          <Icon shape={grip} width={3} />
        </span>
        <span className="tabular min-w-6 text-center">{number}</span>
        <span className="flex @2xl:flex-col">
          <StepButton {...step(words.moveUp, place - 1)} isUp isEnd={place === 0} />
          <StepButton {...step(words.moveDown, place + 1)} isEnd={place === rows.length - 1} />
        </span>
      </div>
    )
  }
  const found = filter(shown)
  return {
    serial: { key: "serial", heading: own.serial, cell } satisfies Column<T>,
    answer: {
      ...answer,
      data: answer.data && { ...answer.data, data: found, count: found.length },
      // The list is asked for again after each change: too often to fade out what stands there.
      isFetching: answer.isFetching && (!answer.data || answer.error !== undefined),
    },
    notice: (
      <p role="status" className="sr-only">
        {announcement}
      </p>
    ),
  }
}

/** What nobody moved, because it came in meanwhile, stands at the end. */
function inOrder<T extends Row>(rows: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ _id }: Row) => places.get(_id) ?? ids.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
