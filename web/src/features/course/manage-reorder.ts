import { useEffect, useRef, useState } from "react"
import { moved } from "./moved.ts"

type Row = { _id: string }
type Plan<T extends Row> = {
  rows: readonly T[]
  /** Saves that a row stands at a place, counted from 0; answers whether it is done. */
  save: (row: T, place: number) => Promise<boolean>
  refetch: () => PromiseLike<unknown>
}

/**
 * The rows in the order that was wanted last, at once. Moves are saved one after the other, as they were made; if one
 * fails, those behind it are dropped, for they were made in an order that never came about, and the order is again what
 * the server says.
 */
export function useReorder<T extends Row>({ rows, save, refetch }: Plan<T>) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const failures = useRef(0)
  const shown = wanted ? inOrder(rows, wanted) : rows

  async function move(row: T, place: number) {
    const ids = shown.map(({ _id }) => _id)
    const from = ids.indexOf(row._id)
    if (from < 0) return false
    setWanted(moved(ids, from, place))
    waiting.current += 1
    const before = failures.current
    const mine = saving.current.then(() => before === failures.current && save(row, place)).catch(() => false)
    saving.current = mine.then((isSaved) => {
      if (isSaved || before !== failures.current) return
      failures.current += 1
      setWanted(null)
    })
    const isSaved = await mine
    waiting.current -= 1
    if (waiting.current > 0) return isSaved
    await refetch()
    if (waiting.current === 0) setWanted(null)
    return isSaved
  }
  return { shown, move }
}

/** What nobody moved, because it came in meanwhile, stands at the end. */
function inOrder<T extends Row>(rows: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ _id }: Row) => places.get(_id) ?? ids.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** A control that moves in the page loses the focus there; until it is let go it gets it back each time. */
export function useKeptFocus() {
  const kept = useRef<string>(undefined)
  useEffect(() => {
    const control = kept.current && document.activeElement === document.body && document.getElementById(kept.current)
    if (control) control.focus()
  })
  return {
    keep: (id: string) => {
      kept.current = id
    },
    letGo: (id: string) => {
      if (kept.current === id) kept.current = undefined
    },
  }
}
