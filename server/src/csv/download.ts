import { Readable } from "node:stream"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { byteOrderMark, dhakaDay } from "contract"
import type { FastifyReply } from "fastify"
import { type Cell, csvRow } from "#csv/write.ts"

/** Sets the headers of a download; returns the file name, which has the day in Dhaka. */
export function setCsvHeaders(reply: FastifyReply, name: string): string {
  const fileName = `${name}-${dhakaDay(Date.now())}.csv`
  reply.headers({
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  })
  return fileName
}

/** Streams a file in pages, with backpressure, so that it can have any number of rows. */
export function csvStream<Row>(
  columns: readonly string[],
  rowsAfter: (previous: Row | undefined) => Promise<Row[]>,
  cellsOf: (rows: Row[]) => Cell[][],
): Readable {
  async function* pages() {
    yield byteOrderMark + csvRow(columns)
    let rows = await rowsAfter(undefined)
    while (rows.length > 0) {
      const text = cellsOf(rows).map(csvRow).join("")
      if (text !== "") yield text
      // node:sqlite is synchronous: yield to the event loop between pages.
      await yieldToEventLoop()
      rows = await rowsAfter(rows.at(-1))
    }
  }
  return Readable.from(pages(), { objectMode: false })
}
