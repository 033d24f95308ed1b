import type { ImageStore, StoredImage } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"
import { isolated } from "#isolation/isolated.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { type S3Request, type S3Settings, s3Client, textOf } from "#s3-client.ts"

type Limits = { readTimeoutMs: number; writeTimeoutMs: number; openMs: number }

const folder = "images/"
const defaultLimits: Limits = { readTimeoutMs: 2500, writeTimeoutMs: 10_000, openMs: 5000 }
const failureThreshold = 5

/** Stores images in a bucket of any S3-compatible storage. */
export function s3Store(settings: S3Settings, limits: Partial<Limits> = {}): ImageStore {
  const request = s3Client(settings)
  const { readTimeoutMs, writeTimeoutMs, openMs } = { ...defaultLimits, ...limits }
  const breaker = { failureThreshold, openMs }
  // Separate circuits: if writing fails, reading still works.
  const reading = { maxConcurrent: 50, maxQueued: 50, timeoutMs: readTimeoutMs }
  const writing = { maxConcurrent: 10, maxQueued: 20, timeoutMs: writeTimeoutMs }
  const reads = isolated({ name: "Reading from S3", ...reading, ...breaker })
  const writes = isolated({ name: "Writing to S3", ...writing, ...breaker })

  async function send(path: string, options: Omit<S3Request, "signal">) {
    const isolate = options.method === undefined ? reads : writes
    try {
      return await isolate((signal) => request(path, { ...options, signal }))
    } catch (error) {
      throw unavailable(error)
    }
  }

  return {
    put: async (name, bytes) => {
      const headers = { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" }
      await send(`/${folder}${name}`, { method: "PUT", headers, body: bytes as Buffer<ArrayBuffer>, expect: [200] })
    },

    get: async (name) => {
      const { status, bytes } = await send(`/${folder}${name}`, { expect: [200, 404] })
      if (status === 200) return bytes
      if (textOf(bytes.toString(), "Code") === "NoSuchBucket") throw unavailable(new Error("there is no such bucket"))
      return null
    },

    async *list() {
      for (let token = ""; ; ) {
        const next = token && { "continuation-token": token }
        const query = new URLSearchParams({ "list-type": "2", prefix: folder, ...next })
        const { bytes } = await send(`?${query}`, { expect: [200] })
        const xml = bytes.toString()
        for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const image = storedImage(entry)
          if (isImageName(image.name)) yield image
        }
        token = textOf(xml, "NextContinuationToken")
        if (!token) return
      }
    },

    // Its capacity is configured at the storage provider.
    checkFreeSpace: async () => {},

    remove: async (name) => {
      await send(`/${folder}${name}`, { method: "DELETE", expect: [200, 204, 404] })
    },
  }
}

function storedImage(entry: string): StoredImage {
  const name = textOf(entry, "Key").slice(folder.length)
  return { name, changedAt: new Date(textOf(entry, "LastModified")), bytes: Number(textOf(entry, "Size")) }
}

/** Storage that fails or rejects our requests is a server fault: 503 for the client, the cause in the log. */
function unavailable(error: unknown): Error {
  const cause = new Error("The image storage is unavailable", { cause: error })
  return new Unavailable(cause, { retryAfterSeconds: 5 })
}
