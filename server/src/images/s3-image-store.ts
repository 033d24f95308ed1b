import { createHash } from "node:crypto"
import { AwsV4Signer } from "aws4fetch"
import type { ImageStore, StoredImage } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"
import { isolated } from "#isolation/isolated.ts"
import { Unavailable } from "#isolation/unavailable.ts"

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

type S3Request = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer<ArrayBuffer>
  expect: readonly number[]
}

type Limits = { readTimeoutMs: number; writeTimeoutMs: number; openMs: number }

const folder = "images/"
const defaultLimits: Limits = { readTimeoutMs: 2500, writeTimeoutMs: 10_000, openMs: 5000 }
/** Well above the largest stored image and the largest page of a listing. */
const maxResponseBytes = 10 * 1024 * 1024
const failureThreshold = 5

/** Stores images in a bucket of any S3-compatible storage. Uses path-style URLs, which all of them support. */
export function s3Store({ endpoint, bucket, ...keys }: S3Settings, limits: Partial<Limits> = {}): ImageStore {
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`

  const { readTimeoutMs, writeTimeoutMs, openMs } = { ...defaultLimits, ...limits }
  const breaker = { failureThreshold, openMs }
  // Separate circuits: if writing fails, reading still works.
  const reading = { maxConcurrent: 50, maxQueued: 50, timeoutMs: readTimeoutMs }
  const writing = { maxConcurrent: 10, maxQueued: 20, timeoutMs: writeTimeoutMs }
  const reads = isolated({ name: "Reading from S3", ...reading, ...breaker })
  const writes = isolated({ name: "Writing to S3", ...writing, ...breaker })

  async function send(path: string, { method = "GET", headers = {}, body, expect }: S3Request) {
    const sha256 = createHash("sha256").update(body ?? "")
    const all = { ...headers, "x-amz-content-sha256": sha256.digest("hex") }
    const signed = await new AwsV4Signer({ url: `${base}${path}`, method, headers: all, service: "s3", ...keys }).sign()
    const isolate = method === "GET" ? reads : writes
    try {
      return await isolate(async (signal) => {
        const response = await fetch(signed.url, { method, headers: signed.headers, body, signal, redirect: "error" })
        const bytes = await bytesOf(response)
        if (expect.includes(response.status)) return { status: response.status, bytes }
        throw new Error(`it responded with ${response.status} ${textOf(bytes.toString(), "Code")}`)
      })
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

async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxResponseBytes) throw new Error(`it responded with more than ${maxResponseBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function storedImage(entry: string): StoredImage {
  const name = textOf(entry, "Key").slice(folder.length)
  return { name, changedAt: new Date(textOf(entry, "LastModified")), bytes: Number(textOf(entry, "Size")) }
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

function textOf(xml: string, tag: string): string {
  const [, text = ""] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? []
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? "")
}

/** Storage that fails or rejects our requests is a server fault: 503 for the client, the cause in the log. */
function unavailable(error: unknown): Error {
  const cause = new Error("The image storage is unavailable", { cause: error })
  return new Unavailable(cause, { retryAfterSeconds: 5 })
}
