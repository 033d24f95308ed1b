import { buildApp } from "#app.ts"
import { auditStart } from "#audit-start.ts"
import { backUpBeforeMigration } from "#backup/before-migration.ts"
import { CannotStart } from "#cannot-start.ts"
import { type StartedJobs, startJobs } from "#db/jobs/jobs.ts"
import { openDatabase } from "#db/open.ts"
import { makeFirstAdmin } from "#first-admin.ts"
import { closeGracefully, maxCloseMs } from "#http/close.ts"
import { developmentLimits, loadLimits } from "#http/load-shedding/load-limits.ts"
import { openImageStore } from "#images/open-store.ts"
import * as jobs from "#jobs.ts"
import { createLog, type Log } from "#log.ts"
import { startMailWorker } from "#mail/mail-worker.ts"
import { makeFilesPrivate } from "#private-files.ts"
import { readSettings } from "#settings.ts"
import { openKeys } from "#signing-keys.ts"
import { version } from "#version.ts"

/** Logs an uncaught error or rejection and ends the process, because its state is unknown. */
function exitOnUncaught(log: Log) {
  const fatalLog = log.level === "silent" ? createLog("fatal") : log
  process.on("uncaughtException", (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown))
    // The log's destination is synchronous, so the line is written before the exit.
    fatalLog.fatal({ err, origin }, "The process ends because of an uncaught error")
    process.exit(1)
  })
}

const minNodeVersion = 26
// Below the ten seconds after which Docker kills a container.
const stopTimeoutMs = maxCloseMs + 4000
const parentCheckIntervalMs = 200

async function start() {
  if (Number.parseInt(process.versions.node, 10) < minNodeVersion) {
    throw new CannotStart(`This is Node ${process.versions.node}, but Prohori needs ${minNodeVersion}: use npm start`)
  }
  const settings = readSettings()
  const log = createLog(settings.logLevel)
  exitOnUncaught(log)
  makeFilesPrivate(settings.dataDir, log)
  const { backupCount } = settings
  const database = await openDatabase(settings, log, {
    beforeMigration: (from) => backUpBeforeMigration(from, { location: settings, backupCount, log }),
  })
  const keys = openKeys(settings)
  const isDevelopment = process.argv.includes("--dev")
  const pages = isDevelopment
    ? await (await import("#pages/dev.ts")).devPages()
    : await (await import("#pages/built.ts")).builtPages()
  const limits = isDevelopment ? developmentLimits : loadLimits
  const images = openImageStore(settings)
  const app = await buildApp({ database, settings, log, images, keys, pages, limits })
  app.phase = "starting"
  await app.listen({ port: settings.port, host: settings.host, backlog: limits.listenBacklog }).catch((error) => {
    const reason = error.code === "EADDRINUSE" ? "is already in use" : `on HOST ${settings.host}: ${error.message}`
    throw new CannotStart(`PORT ${settings.port} ${reason}`)
  })
  const mailCounts = { sent: 0, failedAttempts: 0 }
  let started: StartedJobs | undefined
  const { metricsPort, metricsHost } = settings
  const metrics =
    metricsPort === undefined
      ? []
      : [
          await (await import("#metrics/server.ts")).serveMetrics(
            { metricsPort, metricsHost },
            { app, database, backupCount, mailCounts, jobStates: async () => (await started?.states()) ?? [] },
          ),
        ]
  // Only after the ports are bound: if the start failed, nobody would see the password.
  const admin = await makeFirstAdmin(database, settings)
  await auditStart(database, settings, version).catch((error) =>
    log.warn({ err: error }, "the start could not be recorded in the audit log"),
  )
  started = startJobs(Object.values(jobs), { database, images, log, settings, auditChain: app.auditChain })
  const background = [started, startMailWorker(database, settings, log, app.mails, mailCounts), ...metrics]

  const password = admin?.password ?? "with the password that ADMIN_PASSWORD sets"
  const login = admin ? `   The first admin, shown this once: ${admin.email}  ${password}` : ""
  console.log(`Prohori is ready at ${settings.publicUrl}${login}`)
  if (admin?.hasDemo)
    console.log("It has sample content: npm run remove-demo removes it, and so does an admin's first screen")

  let isStopping = false
  const stop = async () => {
    // A signal to the whole process group arrives twice: directly, and forwarded by npm's script.
    if (isStopping) return
    isStopping = true
    // A database that does not respond must not keep the process alive.
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    // Concurrently: each may take seconds.
    await Promise.all([closeGracefully(app), ...background.map((work) => work.stop())])
    await database.close()
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  const parent = process.argv.find((option) => option.startsWith("--parent="))?.slice("--parent=".length)
  // A signal to npm ends the shell between npm and the server, but the shell does not forward it.
  if (parent) setInterval(() => process.ppid !== Number(parent) && stop(), parentCheckIntervalMs).unref()
  // Last: before the handlers above a signal ends the process at once, which would fail open requests.
  app.phase = "serving"
}

start().catch((error) => {
  if (error instanceof CannotStart) console.error(`Cannot start: ${error.message}`)
  else createLog("fatal").fatal({ err: error }, "The server could not be started")
  process.exit(1)
})
