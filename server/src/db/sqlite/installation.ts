import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
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

const restoreMarker = "restore-unfinished.json"
const restoreMarkerIn = (dataDir: string) => join(dataDir, restoreMarker)

/** A server on half of a restored site would look like a new one. */
export function refuseUnfinishedRestore(dataDir: string) {
  const text = unfinishedRestore(dataDir)
  if (text) throw new CannotStart(text)
}

export const unfinishedRestore = (dataDir: string): string | undefined =>
  existsSync(restoreMarkerIn(dataDir))
    ? `A restore into ${dataDir} was interrupted: call npm run restore again`
    : undefined

type RestoreTarget = { dataDir: string; databaseUrl?: string | undefined }

/** Marks the folder until the restore is finished. `undo` removes everything that was added. */
export function beginRestore(target: RestoreTarget) {
  const { dataDir } = target
  const before = namesIn(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(restoreMarkerIn(dataDir), JSON.stringify({ processId: process.pid, before }), {
    mode: 0o600,
    flush: true,
  })
  return { undo: () => removeAdded(target, before), finish: () => rmSync(restoreMarkerIn(dataDir)) }
}

export function undoUnfinishedRestore(target: RestoreTarget) {
  const marker = restoreMarkerIn(target.dataDir)
  if (!existsSync(marker)) return
  const { processId, before } = JSON.parse(readFileSync(marker, "utf8")) as { processId: number; before: string[] }
  if (isRunning(processId))
    throw new CannotStart(`Another restore into ${target.dataDir} is running (process ${processId})`)
  removeAdded(target, before)
}

/** Next to a PostgreSQL database the folder may hold an embedded one, from which the site is moving: that stays. */
function removeAdded({ dataDir, databaseUrl }: RestoreTarget, before: readonly string[]) {
  const isOfRestore = (name: string) => (databaseUrl ? /^(secret\.key|images)$/.test(name) : true)
  const added = namesIn(dataDir).filter((name) => !before.includes(name) && name !== restoreMarker)
  for (const name of added.filter(isOfRestore)) rmSync(join(dataDir, name), { recursive: true, force: true })
  // The marker last: if this is interrupted too, the next restore goes on with it.
  rmSync(restoreMarkerIn(dataDir), { force: true })
}

const namesIn = (dataDir: string) => (existsSync(dataDir) ? readdirSync(dataDir) : [])

function isRunning(processId: number): boolean {
  if (processId === process.pid) return false
  try {
    return process.kill(processId, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
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
