import { createLog, type Log } from "#log.ts"

/** The last resort: an uncaught error, or rejection, is logged and ends the process, whose state nobody knows. */
export function exitOnUncaught(log: Log) {
  const loud = log.level === "silent" ? createLog("fatal") : log
  process.on("uncaughtException", (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown))
    // Written at once, before the exit: the log's destination is synchronous.
    loud.fatal({ err, origin }, "The process ends because of an error that nobody caught")
    process.exit(1)
  })
}
