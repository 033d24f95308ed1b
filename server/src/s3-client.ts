import { createHash } from "node:crypto"
import { AwsV4Signer } from "aws4fetch"

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Request = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer<ArrayBuffer>
  expect: readonly number[]
  signal: AbortSignal
}

/** Well above the largest stored image and the largest page of a listing. */
const maxResponseBytes = 10 * 1024 * 1024

/** Sends signed requests to a bucket of any S3-compatible storage. Uses path-style URLs, which all of them support. */
export function s3Client({ endpoint, bucket, ...keys }: S3Settings) {
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`

  return async function send(path: string, { method = "GET", headers = {}, body, expect, signal }: S3Request) {
    const sha256 = createHash("sha256").update(body ?? "")
    const all = { ...headers, "x-amz-content-sha256": sha256.digest("hex") }
    const signed = await new AwsV4Signer({ url: `${base}${path}`, method, headers: all, service: "s3", ...keys }).sign()
    const response = await fetch(signed.url, { method, headers: signed.headers, body, signal, redirect: "error" })
    const bytes = await bytesOf(response)
    if (expect.includes(response.status)) return { status: response.status, headers: response.headers, bytes }
    throw new Error(`it responded with ${response.status} ${xmlText(bytes.toString(), "Code")}`)
  }
}

export type S3Object = { key: string; changedAt: Date; bytes: number }

/** The objects whose keys begin with this prefix. `send` requests one page. */
export async function* listObjects(
  prefix: string,
  send: (path: string) => Promise<{ bytes: Buffer }>,
): AsyncGenerator<S3Object> {
  for (let token = ""; ; ) {
    const next = token && { "continuation-token": token }
    const query = new URLSearchParams({ "list-type": "2", prefix, ...next })
    const xml = (await send(`?${query}`)).bytes.toString()
    for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const changedAt = new Date(xmlText(entry, "LastModified"))
      yield { key: xmlText(entry, "Key"), changedAt, bytes: Number(xmlText(entry, "Size")) }
    }
    token = xmlText(xml, "NextContinuationToken")
    if (!token) return
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

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

export function xmlText(xml: string, tag: string): string {
  const [, text = ""] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? []
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? "")
}
