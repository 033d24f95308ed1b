import { clearOldRows } from "#accounts/clear-old-rows.ts"
import { buildApp } from "#app.ts"
import { auditStart } from "#audit/audit-start.ts"
import { CannotStart } from "#cannot-start.ts"
import { checkIntegrityDaily } from "#db/integrity.ts"
import { openDatabase } from "#db/open.ts"
import { monitorStorage } from "#db/storage-monitor.ts"
import { exitOnUncaught } from "#fatal.ts"
import { makeFirstAdmin } from "#first-admin.ts"
import { closeGracefully } from "#http/close.ts"
import { developmentLimits, loadLimits } from "#http/load-limits.ts"
import { startImageCleanup } from "#images/cleanup-job.ts"
import { openImageStore } from "#images/store.ts"
import { openKeys } from "#keys.ts"
import { createLog } from "#log.ts"
import { mailHeads } from "#mail/audit-head.ts"
import { startMailer } from "#mail/worker.ts"
import { makeFilesPrivate } from "#private-files.ts"
import { readSettings } from "#settings.ts"
import { version } from "#version.ts"

const oldestNode = 26
const longestStop = 4500
const parentCheckMs = 200

async function start() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new CannotStart(`This is Node ${process.versions.node}, but Prohori needs ${oldestNode}: use npm start`)
  }
  const settings = readSettings()
  const log = createLog(settings.logLevel)
  exitOnUncaught(log)
  makeFilesPrivate(settings.dataDir, log)
  const database = await openDatabase(settings, log)
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
  // Not before the server has its port: whoever is told why it does not start would never see the password.
  const admin = await makeFirstAdmin(database, settings)
  app.phase = "serving"
  await auditStart(database, settings, version).catch((error) =>
    log.warn({ err: error }, "the start is not in the log"),
  )
  app.auditChain.checkDaily()
  const jobs = [
    startMailer(database, settings, log),
    clearOldRows(database, log),
    mailHeads(database, log),
    checkIntegrityDaily(database, log),
    monitorStorage(database),
    startImageCleanup(database, images, log),
  ]

  const password = admin?.password ?? "with the password that ADMIN_PASSWORD sets"
  const login = admin ? `   The first admin, shown this once: ${admin.email}  ${password}` : ""
  console.log(`Prohori is ready at ${settings.publicUrl}${login}`)
  if (admin?.hasDemo)
    console.log("It has sample content: npm run remove-demo removes it, and so does an admin's first screen")

  let isStopping = false
  const stop = async () => {
    // A signal to the whole process group arrives here twice: by itself, and handed on by npm's script.
    if (isStopping) return
    isStopping = true
    // A database that does not answer must not keep the process.
    setTimeout(() => process.exit(1), longestStop).unref()
    // Together: each may take seconds, and there are few.
    await Promise.all([closeGracefully(app), ...jobs.map((job) => job.stop())])
    await database.close()
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  const parent = process.argv.find((option) => option.startsWith("--parent="))?.slice("--parent=".length)
  // A signal to npm ends the shell between npm and the server, and the shell passes nothing on.
  if (parent) setInterval(() => process.ppid !== Number(parent) && stop(), parentCheckMs).unref()
}

// Loaded by another file it starts nothing: so npm start fills the compile cache.
if (import.meta.main) {
  start().catch((error) => {
    if (error instanceof CannotStart) console.error(`Cannot start: ${error.message}`)
    else createLog("fatal").fatal({ err: error }, "The server could not be started")
    process.exit(1)
  })
}
