export type Row = { what: string; measured: string; aim: string }

export function atLeastRow(what: string, measured: number, min: number): Row {
  return { what, measured: measured.toFixed(2), aim: `${min} or more` }
}

export function underRow(what: string, measured: number, max: number): Row {
  return { what, measured: measured.toFixed(measured < 10 ? 2 : 0), aim: `under ${max}` }
}

/** A row for information: it has no target. */
export const withoutAim = (row: Row): Row => ({ ...row, aim: "" })

export const notMeasured = (what: string, why: string): Row => ({ what, measured: `not measured: ${why}`, aim: "" })

export function printTable(rows: readonly Row[]) {
  const all = [{ what: "what", measured: "measured", aim: "aim" }, ...rows]
  const widthOf = (column: keyof Row) => Math.max(...all.map((row) => row[column].length))
  const [what, measured] = [widthOf("what"), widthOf("measured")]
  for (const row of all)
    console.log(`${row.what.padEnd(what)}   ${row.measured.padEnd(measured)}   ${row.aim}`.trimEnd())
}
