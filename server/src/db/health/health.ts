import { type Fault, faultOf } from "#db/health/storage-fault.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Log } from "#log.ts"

/** Fails the request that read a damaged page. The damage is logged once, not for each request. */
export class DatabaseDamaged extends Error {
  constructor(cause: Error) {
    super(`The database is damaged (${cause.message}): restore it from a backup`, { cause })
    this.name = "DatabaseDamaged"
  }
}

type StorageFault = Exclude<Fault, "databaseDamaged">
export type DatabaseHealth = ReturnType<typeof databaseHealth>

const retryAfterSeconds = 30

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
    const problem = fault === "storageFull" ? "The storage is full" : "The storage cannot be read or written"
    log.fatal({ err }, `${problem}: nothing can be saved until this is fixed`)
  }

  return {
    /** The most severe fault. Damage stays reported until a restart, because no check finds all damage. */
    fault: (): Fault | undefined => (damage === undefined ? storageFault : "databaseDamaged"),
    storageFault: () => storageFault,
    storageFailed,
    storageRecovered: () => {
      if (!storageFault) return
      storageFault = undefined
      log.warn("The storage is writable again")
    },
    integrityChecked: (problems: readonly string[]) => {
      checkedAt = new Date()
      if (problems.length > 0) damaged(problems.join("; "))
    },
    checkedAt: () => checkedAt,
    /** Records the fault that an error reveals, and returns the error to throw. */
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
