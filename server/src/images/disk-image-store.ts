import { randomUUID } from "node:crypto"
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { freeSpaceOf } from "#db/health/server-health.ts"
import type { ImageStore } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"
import { Unavailable } from "#isolation/unavailable.ts"

// Partial files that a crash left behind; cleanup treats them as unused images.
const partialSuffix = /\.[0-9a-f-]{36}\.part$/

const defaultMinFreeBytes = 200 * 1024 * 1024

/** Stores images as files in one folder, which is created with the first image. */
export function diskStore(folder: string, minFreeBytes = defaultMinFreeBytes): ImageStore {
  return {
    // Written under another name and renamed when it is flushed to disk: no reader sees a partial file.
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
        if (!isImageName(name.replace(partialSuffix, ""))) continue
        const file = await stat(join(folder, name)).catch(ifMissing(null))
        if (file?.isFile()) yield { name, changedAt: file.mtime, bytes: file.size }
      }
    },

    checkFreeSpace: async () => {
      await mkdir(folder, { recursive: true })
      const { freeBytes } = await freeSpaceOf(folder)
      if (freeBytes >= minFreeBytes) return
      const cause = `The data disk has ${freeBytes} bytes left: no images are accepted below ${minFreeBytes}`
      throw new Unavailable(cause, { reason: "imageNoRoom", retryAfterSeconds: 600 })
    },

    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** fsync of the folder makes the rename durable. Windows neither supports nor needs it. */
async function sync(folder: string) {
  if (process.platform === "win32") return
  await using handle = await open(folder)
  await handle.sync()
}

function ifMissing<T>(fallback: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return fallback
    throw error
  }
}
