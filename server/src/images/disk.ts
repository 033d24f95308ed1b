import { randomUUID } from "node:crypto"
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { freeSpaceOf } from "#db/server-health.ts"
import type { ImageStore } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"
import { Unavailable } from "#isolation/unavailable.ts"

// What a crash left behind counts as a picture that nobody uses.
const unfinished = /\.[0-9a-f-]{36}\.part$/

const standardMinFreeBytes = 200 * 1024 * 1024

/** Keeps pictures as files in one folder, which is made with the first of them. */
export function diskStore(folder: string, minFreeBytes = standardMinFreeBytes): ImageStore {
  return {
    // Under another name until it is whole and on the disk: nobody ever reads half a picture.
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      const part = join(folder, `${name}.${randomUUID()}.part`)
      try {
        await writeFile(part, bytes, { flag: "wx", flush: true })
        await rename(part, join(folder, name))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await sync(folder)
    },

    get: (name) => readFile(join(folder, name)).catch(ifMissing(null)),

    async *list() {
      for await (const { name } of await opendir(folder).catch(ifMissing([]))) {
        if (!isImageName(name.replace(unfinished, ""))) continue
        const file = await stat(join(folder, name)).catch(ifMissing(null))
        if (file?.isFile()) yield { name, changedAt: file.mtime, bytes: file.size }
      }
    },

    refuseWithoutRoom: async () => {
      await mkdir(folder, { recursive: true })
      const { freeBytes } = await freeSpaceOf(folder)
      if (freeBytes >= minFreeBytes) return
      const cause = `The data disk has ${freeBytes} bytes left: no images are taken below ${minFreeBytes}`
      throw new Unavailable(cause, { reason: "imageNoRoom", retryAfterSeconds: 600 })
    },

    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** A new name is on the disk only when its folder is; Windows has no such thing, and keeps names by itself. */
async function sync(folder: string) {
  if (process.platform === "win32") return
  await using handle = await open(folder)
  await handle.sync()
}

function ifMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return instead
    throw error
  }
}
