import { Readable } from "node:stream"
import { setImmediate as nextTurn } from "node:timers/promises"
import { byteOrderMark } from "contract"
import type { FastifyReply } from "fastify"
import { type Cell, csvRow } from "#csv/write.ts"

/** Answers the file's name, which has today's date in it. */
export function setCsvHeaders(reply: FastifyReply, name: string): string {
  const fileName = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  reply.headers({
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  })
  return fileName
}

/** A file that is made while it is sent, as fast as the reader takes it, so that no number of rows is too large. */
export function csvStream<Row>(
  columns: readonly string[],
  rowsAfter: (last: Row | undefined) => Promise<Row[]>,
  cellsOf: (rows: Row[]) => Cell[][],
): Readable {
  async function* pages() {
    yield byteOrderMark + csvRow(columns)
    let rows = await rowsAfter(undefined)
    while (rows.length > 0) {
      const text = cellsOf(rows).map(csvRow).join("")
      if (text !== "") yield text
      // SQLite answers at once: without this nobody else would have a turn before the end.
      await nextTurn()
      rows = await rowsAfter(rows.at(-1))
    }
  }
  return Readable.from(pages(), { objectMode: false })
}
