import { useEffect, useState } from "react"
import { type BulkBody, maxBulkRecords } from "#api/bulk-series.ts"
import type { ListState } from "#dashboard/list/list-state.ts"

type Row = { _id: string; updatedAt?: string }
type Shown<T> = { data: readonly T[]; count: number } | undefined

export type Selection<T extends Row> = ReturnType<typeof useSelection<T>>

const none: never[] = []

/**
 * The rows selected for a bulk action, across pages and searches; or every row that the list's search and filters find, on
 * all its pages, until they change.
 */
export function useSelection<T extends Row>(list: Shown<T>, { exportQuery }: Pick<ListState, "exportQuery">) {
  const [selected, setSelected] = useState<ReadonlyMap<string, T>>(new Map())
  const [everyOf, setEveryOf] = useState<string | null>(null)
  const query = JSON.stringify(exportQuery)
  const isEvery = everyOf === query
  const shown = list?.data ?? none

  useEffect(() => {
    setSelected((before) => {
      const changed = shown.filter((row) => before.has(row._id) && before.get(row._id) !== row)
      return changed.length === 0 ? before : new Map([...before, ...changed.map((row) => [row._id, row] as const)])
    })
  }, [shown])

  useEffect(() => {
    if (everyOf === null || everyOf === query) return
    setEveryOf(null)
    setSelected(new Map())
  }, [everyOf, query])

  function set(rows: readonly T[], isOn: boolean) {
    // Without one of them it is no longer every row: those of this page remain.
    setEveryOf(null)
    setSelected((before) => {
      const after = new Map(isEvery ? shown.map((row) => [row._id, row]) : before)
      for (const row of rows) {
        if (isOn) after.set(row._id, row)
        else after.delete(row._id)
      }
      return after
    })
  }
  const rows = everyOf === null ? [...selected.values()] : none
  return {
    /** In the version that the list last showed; empty if every row is selected. */
    rows,
    count: isEvery ? (list?.count ?? 0) : rows.length,
    isEvery,
    filter: exportQuery,
    /** How many rows they find. */
    total: list?.count ?? 0,
    has: ({ _id }: Pick<Row, "_id">) => isEvery || (everyOf === null && selected.has(_id)),
    set,
    selectEvery: () => setEveryOf(query),
    clear: () => {
      setEveryOf(null)
      setSelected(new Map())
    },
    /** Deselects all other rows. */
    retain: (ids: readonly string[]) => setSelected((old) => new Map([...old].filter(([id]) => ids.includes(id)))),
    /** The input by which bulk calls find these rows. */
    bodies: (how: "ids" | "versions"): BulkBody[] =>
      isEvery ? [{ filter: exportQuery } as BulkBody] : bodiesOf(rows, how),
  }
}

/** In parts that one call can take. */
export function chunksOf<T>(rows: readonly T[]): T[][] {
  const chunks: T[][] = []
  for (let from = 0; from < rows.length; from += maxBulkRecords) chunks.push(rows.slice(from, from + maxBulkRecords))
  return chunks
}

const bodiesOf = (rows: readonly Row[], how: "ids" | "versions"): BulkBody[] =>
  chunksOf(rows).map((chunk) =>
    how === "ids"
      ? { ids: chunk.map(({ _id }) => _id) }
      : { versions: chunk.map(({ _id, updatedAt }) => ({ _id, updatedAt })) },
  )
