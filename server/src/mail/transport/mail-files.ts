import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { retention } from "contract"
import type { Log } from "#log.ts"

const dayMs = 24 * 60 * 60 * 1000
const ownFile = /^\d{4}-\d\d-\d\dT.+\.eml(\.tmp)?$/

/** Of one process: where it writes mails if there is no mail server. */
export const mailFolderIn = (dataDir: string) => join(dataDir, "outbox")

/** The same name for every attempt, so that a retry writes no second file. Not all systems allow colons in file names. */
export const mailFileName = (createdAt: string, id: string) => `${createdAt.replaceAll(":", "-")}-${id}.eml`

/** Removes files as old as records of mails are when they are deleted, also after SMTP_URL was set. */
export async function removeOldMailFiles(dataDir: string): Promise<void> {
  const folder = mailFolderIn(dataDir)
  const names = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return []
    throw error
  })
  const oldestMs = Date.now() - retention.mailDays * dayMs
  for (const path of names.filter((name) => ownFile.test(name)).map((name) => join(folder, name)))
    if (((await stat(path).catch(() => null))?.mtimeMs ?? oldestMs) < oldestMs) await rm(path, { force: true })
}

export type DeletedMail = { _id: string; createdAt: string }

/** Removes the files of these mails that this process has written; those of other processes stay until they are old. */
export async function removeMailFiles(dataDir: string, mails: readonly DeletedMail[], log: Log): Promise<void> {
  try {
    for (const { _id, createdAt } of mails)
      for (const end of ["", ".tmp"])
        await rm(join(mailFolderIn(dataDir), `${mailFileName(createdAt, _id)}${end}`), { force: true })
  } catch (err) {
    log.warn({ err }, "the mails of an erased person could not be removed from the outbox")
  }
}
