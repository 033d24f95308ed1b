import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { defaultBackupCount } from "#db/backup-age.ts"
import type { Database } from "#db/open.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Retries of one night are closer to each other than this, and nights are not. */
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
 * What this program wrote and no longer keeps: all but the last nights, and what is older than so many days. The newest backup of
 * all servers stays. With `BACKUPS=0` something else makes backups, so nothing stays for more than the usual days.
 */
export function oldBackups(names: readonly string[], { now, backupCount }: Rule, newestElsewhere = ""): string[] {
  const own = names.filter((name) => nightly.test(name)).sort()
  const nights = own.filter((name, index) => !(timeOf(own[index + 1] ?? "") - timeOf(name) < nightMs))
  const kept = backupCount === 0 ? own : nights.slice(-backupCount)
  const last = own.at(-1) ?? ""
  const newest = backupCount === 0 ? "" : last > newestElsewhere ? last : newestElsewhere
  const limit = now.getTime() - (backupCount || defaultBackupCount) * dayMs
  return names.filter((name) => {
    if (name === newest || !anyBackup.test(name)) return false
    return timeOf(name) < limit || (nightly.test(name) && !kept.includes(name))
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
