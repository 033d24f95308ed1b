import { existsSync } from "node:fs"
import { join } from "node:path"
import { connect, type Database } from "#db/open.ts"
import { unfinishedRestore } from "#db/sqlite/installation.ts"
import { backupFindings } from "#doctor/backup-checks.ts"
import {
  auditFindings,
  integrityFindings,
  jobFindings,
  keyFindings,
  migrationFindings,
  orphanedRowFindings,
} from "#doctor/database-checks.ts"
import { error, type Finding, findingsOf } from "#doctor/finding.ts"
import { brokenImageFindings, imageFindings } from "#doctor/image-checks.ts"
import { mailFindings } from "#doctor/mail-checks.ts"
import { settingsFindings } from "#doctor/settings-checks.ts"
import { siteFindings } from "#doctor/site-checks.ts"
import { diskFindings, entryFindings, permissionFindings } from "#doctor/storage-checks.ts"
import { openImageStore } from "#images/open-store.ts"
import type { Log } from "#log.ts"
import type { Settings } from "#settings.ts"

type Diagnosis = { name: string; findings: Finding[] }

/** Checks an installation, next to a running server or without one. Changes nothing. */
export async function* diagnose(settings: Settings, log: Log): AsyncGenerator<Diagnosis> {
  const { dataDir, databaseUrl } = settings
  yield { name: "Settings", findings: await findingsOf(() => settingsFindings(settings)) }
  const entry = entryFindings(dataDir)
  if (entry.length > 0) {
    yield { name: "Files", findings: entry }
    return
  }
  if (existsSync(dataDir)) {
    yield { name: "Disk", findings: await findingsOf(() => diskFindings(dataDir)) }
    yield { name: "Files", findings: await findingsOf(() => permissionFindings(dataDir)) }
  }
  const restore = unfinishedRestore(dataDir)
  if (restore) {
    yield { name: "Database", findings: [error(restore, "The server does not start before that")] }
    return
  }
  if (!databaseUrl && !existsSync(join(dataDir, "prohori.db"))) {
    const advice = "Is DATA_DIR the one of the server? The first npm start makes the database"
    yield { name: "Database", findings: [error(`There is no database in ${dataDir}`, advice)] }
    return
  }
  const access = { alongsideServer: true, readOnly: true }
  const connected = await connect({ ...settings, databasePool: 1 }, log, access)
  await using database = connected.database
  const findings = await findingsOf(() => migrationFindings(connected.kysely))
  yield { name: "Tables", findings }
  // The other checks need the tables of this version.
  if (findings.every(({ level }) => level === "ok")) yield* diagnoseDatabase(settings, database)
}

async function* diagnoseDatabase(settings: Settings, database: Database): AsyncGenerator<Diagnosis> {
  const checks = {
    Database: () => integrityFindings(settings),
    Rows: () => orphanedRowFindings(settings),
    Keys: () => keyFindings(database),
    "Audit log": () => auditFindings(database),
    Images: () => imageFindings(database, openImageStore(settings), !settings.s3),
    "Images of other sites": () => brokenImageFindings(database),
    Site: () => siteFindings(database, settings),
    Mail: () => mailFindings(database, settings),
    Backups: () => backupFindings(database, settings),
    Jobs: () => jobFindings(database),
  }
  for (const [name, check] of Object.entries(checks)) yield { name, findings: await findingsOf(check) }
}
