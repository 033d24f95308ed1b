import type { JobState } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import type { App } from "#http/handle.ts"
import { cacheBytes, circuitStates, queueStates } from "#isolation/observable-gauges.ts"
import type { MailCounts } from "#mail/mail-worker.ts"
import { counter, durations, type Family, gauge } from "#metrics/exposition.ts"
import { processMetrics } from "#metrics/process.ts"
import { type StoredState, storedState } from "#metrics/stored-state.ts"

export type Sources = {
  app: App
  database: Database
  backupCount: number
  mailCounts: MailCounts
  jobStates: () => Promise<JobState[]>
}

/** All metrics. The rules and the dashboard in deploy/monitoring use them. */
export function collector({ app, database, backupCount, mailCounts, jobStates }: Sources) {
  const stored = storedState(database, backupCount, jobStates)
  const ofProcess = processMetrics(database.location.databaseUrl ? "postgres" : "sqlite")
  const collect = async (): Promise<Family[]> => {
    const { latest, isCurrent } = await stored()
    const fault = database.health.fault()
    const isWritable = isCurrent && latest?.isWritable === true
    const isReady = app.phase === "serving" && isWritable && !fault
    return [
      gauge("prohori_ready", "1 if the server can take any request, as /api/health/ready says.", Number(isReady)),
      gauge("prohori_database_up", "1 if the database answered within two seconds.", Number(isCurrent)),
      gauge("prohori_database_writable", "1 if it accepts writes, too.", Number(isWritable)),
      gauge("prohori_fault", "1 for a known fault of the database or its disk.", fault ? [one({ fault })] : []),
      ...requests(app),
      ...caches(app),
      ...databaseMetrics(database),
      ...queues(),
      ...mails(mailCounts),
      ...auditChain(app),
      ...(latest ? storedMetrics(latest) : []),
      ...ofProcess.collect(),
    ]
  }
  return { collect, stop: ofProcess.stop }
}

const one = (labels: Record<string, string>) => ({ labels, value: 1 })

function requests({ requestMetrics }: App): Family[] {
  const { open, series, signIns } = requestMetrics.read()
  const byRoute = series.map(({ durations, ...labels }) => ({ labels, histogram: durations }))
  const byOutcome = Object.entries(signIns).map(([outcome, value]) => ({ labels: { outcome }, value }))
  return [
    durations("prohori_http_request_duration_seconds", "Requests, until the end of their response.", byRoute),
    gauge("prohori_http_open_requests", "Requests without a complete response.", open),
    counter("prohori_logins_total", "Logins with a password, by outcome.", byOutcome),
  ]
}

function caches({ responseCache }: App): Family[] {
  const { hits, misses, responses, bytes } = responseCache.counts()
  const sizes = [["Responses", bytes] as const, ...cacheBytes()]
  return [
    counter("prohori_cache_hits_total", "Pages and API responses found in the cache.", hits),
    counter("prohori_cache_misses_total", "Pages and API responses not found in the cache.", misses),
    gauge("prohori_cache_responses", "Responses in the cache.", responses),
    gauge(
      "prohori_cache_bytes",
      "Size of each cache. All have limits.",
      sizes.map(([cache, value]) => ({ labels: { cache }, value })),
    ),
  ]
}

function databaseMetrics({ timings, pool }: Database): Family[] {
  const connections = Object.entries(pool?.() ?? {}).map(([state, value]) => ({ labels: { state }, value }))
  const { statements, writes, waits } = timings
  return [
    durations("prohori_database_statement_seconds", "Statements.", [{ histogram: statements }]),
    durations("prohori_database_transaction_seconds", "Transactions that write, with their wait.", [
      { histogram: writes },
    ]),
    durations("prohori_database_wait_seconds", "Waits for the write lock (SQLite) or a connection (PostgreSQL).", [
      { histogram: waits },
    ]),
    gauge("prohori_database_connections", "Connections to PostgreSQL, and requests waiting for one.", connections),
  ]
}

function queues(): Family[] {
  const states = [...queueStates()]
  const circuits = [...circuitStates()]
  const read = (state: "running" | "waiting" | "refused") =>
    states.map(([queue, found]) => ({ labels: { queue }, value: found[state] }))
  const ofCircuits = (state: "isOpen" | "failures") =>
    circuits.map(([dependency, found]) => ({ labels: { dependency }, value: Number(found[state]) }))
  return [
    gauge("prohori_queue_running", "Work that runs, by queue.", read("running")),
    gauge("prohori_queue_waiting", "Work that waits, by queue.", read("waiting")),
    counter("prohori_queue_refused_total", "Work refused because its queue was full or too slow.", read("refused")),
    gauge("prohori_circuit_open", "1 while calls to a failing dependency fail at once.", ofCircuits("isOpen")),
    counter("prohori_circuit_failures_total", "Failed calls to a dependency.", ofCircuits("failures")),
  ]
}

const mails = ({ sent, failedAttempts }: MailCounts): Family[] => [
  counter("prohori_mails_sent_total", "Mails that this process has sent.", sent),
  counter("prohori_mail_failed_attempts_total", "Attempts to send a mail that failed.", failedAttempts),
]

/** No samples before the first verification. */
function auditChain({ auditChain }: App): Family[] {
  const verdict = auditChain.latest()
  const at = verdict ? [{ value: Date.parse(verdict.checkedAt) / 1000 }] : []
  const isValid = verdict ? [{ value: Number(verdict.fault === "") }] : []
  return [
    gauge("prohori_audit_chain_valid", "0 if the last verification found the audit log damaged.", isValid),
    gauge("prohori_audit_chain_verified_timestamp_seconds", "When the audit log was last verified.", at),
  ]
}

function storedMetrics({ accounts, verifications, others, failed, backup, disk, jobs }: StoredState): Family[] {
  const waiting = [
    { labels: { kind: "account" }, value: accounts.count },
    { labels: { kind: "verification" }, value: verifications.count },
    { labels: { kind: "other" }, value: others.count },
  ]
  const oldestMs = accounts.oldest ? Date.now() - Date.parse(accounts.oldest) : 0
  const last = backup.at === "" ? [] : [{ value: Date.parse(backup.at) / 1000 }]
  const bytes = (value?: number) => (value === undefined ? [] : [{ value }])
  return [
    gauge(
      "prohori_mails_waiting",
      "Mails to be sent, at most 2,000: of accounts, to confirm an email, and others.",
      waiting,
    ),
    gauge("prohori_mails_failed", "Mails that will not be retried unless an admin says so, at most 2,000.", failed),
    gauge("prohori_mail_oldest_seconds", "Age of the oldest waiting mail of an account.", oldestMs / 1000),
    gauge(
      "prohori_job_failed",
      "1 if the last run of a job failed.",
      jobs.map(({ name, failedAt }) => ({ labels: { job: name }, value: Number(failedAt !== "") })),
    ),
    gauge(
      "prohori_job_succeeded_timestamp_seconds",
      "When a job last succeeded.",
      jobs
        .filter(({ succeededAt }) => succeededAt !== "")
        .map(({ name, succeededAt }) => ({ labels: { job: name }, value: Date.parse(succeededAt) / 1000 })),
    ),
    gauge("prohori_backup_overdue", "1 if the last nightly backup is older than two days.", Number(backup.isOverdue)),
    gauge("prohori_backup_failed", "1 if the last attempt to write a backup failed.", Number(backup.failedAt !== "")),
    gauge("prohori_backup_timestamp_seconds", "When the last nightly backup was made.", last),
    gauge("prohori_backup_bytes", "Size of the last nightly backup.", last.length > 0 ? backup.bytes : []),
    gauge("prohori_disk_free_bytes", "Free space for DATA_DIR.", bytes(disk?.freeBytes)),
    gauge("prohori_disk_total_bytes", "Size of the file system of DATA_DIR.", bytes(disk?.totalBytes)),
  ]
}
