import { useEffect, useState } from "react"

type Row = { _id: string }

export type Selection<T extends Row> = ReturnType<typeof useSelection<T>>

/** The rows that were chosen for one action, across pages and searches. */
export function useSelection<T extends Row>(shown: readonly T[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map())

  useEffect(() => {
    setChosen((before) => {
      const changed = shown?.filter((row) => before.has(row._id) && before.get(row._id) !== row) ?? []
      return changed.length === 0 ? before : new Map([...before, ...changed.map((row) => [row._id, row] as const)])
    })
  }, [shown])

  function set(rows: readonly T[], isOn: boolean) {
    setChosen((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isOn) after.set(row._id, row)
        else after.delete(row._id)
      }
      return after
    })
  }
  return {
    /** As they were last shown. */
    rows: [...chosen.values()],
    has: ({ _id }: Row) => chosen.has(_id),
    set,
    clear: () => setChosen(new Map()),
    /** What failed stays chosen, to be tried again. */
    keepOnly: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
  }
}
