import { randomUUID } from "node:crypto"
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { CannotStart } from "#cannot-start.ts"

const markerIn = (dataDir: string) => join(dataDir, "installation.json")

/**
 * A database that was lost must not be taken for a first start, which would put a new admin and an empty site in its
 * place. What only a running site leaves behind tells the two apart.
 */
export function refuseLostDatabase(dataDir: string) {
  const database = join(dataDir, "prohori.db")
  if (sizeOf(database) > 0) return
  const left = leftIn(dataDir)
  if (!left) return
  const state = existsSync(database) ? "is empty" : "is missing"
  throw new CannotStart(
    `The database ${database} ${state}, but this folder was in use before (it has ${left}): restore the database from a backup, or choose an empty DATA_DIR to start anew`,
  )
}

/** Written once the database is there: a first start that was broken off is no earlier installation. */
export function markInstallation(dataDir: string) {
  const marker = markerIn(dataDir)
  if (existsSync(marker)) return
  const installation = { id: randomUUID(), startedAt: new Date().toISOString() }
  writeFileSync(marker, `${JSON.stringify(installation, null, 2)}\n`, { mode: 0o600, flush: true })
}

function leftIn(dataDir: string): string | undefined {
  if (existsSync(markerIn(dataDir))) return "installation.json"
  if (sizeOf(join(dataDir, "prohori.db-wal")) > 0) return "prohori.db-wal"
  const images = join(dataDir, "images")
  return existsSync(images) && readdirSync(images).length > 0 ? "images" : undefined
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
