import { verifyChain } from "#audit/verify.ts"
import { CannotStart } from "#cannot-start.ts"
import { openToRead } from "#db/open.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"

/** Says whether the audit log is whole. It may run while the server does. */
async function verify() {
  const settings = readSettings()
  const database = await openToRead(settings, createLog(settings.logLevel))
  try {
    const { entries, lastHash, fault } = await verifyChain(database)
    console.log(fault ?? `The audit log is whole: ${entries} entries, the last hash is ${lastHash || "none"}`)
    process.exitCode = fault ? 1 : 0
  } finally {
    await database.close()
  }
}

verify().catch((error) => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
})
