import { afterEach } from "vitest"
import { defaultBackupCount } from "#db/backup-age.ts"
import { serveMetrics } from "#metrics/server.ts"
import { freePort } from "#test/postgres-cluster.ts"
import type { TestApp } from "#test/test-app.ts"

const running: { stop: () => Promise<void> }[] = []

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

export type Metrics = Awaited<ReturnType<typeof readMetrics>>

/** Serves the metrics of an app until the end of the test; each call of the result is one scrape. */
export async function scraperOf({ app, database }: TestApp) {
  const address = { metricsPort: await freePort(), metricsHost: "127.0.0.1" }
  const mailCounts = { sent: 0, failedAttempts: 0 }
  running.push(await serveMetrics(address, { app, database, backupCount: defaultBackupCount, mailCounts }))
  return () => readMetrics(`http://127.0.0.1:${address.metricsPort}/metrics`)
}

/** The samples by their name and labels, in the order in which the server writes the labels. */
export async function readMetrics(url: string) {
  const text = await (await fetch(url)).text()
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  const samples = new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ")
      return [line.slice(0, end), Number(line.slice(end + 1))] as const
    }),
  )
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((suffix) => name + suffix) : name,
  )
  return { text, names, samples, value: (sample: string) => samples.get(sample) }
}
