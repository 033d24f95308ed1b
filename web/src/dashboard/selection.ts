import { useEffect, useState } from "react"

type Row = { _id: string }

export type Selection<T extends Row> = ReturnType<typeof useSelection<T>>

/** The rows selected for a bulk action, across pages and searches. */
export function useSelection<T extends Row>(shown: readonly T[] | undefined) {
  const [selected, setSelected] = useState<ReadonlyMap<string, T>>(new Map())

  useEffect(() => {
    setSelected((before) => {
      const changed = shown?.filter((row) => before.has(row._id) && before.get(row._id) !== row) ?? []
      return changed.length === 0 ? before : new Map([...before, ...changed.map((row) => [row._id, row] as const)])
    })
  }, [shown])

  function set(rows: readonly T[], isOn: boolean) {
    setSelected((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isOn) after.set(row._id, row)
        else after.delete(row._id)
      }
      return after
    })
  }
  return {
    /** In the version that the list last showed. */
    rows: [...selected.values()],
    has: ({ _id }: Row) => selected.has(_id),
    set,
    clear: () => setSelected(new Map()),
    /** Deselects all other rows. */
    retain: (ids: readonly string[]) => setSelected((old) => new Map([...old].filter(([id]) => ids.includes(id)))),
  }
}
