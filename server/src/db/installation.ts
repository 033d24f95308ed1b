import { randomUUID } from "node:crypto"
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { CannotStart } from "#cannot-start.ts"

const markerIn = (dataDir: string) => join(dataDir, "installation.json")

/**
 * Refuses to replace a lost database by an empty site with a new admin. Files that only a running site creates distinguish
 * a lost database from a first start.
 */
export function refuseLostDatabase(dataDir: string) {
  const database = join(dataDir, "prohori.db")
  if (sizeOf(database) > 0) return
  const evidence = earlierFileIn(dataDir)
  if (!evidence) return
  const state = existsSync(database) ? "is empty" : "is missing"
  throw new CannotStart(
    `The database ${database} ${state}, but this folder was in use before (it has ${evidence}): restore the database from a backup, or choose an empty DATA_DIR for a new installation`,
  )
}

/** Written after the database exists, so that an interrupted first start does not count as an installation. */
export function markInstallation(dataDir: string) {
  const marker = markerIn(dataDir)
  if (existsSync(marker)) return
  const installation = { id: randomUUID(), startedAt: new Date().toISOString() }
  writeFileSync(marker, `${JSON.stringify(installation, null, 2)}\n`, { mode: 0o600, flush: true })
}

/** A file that shows that the folder holds an installation. */
export function fileOfEarlierUse(dataDir: string): string | undefined {
  return sizeOf(join(dataDir, "prohori.db")) > 0 ? "prohori.db" : earlierFileIn(dataDir)
}

function earlierFileIn(dataDir: string): string | undefined {
  if (existsSync(markerIn(dataDir))) return "installation.json"
  if (sizeOf(join(dataDir, "prohori.db-wal")) > 0) return "prohori.db-wal"
  const images = join(dataDir, "images")
  return existsSync(images) && readdirSync(images).length > 0 ? "images" : undefined
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
