import { createLog, type Log } from "#log.ts"

/** Logs an uncaught error or rejection and ends the process, because its state is unknown. */
export function exitOnUncaught(log: Log) {
  const fatalLog = log.level === "silent" ? createLog("fatal") : log
  process.on("uncaughtException", (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown))
    // The log's destination is synchronous, so the line is written before the exit.
    fatalLog.fatal({ err, origin }, "The process ends because of an uncaught error")
    process.exit(1)
  })
}
