import { createLog, type Log } from "#log.ts"

/**
 * The last resort: what nobody caught is one JSON line in the log, and the end of the process, whose state nobody knows.
 * (Rejections that nobody handles arrive here as well, as Node raises them by default.)
 */
export function exitOnUncaught(log: Log) {
  const loud = log.level === "silent" ? createLog("fatal") : log
  process.on("uncaughtException", (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown))
    // Written at once, before the exit: the log's destination is synchronous.
    loud.fatal({ err, origin }, "The process ends because of an error that nobody caught")
    process.exit(1)
  })
}
