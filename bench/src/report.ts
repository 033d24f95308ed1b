export type Row = { what: string; measured: string; aim: string }

export function atLeast(what: string, measured: number, least: number): Row {
  return { what, measured: measured.toFixed(2), aim: `${least} or more` }
}

export function under(what: string, measured: number, most: number): Row {
  return { what, measured: measured.toFixed(measured < 10 ? 2 : 0), aim: `under ${most}` }
}

/** Told with the others, but there is nothing that it should be. */
export const withoutAim = (row: Row): Row => ({ ...row, aim: "" })

export const notMeasured = (what: string, why: string): Row => ({ what, measured: `not measured: ${why}`, aim: "" })

export function printTable(rows: readonly Row[]) {
  const all = [{ what: "what", measured: "measured", aim: "aim" }, ...rows]
  const widest = (column: keyof Row) => Math.max(...all.map((row) => row[column].length))
  const [what, measured] = [widest("what"), widest("measured")]
  for (const row of all)
    console.log(`${row.what.padEnd(what)}   ${row.measured.padEnd(measured)}   ${row.aim}`.trimEnd())
}
