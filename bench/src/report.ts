export type Row = { what: string; measured: string; aim: string }

export function printTable(rows: readonly Row[]) {
  const all = [{ what: "what", measured: "measured", aim: "aim" }, ...rows]
  const widest = (column: keyof Row) => Math.max(...all.map((row) => row[column].length))
  const [what, measured] = [widest("what"), widest("measured")]
  for (const row of all)
    console.log(`${row.what.padEnd(what)}   ${row.measured.padEnd(measured)}   ${row.aim}`.trimEnd())
}
