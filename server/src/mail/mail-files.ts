import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { retention } from "contract"
import type { Log } from "#log.ts"

const dayMs = 24 * 60 * 60 * 1000
const ownFile = /^\d{4}-\d\d-\d\dT.+\.eml(\.tmp)?$/

/** Of one process: where it writes mails if there is no mail server. */
export const mailFolderIn = (dataDir: string) => join(dataDir, "outbox")

/** The same name for every attempt, so that a retry writes no second file. Not all systems allow colons in file names. */
export const mailFileName = (createdAt: string, id: string) => `${createdAt.replaceAll(":", "-")}-${id}.eml`

/** Removes the files of mails whose record is deleted, also after SMTP_URL was set. Their names begin with the time of the record. */
export async function removeOldMailFiles(dataDir: string): Promise<void> {
  const folder = mailFolderIn(dataDir)
  const names = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return []
    throw error
  })
  const oldest = mailFileName(new Date(Date.now() - retention.mailDays * dayMs).toISOString(), "")
  for (const name of names) if (ownFile.test(name) && name < oldest) await rm(join(folder, name), { force: true })
}

export type DeletedMail = { _id: string; createdAt: string }

/** Removes the files of these mails that this process has written; those of other processes stay until they are old. */
export async function removeMailFiles(dataDir: string, mails: readonly DeletedMail[], log: Log): Promise<void> {
  try {
    for (const { _id, createdAt } of mails)
      await rm(join(mailFolderIn(dataDir), mailFileName(createdAt, _id)), { force: true })
  } catch (err) {
    log.warn({ err }, "the mails of an erased person could not be removed from the outbox")
  }
}
