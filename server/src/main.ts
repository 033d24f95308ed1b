import { makeFirstAdmin } from "#accounts/first-admin.ts"
import { buildApp } from "#app.ts"
import { CannotStart } from "#cannot-start.ts"
import { openDatabase } from "#db/open.ts"
import { fillWithDemo } from "#demo/fill.ts"
import { closeGracefully } from "#http/close.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"

const oldestNode = 26

async function start() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new CannotStart(`This is Node ${process.versions.node}, but Prohori needs ${oldestNode}: use npm start`)
  }
  const settings = readSettings()
  const log = createLog(settings.logLevel)
  const database = await openDatabase(settings, log)
  const admin = await makeFirstAdmin(database, settings.adminEmail, settings.adminPassword)
  if (admin && settings.demo) await fillWithDemo(database)

  const isDevelopment = process.argv.includes("--dev")
  const pages = isDevelopment
    ? await (await import("#http/pages-dev.ts")).devPages()
    : await (await import("#http/pages-built.ts")).builtPages()
  const app = await buildApp({ database, settings, log, pages })
  await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
    throw error.code === "EADDRINUSE" ? new CannotStart(`PORT ${settings.port} is already in use`) : error
  })

  console.log(`Prohori is ready at ${settings.publicUrl}`)
  if (admin) console.log(`The first admin, shown this once: ${admin.email}  ${admin.password}`)

  let isStopping = false
  const stop = async () => {
    // A signal to the whole process group arrives here twice: by itself, and handed on by npm's script.
    if (isStopping) return
    isStopping = true
    await closeGracefully(app)
    await database.close()
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
}

// Loaded by another file it starts nothing: so npm start fills the compile cache.
if (import.meta.main) {
  start().catch((error) => {
    if (error instanceof CannotStart) console.error(`Cannot start: ${error.message}`)
    else console.error(error)
    process.exit(1)
  })
}
