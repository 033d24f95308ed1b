import { afterEach } from "vitest"
import { defaultBackupCount } from "#db/health/backup-age.ts"
import type { JobState } from "#db/jobs/jobs.ts"
import { serveMetrics } from "#metrics/server.ts"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { readMetrics } from "#test/read-metrics.ts"
import type { TestApp } from "#test/test-app.ts"

const running: { stop: () => Promise<void> }[] = []

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

/** Serves the metrics of an app until the end of the test; each call of the result is one scrape. */
export async function scraperOf({ app, database }: TestApp, jobStates = async (): Promise<JobState[]> => []) {
  const address = { metricsPort: await freePort(), metricsHost: "127.0.0.1" }
  const mailCounts = { sent: 0, failedAttempts: 0 }
  const sources = { app, database, backupCount: defaultBackupCount, mailCounts, jobStates }
  running.push(await serveMetrics(address, sources))
  return () => readMetrics(`http://127.0.0.1:${address.metricsPort}/metrics`)
}
