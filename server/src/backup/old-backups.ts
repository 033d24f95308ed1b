import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { defaultBackupCount } from "#db/health/backup-age.ts"
import type { Database } from "#db/open.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Backups less than this apart are of the same night: the later ones are retries. */
const nightMs = 12 * hourMs

const nightly = /^prohori-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/
/** Also those from before an update, and parts of a file that was not completed. */
const anyBackup = /^(?:prohori|before-update-from-.+)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\..+\.part)?$/

export const nameAt = (time: Date) => `prohori-${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`

function timeOf(name: string): number {
  const [, day, hour, minute, second] = anyBackup.exec(name) ?? []
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

type Rule = { now: Date; backupCount: number }

/**
 * The backups that must be removed: those before the last `BACKUPS` nights, and those older than that many days. Copies from before an
 * update stay for the usual days. The newest nightly backup of all servers stays, however old it is.
 */
export function oldBackups(names: readonly string[], { now, backupCount }: Rule, newestElsewhere = ""): string[] {
  const own = names.filter((name) => nightly.test(name)).sort()
  const nights = own.filter((name, index) => !(timeOf(own[index + 1] ?? "") - timeOf(name) < nightMs))
  const lastNights = backupCount === 0 ? own : nights.slice(-backupCount)
  const last = own.at(-1) ?? ""
  const newest = last > newestElsewhere ? last : newestElsewhere
  const isOlderThan = (days: number, name: string) => timeOf(name) < now.getTime() - days * dayMs
  return names.filter((name) => {
    if (name === newest || !anyBackup.test(name)) return false
    if (!nightly.test(name)) return isOlderThan(defaultBackupCount, name)
    return isOlderThan(backupCount || defaultBackupCount, name) || !lastNights.includes(name)
  })
}

/** From the folder of this server, and from the list of all servers. */
export async function removeOldBackups({ read, write }: Database, folder: string, rule: Rule) {
  const rows = await read.selectFrom("backup").select("name").orderBy("name").execute()
  const listed = rows.map(({ name }) => name)
  const removed = oldBackups(await namesIn(folder), rule, listed.at(-1))
  for (const name of removed) await rm(join(folder, name), { force: true })
  const unlisted = [...oldBackups(listed, rule), ...removed].filter((name) => listed.slice(0, -1).includes(name))
  if (unlisted.length > 0) await write([], (trx) => trx.deleteFrom("backup").where("name", "in", unlisted).execute())
}

const namesIn = (folder: string) =>
  readdir(folder).catch((error) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return []
    throw error
  })
