import { type Fault, faultOf } from "#db/storage-fault.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Log } from "#log.ts"

/** The request that met a damaged page fails. The log says it once, not for each request. */
export class DatabaseDamaged extends Error {
  constructor(cause: Error) {
    super(`The database is damaged (${cause.message}): restore it from a backup`, { cause })
    this.name = "DatabaseDamaged"
  }
}

type StorageFault = Exclude<Fault, "databaseDamaged">
export type DatabaseHealth = ReturnType<typeof databaseHealth>

const retryAfterSeconds = 30

/** What is known to be wrong with the database and the disk that it is on. */
export function databaseHealth(log: Log) {
  let damage: string | undefined
  let storageFault: StorageFault | undefined
  let checkedAt: Date | undefined

  function damaged(reason: string, err?: Error) {
    if (damage !== undefined) return
    damage = reason
    log.fatal({ err, reason }, "The database is damaged: restore it from a backup")
  }

  function storageFailed(fault: StorageFault, err?: Error) {
    if (storageFault === fault) return
    storageFault = fault
    const what = fault === "storageFull" ? "The storage is full" : "The storage cannot be read or written"
    log.fatal({ err }, `${what}: nothing can be saved until that is mended`)
  }

  return {
    /** Worst first. Damage stays known until a restart: no check finds all of it. */
    fault: (): Fault | undefined => (damage === undefined ? storageFault : "databaseDamaged"),
    storageFault: () => storageFault,
    storageFailed,
    storageRecovered: () => {
      if (!storageFault) return
      storageFault = undefined
      log.warn("The storage can be written again")
    },
    integrityChecked: (problems: readonly string[]) => {
      checkedAt = new Date()
      if (problems.length > 0) damaged(problems.join("; "))
    },
    checkedAt: () => checkedAt,
    /** Notes what an error says about the database; answers the error to fail with. */
    reportFault: (error: Error): Error => {
      const fault = faultOf(error)
      if (!fault) return error
      if (fault === "databaseDamaged") {
        damaged(error.message, error)
        return new DatabaseDamaged(error)
      }
      storageFailed(fault, error)
      return new Unavailable(error, { reason: fault, retryAfterSeconds })
    },
  }
}
