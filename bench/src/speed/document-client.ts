import { openConnection } from "#load/http-connection.ts"
import { numberAt } from "#seed/certificate-series.ts"
import { seededSeries } from "#seed/seed-certificates.ts"

// More than there are drawing processes, so that none of them waits for the next request.
const connections = 6

/** Draws `count` documents from this one on; returns the seconds. */
export async function draw(port: number, first: number, count: number): Promise<number> {
  const begin = performance.now()
  let next = first
  const drawSome = async () => {
    const connection = await openConnection(port)
    while (next < first + count) {
      const { status } = await connection.send({
        path: `/api/certificates/document/${numberAt(seededSeries, next++)}.pdf`,
      })
      if (status !== 200) throw new Error(`A document responded ${status}`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: Math.min(connections, count) }, drawSome))
  return (performance.now() - begin) / 1000
}

// As a process of its own: `node document-client.ts PORT FIRST COUNT`.
if (import.meta.main) {
  const [port = 0, first = 0, count = 0] = process.argv.slice(2).map(Number)
  await draw(port, first, count)
}
