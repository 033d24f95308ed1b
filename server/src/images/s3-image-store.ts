import type { ImageStore } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"
import { bulkhead } from "#isolation/bulkhead.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { listObjects, type S3Request, type S3Settings, s3Client, xmlText } from "#s3-client.ts"

type Limits = { readTimeoutMs: number; writeTimeoutMs: number; openMs: number }

const folder = "images/"
const defaultLimits: Limits = { readTimeoutMs: 2500, writeTimeoutMs: 10_000, openMs: 5000 }
const failureThreshold = 5

export function s3Store(settings: S3Settings, limits: Partial<Limits> = {}): ImageStore {
  const request = s3Client(settings)
  const { readTimeoutMs, writeTimeoutMs, openMs } = { ...defaultLimits, ...limits }
  const breaker = { failureThreshold, openMs }
  // Separate circuits: if writing fails, reading still works.
  const reading = { maxConcurrent: 50, maxQueued: 50, timeoutMs: readTimeoutMs }
  const writing = { maxConcurrent: 10, maxQueued: 20, timeoutMs: writeTimeoutMs }
  const reads = bulkhead({ name: "Reading from S3", ...reading, ...breaker })
  const writes = bulkhead({ name: "Writing to S3", ...writing, ...breaker })

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
      if (xmlText(bytes.toString(), "Code") === "NoSuchBucket") throw unavailable(new Error("there is no such bucket"))
      return null
    },

    async *list() {
      for await (const { key, ...object } of listObjects(folder, (path) => send(path, { expect: [200] }))) {
        const name = key.slice(folder.length)
        if (isImageName(name)) yield { name, ...object }
      }
    },

    // Its capacity is configured at the storage provider.
    checkFreeSpace: async () => {},

    remove: async (name) => {
      await send(`/${folder}${name}`, { method: "DELETE", expect: [200, 204, 404] })
    },
  }
}

/** Storage that fails or rejects our requests is a server fault: 503 for the client, the cause in the log. */
function unavailable(error: unknown): Error {
  const cause = new Error("The image storage is unavailable", { cause: error })
  return new Unavailable(cause, { retryAfterSeconds: 5 })
}
