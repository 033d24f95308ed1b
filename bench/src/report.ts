export type Row = { metric: string; measured: string; target: string }

export function atLeastRow(metric: string, measured: number, min: number): Row {
  return { metric, measured: measured.toFixed(2), target: `${min} or more` }
}

export function underRow(metric: string, measured: number, max: number): Row {
  return { metric, measured: measured.toFixed(measured < 10 ? 2 : 0), target: `under ${max}` }
}

/** A row for information: it has no target. */
export const withoutTarget = (row: Row): Row => ({ ...row, target: "" })

export const notMeasured = (metric: string, why: string): Row => ({
  metric,
  measured: `not measured: ${why}`,
  target: "",
})

export function printTable(rows: readonly Row[]) {
  const all = [{ metric: "metric", measured: "measured", target: "target" }, ...rows]
  const widthOf = (column: keyof Row) => Math.max(...all.map((row) => row[column].length))
  const [metric, measured] = [widthOf("metric"), widthOf("measured")]
  for (const row of all)
    console.log(`${row.metric.padEnd(metric)}   ${row.measured.padEnd(measured)}   ${row.target}`.trimEnd())
}
