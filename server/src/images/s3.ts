import { createHash } from "node:crypto"
import { AwsV4Signer } from "aws4fetch"
import type { ImageStore, StoredImage } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"
import { isolated } from "#isolation/isolated.ts"
import { Unavailable } from "#isolation/unavailable.ts"

export type S3Place = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

type Ask = { method?: string; headers?: Record<string, string>; body?: Buffer; expect: readonly number[] }

type Limits = { readTimeoutMs: number; writeTimeoutMs: number; openMs: number }

const folder = "images/"
const standard: Limits = { readTimeoutMs: 2500, writeTimeoutMs: 10_000, openMs: 5000 }
/** Well above the largest picture that is ever kept, and the longest page of a list. */
const maxAnswerBytes = 10 * 1024 * 1024
const failureThreshold = 5

/** Keeps pictures in a bucket of any storage that speaks S3, with addresses in path style, which all of them know. */
export function s3Store({ endpoint, bucket, ...keys }: S3Place, limits: Partial<Limits> = {}): ImageStore {
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`

  const { readTimeoutMs, writeTimeoutMs, openMs } = { ...standard, ...limits }
  const breaker = { failureThreshold, openMs }
  // Apart from each other: storage that takes no more pictures still shows those it has.
  const reading = { maxConcurrent: 50, maxQueued: 50, timeoutMs: readTimeoutMs }
  const writing = { maxConcurrent: 10, maxQueued: 20, timeoutMs: writeTimeoutMs }
  const reads = isolated({ name: "Reading from S3", ...reading, ...breaker })
  const writes = isolated({ name: "Writing to S3", ...writing, ...breaker })

  async function ask(path: string, { method = "GET", headers = {}, body, expect }: Ask) {
    const sha256 = createHash("sha256").update(body ?? "")
    const all = { ...headers, "x-amz-content-sha256": sha256.digest("hex") }
    const signed = await new AwsV4Signer({ url: `${base}${path}`, method, headers: all, service: "s3", ...keys }).sign()
    const isolate = method === "GET" ? reads : writes
    try {
      return await isolate(async (signal) => {
        const answer = await fetch(signed.url, { method, headers: signed.headers, body, signal, redirect: "error" })
        const bytes = await bytesOf(answer)
        if (expect.includes(answer.status)) return { status: answer.status, bytes }
        throw new Error(`it answered ${answer.status} ${textOf(bytes.toString(), "Code")}`)
      })
    } catch (error) {
      throw away(error)
    }
  }

  return {
    put: async (name, bytes) => {
      const headers = { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" }
      await ask(`/${folder}${name}`, { method: "PUT", headers, body: bytes, expect: [200] })
    },

    get: async (name) => {
      const { status, bytes } = await ask(`/${folder}${name}`, { expect: [200, 404] })
      if (status === 200) return bytes
      if (textOf(bytes.toString(), "Code") === "NoSuchBucket") throw away(new Error("there is no such bucket"))
      return null
    },

    async *list() {
      for (let from = ""; ; ) {
        const next = from && { "continuation-token": from }
        const query = new URLSearchParams({ "list-type": "2", prefix: folder, ...next })
        const { bytes } = await ask(`?${query}`, { expect: [200] })
        const xml = bytes.toString()
        for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const image = storedImage(entry)
          if (isImageName(image.name)) yield image
        }
        from = textOf(xml, "NextContinuationToken")
        if (!from) return
      }
    },

    // How much it takes is agreed with whoever runs it.
    refuseWithoutRoom: async () => {},

    remove: async (name) => {
      await ask(`/${folder}${name}`, { method: "DELETE", expect: [200, 204, 404] })
    },
  }
}

async function bytesOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > maxAnswerBytes) throw new Error(`it answered more than ${maxAnswerBytes} bytes`)
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

/** Storage that is away or refuses us is our trouble: who asks is told to come back, and the log has the cause. */
function away(error: unknown): Error {
  const cause = new Error("The image storage cannot be used", { cause: error })
  return new Unavailable(cause, { retryAfterSeconds: 5 })
}
